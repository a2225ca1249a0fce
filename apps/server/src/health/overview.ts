/** The first page of admins: figures of the last days, and what needs someone. */
import { defaultSite } from '@apiyard/api/contract/site/default-site';
import type { AdminOverview, SetupTask } from '@apiyard/api/contract/site/overview';
import { getAdminOverview, setupTasks } from '@apiyard/api/contract/site/overview';
import { isSecure } from '../accounts/sessions/cookies.ts';
import { dayOf } from '../day.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { countMessages } from '../messages/messages-store.ts';
import { countOpenRequests } from '../premium/requests-store.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { backupDueMs, failingScrapers, lastBackup } from './health.ts';
import { countCallsByDay, countFailuresByDay, countSignUpsByDay } from './health-store.ts';

interface OverviewSources {
  readonly database: Database;
  readonly env: Pick<Env, 'publicUrl' | 'smtpUrl'>;
  siteName(): string;
  /** Calls that are not counted yet. */
  flushCalls(): Promise<unknown>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
const daysShown = 8;
/** Days have many rows in large installations: admins share one count. */
const countedForMs = 30_000;

export function overviewRoutes({ database, env, siteName, flushCalls, now = Date.now }: OverviewSources): Route[] {
  const { kysely } = database;
  let counted: { readonly untilMs: number; readonly days: Promise<AdminOverview['days']> } | null = null;
  const days = () => {
    if (counted === null || counted.untilMs <= now()) {
      const counting = countDays();
      counting.catch(() => (counted = null));
      counted = { untilMs: now() + countedForMs, days: counting };
    }
    return counted.days;
  };

  async function countDays(): Promise<AdminOverview['days']> {
    await flushCalls();
    const today = Math.floor(now() / dayMs);
    const from = today - daysShown + 1;
    const fromDay = dayOf(from * dayMs);
    const [signUps, calls, failures] = await Promise.all([
      countSignUpsByDay(kysely, from * dayMs),
      countCallsByDay(kysely, fromDay),
      countFailuresByDay(kysely, fromDay),
    ]);
    return Array.from({ length: daysShown }, (_, index) => {
      const day = dayOf((from + index) * dayMs);
      return {
        day,
        signUps: signUps.get(from + index) ?? 0,
        calls: calls.get(day) ?? 0,
        failures: failures.get(day) ?? 0,
      };
    });
  }

  return [
    route(getAdminOverview, {
      rate: perMinute(60),
      handle: async ({ request }) => {
        const [counts, apisInTrouble, messages, planRequestsOpen, backup] = await Promise.all([
          days(),
          failingScrapers(database),
          countMessages(kysely),
          countOpenRequests(kysely),
          lastBackup(database),
        ]);
        const isOwed: Readonly<Record<SetupTask, boolean>> = {
          'plain-http': !isSecure(request, env),
          'no-backup': backup === null || backup + backupDueMs < now(),
          'no-smtp': env.smtpUrl === null,
          'default-name': siteName() === defaultSite.name,
        };
        return {
          days: counts,
          apisInTrouble,
          messagesOpen: messages.open,
          planRequestsOpen,
          tasks: setupTasks.filter((task) => isOwed[task]),
        };
      },
    }),
  ];
}
