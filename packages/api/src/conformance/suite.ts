/**
 * The conformance cases of the contract, run against an implementation: all of them against the server, and those of
 * its calls and failures against the sample layer, so that features behave the same on both.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import * as account from '../contract/accounts/account.ts';
import * as accountPlan from '../contract/plans/account-plan.ts';
import * as audit from '../contract/site/audit.ts';
import * as apps from '../contract/content/apps.ts';
import * as content from '../contract/content/content.ts';
import * as adminUpdates from '../contract/content/admin-updates.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import * as health from '../contract/site/health.ts';
import * as hub from '../contract/hub/hub.ts';
import * as invitations from '../contract/accounts/invitations.ts';
import * as keys from '../contract/accounts/keys.ts';
import * as messages from '../contract/site/messages.ts';
import * as people from '../contract/accounts/people.ts';
import * as pictures from '../contract/content/pictures.ts';
import * as notifications from '../contract/accounts/notifications.ts';
import * as plans from '../contract/plans/plans.ts';
import * as posts from '../contract/content/posts.ts';
import * as premium from '../contract/plans/premium.ts';
import * as recovery from '../contract/accounts/recovery.ts';
import * as scrapers from '../contract/scrapers/scrapers.ts';
import * as session from '../contract/accounts/session.ts';
import * as site from '../contract/site/site.ts';
import * as stats from '../contract/stats.ts';
import * as updates from '../contract/content/updates.ts';
import * as usage from '../contract/hub/usage.ts';
import { accountPromises } from './accounts/account.conformance.ts';
import { auditPromises } from './site/audit.conformance.ts';
import { appsPromises } from './content/apps.conformance.ts';
import { contentPromises } from './content/content.conformance.ts';
import { adminUpdatesPromises } from './content/admin-updates.conformance.ts';
import { healthPromises } from './site/health.conformance.ts';
import { hubPromises } from './hub/hub.conformance.ts';
import { invitationsPromises } from './accounts/invitations.conformance.ts';
import { keysPromises } from './accounts/keys.conformance.ts';
import { messagesPromises } from './site/messages.conformance.ts';
import { peoplePromises } from './accounts/people.conformance.ts';
import { picturesPromises } from './content/pictures.conformance.ts';
import { notificationsPromises } from './accounts/notifications.conformance.ts';
import { plansPromises } from './plans/plans.conformance.ts';
import { premiumPromises } from './plans/premium.conformance.ts';
import { postsPromises } from './content/posts.conformance.ts';
import { recoveryPromises } from './accounts/recovery.conformance.ts';
import { scrapersPromises } from './scrapers/scrapers.conformance.ts';
import { sessionPromises } from './accounts/session.conformance.ts';
import { sitePromises } from './site/site.conformance.ts';
import { updatesPromises } from './content/updates.conformance.ts';
import { usagePromises } from './hub/usage.conformance.ts';
import { createWorld, LeftToTheServer, type Subject } from './world.ts';

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
  ...adminUpdates,
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

const conformance = [
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
  ...adminUpdatesPromises,
  ...postsPromises,
  ...picturesPromises,
  ...plansPromises,
  ...premiumPromises,
  ...keysPromises,
  ...hubPromises,
  ...usagePromises,
  ...scrapersPromises,
];

/**
 * Outcomes that need a case for an entry: success, each declared failure, and the rejections that follow from its
 * `auth`.
 */
function owedBy(endpoint: Endpoint): string[] {
  const refusals =
    endpoint.auth === 'anyone'
      ? []
      : endpoint.auth === 'admin'
        ? ['Unauthenticated', 'Forbidden']
        : ['Unauthenticated'];
  return [...new Set(['success', ...Object.keys(endpoint.errors), ...refusals])];
}

/** The part of the contract that an implementation provides. */
interface Provided {
  readonly endpoints: readonly Endpoint[];
  /** Failures that it never answers with, by code. */
  readonly omitted: readonly string[];
}

/** @param provided default: the whole contract */
export function describeConformance(name: string, createSubject: () => Promise<Subject>, provided?: Provided): void {
  describe(`${name} keeps the contract`, () => {
    let subject: Subject | undefined;
    afterEach(async () => {
      await subject?.close();
      subject = undefined;
    });

    it('tries every entry that the contract declares', () => {
      const folder = new URL('../contract/', import.meta.url);
      const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) =>
          Array.from(
            readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm),
            ([, entry]) => entry,
          ),
        );
      expect(entries.map(([entry]) => entry).toSorted()).toEqual(declared.toSorted());
    });

    for (const [entry, endpoint] of entries.filter(([, one]) => provided?.endpoints.includes(one) ?? true)) {
      describe(`${entry}: ${endpoint.method} ${endpoint.path}`, () => {
        const kept = conformance.filter((promise) => promise.endpoint === endpoint);

        it('has a case for success and for every declared failure', () => {
          const shown = new Set(kept.map(({ shows }) => shows));
          expect(owedBy(endpoint).filter((owed) => !shown.has(owed))).toEqual([]);
        });

        it.for(kept.filter(({ shows }) => !provided?.omitted.includes(shows)))(
          '$shows: $title',
          async ({ keep }, { skip }) => {
            subject = await createSubject();
            try {
              await keep(createWorld(subject));
            } catch (error) {
              skip(provided !== undefined && error instanceof LeftToTheServer, 'left to the server');
              throw error;
            }
          },
        );
      });
    }
  });
}
