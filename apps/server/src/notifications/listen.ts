/** Events that a person is notified of. Each notification is written after the response of the request that caused it. */
import type { AccountEvents } from '../accounts/events.ts';
import type { Background } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { listAdminMailboxes } from '../accounts/person-store.ts';
import { dayOf } from '../day.ts';
import type { QuotaEvents } from '../hub/quota-events.ts';
import type { ScraperEvents } from '../scrapers/events.ts';
import type { PremiumEvents } from '../premium/events.ts';
import type { NewNotification } from './notify.ts';
import { notify } from './notify.ts';
import { findPlanName } from '../premium/plans-store.ts';

export interface Sources {
  readonly accounts: AccountEvents;
  readonly premium: PremiumEvents;
  readonly quota: QuotaEvents;
  readonly scrapers: ScraperEvents;
}

interface Services {
  readonly database: Database;
  readonly background: Background;
  now(): number;
}

/** From this number of remaining codes on, the person is reminded to create new ones. */
const recoveryCodesFew = 3;

export async function planOf(
  { kysely }: Pick<Database, 'kysely'>,
  plan: string,
): Promise<{ plan: string; planName: string }> {
  return { plan, planName: (await findPlanName(kysely, plan)) ?? '' };
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Returns the function that unsubscribes. */
export function listenTo(
  { accounts, premium, quota, scrapers }: Sources,
  { database, background, now }: Services,
): () => void {
  /** Subject and time are fixed now; further data is looked up later. */
  const run = (personId: string, what: () => Promise<NewNotification>) => {
    const at = now();
    background.runInTurn(`notifications of ${personId}`, async () => notify(database, await what(), at));
  };
  const ends = [
    quota.listen(({ personId, percent, limit, day }) => {
      run(personId, async () => ({
        personId,
        key: `quota ${percent} ${day}`,
        news: { kind: 'quota', percent, limit },
      }));
    }),
    scrapers.listen((event) => {
      if (event.type !== 'scraper source away') return;
      const { scraperId, api, title } = event;
      const at = now();
      background.run(`notifications about ${api}`, async () => {
        for (const { id: personId } of await listAdminMailboxes(database.kysely)) {
          const key = `source away ${scraperId} ${dayOf(at)}`;
          await notify(database, { personId, key, news: { kind: 'source away', api, title, scraperId } }, at);
        }
      });
    }),
    accounts.listen((event) => {
      if (event.type === 'signed in' && event.isNewDevice) {
        const { personId, browser, system, from } = event;
        run(personId, async () => ({
          personId,
          key: `sign-in ${from?.requestId ?? newId(now())}`,
          news: { kind: 'new sign-in', browser, system },
        }));
      }
      if (event.type === 'recovery code used' && event.left <= recoveryCodesFew) {
        const { personId, left, from } = event;
        run(personId, async () => ({
          personId,
          key: `recovery codes ${from?.requestId ?? newId(now())}`,
          news: { kind: 'recovery codes', left },
        }));
      }
    }),
    premium.listen((event) => {
      if (!('personId' in event) || !('plan' in event)) return;
      const { type, personId, plan, from } = event;
      const once = from?.requestId ?? `at ${now()}`;
      switch (type) {
        case 'plan granted':
        case 'plan request granted':
          return run(personId, async () => ({
            personId,
            key: `plan granted ${once}`,
            news: { kind: 'plan granted', ...(await planOf(database, plan)), until: isoOrNull(event.until) },
          }));
        case 'plan ended':
          return run(personId, async () => ({
            personId,
            key: `plan ended ${plan} ${once}`,
            news: { kind: 'plan ended', ...(await planOf(database, plan)) },
          }));
        case 'plan request declined':
          return run(personId, async () => ({
            personId,
            key: `plan declined ${event.askedId}`,
            news: { kind: 'plan declined', ...(await planOf(database, plan)) },
          }));
        default:
      }
    }),
  ];
  return () => ends.forEach((end) => end());
}
