/**
 * The promises of the contract, tried against an implementation. The sample layer and the server run the same suite,
 * so that a feature built on one works on the other.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import * as account from '../contract/account.ts';
import * as accountPlan from '../contract/account-plan.ts';
import * as audit from '../contract/audit.ts';
import * as apps from '../contract/apps.ts';
import * as content from '../contract/content.ts';
import * as deskUpdates from '../contract/desk-updates.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import * as health from '../contract/health.ts';
import * as hub from '../contract/hub.ts';
import * as invitations from '../contract/invitations.ts';
import * as keys from '../contract/keys.ts';
import * as messages from '../contract/messages.ts';
import * as people from '../contract/people.ts';
import * as pictures from '../contract/pictures.ts';
import * as notifications from '../contract/notifications.ts';
import * as plans from '../contract/plans.ts';
import * as posts from '../contract/posts.ts';
import * as premium from '../contract/premium.ts';
import * as recovery from '../contract/recovery.ts';
import * as scrapers from '../contract/scrapers.ts';
import * as session from '../contract/session.ts';
import * as site from '../contract/site.ts';
import * as stats from '../contract/stats.ts';
import * as updates from '../contract/updates.ts';
import * as usage from '../contract/usage.ts';
import { accountPromises } from './account.promises.ts';
import { auditPromises } from './audit.promises.ts';
import { appsPromises } from './apps.promises.ts';
import { contentPromises } from './content.promises.ts';
import { deskUpdatesPromises } from './desk-updates.promises.ts';
import { healthPromises } from './health.promises.ts';
import { hubPromises } from './hub.promises.ts';
import { invitationsPromises } from './invitations.promises.ts';
import { keysPromises } from './keys.promises.ts';
import { messagesPromises } from './messages.promises.ts';
import { peoplePromises } from './people.promises.ts';
import { picturesPromises } from './pictures.promises.ts';
import { notificationsPromises } from './notifications.promises.ts';
import { plansPromises } from './plans.promises.ts';
import { premiumPromises } from './premium.promises.ts';
import { postsPromises } from './posts.promises.ts';
import { recoveryPromises } from './recovery.promises.ts';
import { scrapersPromises } from './scrapers.promises.ts';
import { sessionPromises } from './session.promises.ts';
import { sitePromises } from './site.promises.ts';
import { updatesPromises } from './updates.promises.ts';
import { usagePromises } from './usage.promises.ts';
import { createWorld, type Subject } from './world.ts';

/** Every entry of the contract, by its name. */
const entries = Object.entries<unknown>({
  ...posts,
  ...pictures,
  ...apps,
  ...notifications,
  ...session,
  ...recovery,
  ...account,
  ...stats,
  ...content,
  ...site,
  ...invitations,
  ...health,
  ...messages,
  ...people,
  ...audit,
  ...updates,
  ...deskUpdates,
  ...plans,
  ...accountPlan,
  ...premium,
  ...keys,
  ...hub,
  ...usage,
  ...scrapers,
}).filter(
  (pair): pair is [string, Endpoint] =>
    typeof pair[1] === 'object' && pair[1] !== null && 'method' in pair[1] && 'path' in pair[1],
);

const promises = [
  ...appsPromises,
  ...notificationsPromises,
  ...sessionPromises,
  ...recoveryPromises,
  ...accountPromises,
  ...contentPromises,
  ...sitePromises,
  ...invitationsPromises,
  ...healthPromises,
  ...messagesPromises,
  ...peoplePromises,
  ...auditPromises,
  ...updatesPromises,
  ...deskUpdatesPromises,
  ...postsPromises,
  ...picturesPromises,
  ...plansPromises,
  ...premiumPromises,
  ...keysPromises,
  ...hubPromises,
  ...usagePromises,
  ...scrapersPromises,
];

/** What an entry has promised: success, each failure it declares, and the refusals that its auth brings. */
function owedBy(endpoint: Endpoint): string[] {
  const refusals =
    endpoint.auth === 'anyone'
      ? []
      : endpoint.auth === 'admin'
        ? ['Unauthenticated', 'Forbidden']
        : ['Unauthenticated'];
  return [...new Set(['success', ...Object.keys(endpoint.errors), ...refusals])];
}

export function describeConformance(name: string, createSubject: () => Promise<Subject>): void {
  describe(`${name} keeps the contract`, () => {
    let subject: Subject | undefined;
    afterEach(async () => {
      await subject?.close();
      subject = undefined;
    });

    it('tries every entry that the contract declares', () => {
      const folder = new URL('../contract/', import.meta.url);
      const declared = readdirSync(folder).flatMap((file) =>
        Array.from(
          readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm),
          ([, entry]) => entry,
        ),
      );
      expect(entries.map(([entry]) => entry).toSorted()).toEqual(declared.toSorted());
    });

    for (const [entry, endpoint] of entries) {
      describe(`${entry}: ${endpoint.method} ${endpoint.path}`, () => {
        const kept = promises.filter((promise) => promise.endpoint === endpoint);

        it('has a promise for success and for every failure it may answer', () => {
          const shown = new Set(kept.map(({ shows }) => shows));
          expect(owedBy(endpoint).filter((owed) => !shown.has(owed))).toEqual([]);
        });

        it.each(kept)('$shows: $title', async ({ keep }) => {
          subject = await createSubject();
          await keep(createWorld(subject));
        });
      });
    }
  });
}
