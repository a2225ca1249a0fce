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
import * as firstSteps from '../contract/accounts/first-steps.ts';
import * as health from '../contract/site/health.ts';
import * as overview from '../contract/site/overview.ts';
import * as hub from '../contract/hub/hub.ts';
import * as clientPackage from '../contract/hub/client-package.ts';
import * as mcp from '../contract/hub/mcp.ts';
import * as invitations from '../contract/accounts/invitations.ts';
import * as keys from '../contract/accounts/keys.ts';
import * as messages from '../contract/site/messages.ts';
import * as people from '../contract/accounts/people.ts';
import * as pictures from '../contract/content/pictures.ts';
import * as notifications from '../contract/accounts/notifications.ts';
import * as plans from '../contract/plans/plans.ts';
import * as posts from '../contract/content/posts.ts';
import * as premium from '../contract/plans/premium.ts';
import * as prayerFeeds from '../contract/accounts/prayer-feeds.ts';
import * as quranReading from '../contract/accounts/quran-reading.ts';
import * as puzzlePlay from '../contract/accounts/puzzle-play.ts';
import * as recovery from '../contract/accounts/recovery.ts';
import * as scrapers from '../contract/scrapers/scrapers.ts';
import * as session from '../contract/accounts/session.ts';
import * as site from '../contract/site/site.ts';
import * as stats from '../contract/stats.ts';
import * as updates from '../contract/content/updates.ts';
import * as usage from '../contract/hub/usage.ts';
import { accountConformance } from './accounts/account.conformance.ts';
import { auditConformance } from './site/audit.conformance.ts';
import { appsConformance } from './content/apps.conformance.ts';
import { contentConformance } from './content/content.conformance.ts';
import { adminUpdatesConformance } from './content/admin-updates.conformance.ts';
import { healthConformance } from './site/health.conformance.ts';
import { overviewConformance } from './site/overview.conformance.ts';
import { hubConformance } from './hub/hub.conformance.ts';
import { clientPackageConformance } from './hub/client-package.conformance.ts';
import { mcpConformance } from './hub/mcp.conformance.ts';
import { invitationsConformance } from './accounts/invitations.conformance.ts';
import { keysConformance } from './accounts/keys.conformance.ts';
import { messagesConformance } from './site/messages.conformance.ts';
import { peopleConformance } from './accounts/people.conformance.ts';
import { picturesConformance } from './content/pictures.conformance.ts';
import { notificationsConformance } from './accounts/notifications.conformance.ts';
import { plansConformance } from './plans/plans.conformance.ts';
import { premiumConformance } from './plans/premium.conformance.ts';
import { postsConformance } from './content/posts.conformance.ts';
import { prayerFeedsConformance } from './accounts/prayer-feeds.conformance.ts';
import { quranReadingConformance } from './accounts/quran-reading.conformance.ts';
import { puzzlePlayConformance } from './accounts/puzzle-play.conformance.ts';
import { recoveryConformance } from './accounts/recovery.conformance.ts';
import { scrapersConformance } from './scrapers/scrapers.conformance.ts';
import { sessionConformance } from './accounts/session.conformance.ts';
import { siteConformance } from './site/site.conformance.ts';
import { updatesConformance } from './content/updates.conformance.ts';
import { usageConformance } from './hub/usage.conformance.ts';
import { sampleConformance, sampleContracts } from './modules/modules.conformance.ts';
import { createWorld, NotProvided, type Subject } from './world.ts';

/** Every entry of the contract, by its name. */
const entries = Object.entries<unknown>({
  ...posts,
  ...pictures,
  ...apps,
  ...notifications,
  ...session,
  ...recovery,
  ...account,
  ...firstSteps,
  ...puzzlePlay,
  ...stats,
  ...content,
  ...site,
  ...invitations,
  ...health,
  ...overview,
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
  ...clientPackage,
  ...mcp,
  ...usage,
  ...scrapers,
  ...sampleContracts,
  ...prayerFeeds,
  ...quranReading,
}).filter(
  (pair): pair is [string, Endpoint] =>
    typeof pair[1] === 'object' && pair[1] !== null && 'method' in pair[1] && 'path' in pair[1],
);

const conformance = [
  ...appsConformance,
  ...notificationsConformance,
  ...sessionConformance,
  ...recoveryConformance,
  ...accountConformance,
  ...puzzlePlayConformance,
  ...contentConformance,
  ...siteConformance,
  ...invitationsConformance,
  ...healthConformance,
  ...overviewConformance,
  ...messagesConformance,
  ...peopleConformance,
  ...auditConformance,
  ...updatesConformance,
  ...adminUpdatesConformance,
  ...postsConformance,
  ...picturesConformance,
  ...plansConformance,
  ...premiumConformance,
  ...keysConformance,
  ...hubConformance,
  ...clientPackageConformance,
  ...mcpConformance,
  ...usageConformance,
  ...scrapersConformance,
  ...sampleConformance,
  ...prayerFeedsConformance,
  ...quranReadingConformance,
];

/**
 * Outcomes that need a case for an entry: success, each declared failure, and the rejections that follow from its
 * `auth`.
 */
function requiredBy(endpoint: Endpoint): string[] {
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
  /** Codes of failures that it never returns. */
  readonly omitted: readonly string[];
}

/** @param provided default: the whole contract, except what only the sample layer answers */
export function describeConformance(name: string, createSubject: () => Promise<Subject>, provided?: Provided): void {
  describe(`${name} conforms to the contract`, () => {
    let subject: Subject | undefined;
    afterEach(async () => {
      await subject?.close();
      subject = undefined;
    });

    it('covers every entry of the contract', () => {
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

    for (const [entry, endpoint] of entries.filter(
      ([, one]) => provided?.endpoints.includes(one) ?? one.isSample !== true,
    )) {
      describe(`${entry}: ${endpoint.method} ${endpoint.path}`, () => {
        const cases = conformance.filter((one) => one.endpoint === endpoint);

        it('has a case for success and for every declared failure', () => {
          const shown = new Set(cases.map(({ shows }) => shows));
          expect(requiredBy(endpoint).filter((required) => !shown.has(required))).toEqual([]);
        });

        it.for(cases.filter(({ shows }) => !provided?.omitted.includes(shows)))(
          '$shows: $title',
          async ({ run }, { skip }) => {
            subject = await createSubject();
            try {
              await run(createWorld(subject));
            } catch (error) {
              skip(provided !== undefined && error instanceof NotProvided, 'not provided');
              throw error;
            }
          },
        );
      });
    }
  });
}
