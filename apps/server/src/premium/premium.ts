/** Plans and who is on them, assembled. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { Letter, Mailer } from '../egress/mail.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import { accountPlanRoutes } from './account-plan.route.ts';
import type { PremiumEvents, PremiumHappenings } from './events.ts';
import { writeLetters, type NewsServices } from './news.ts';
import { peopleRoutes } from './people.route.ts';
import { planRoutes } from './plans.route.ts';
import { requestRoutes } from './requests.route.ts';
import { scheduleSweep } from './sweep.ts';
import { createCodeHash } from './voucher-code.ts';
import { voucherRoutes } from './vouchers.route.ts';

/** Disposing of it waits for what is pending: before accounts and database are closed. */
export interface Premium extends AsyncDisposable {
  readonly routes: Route[];
  readonly events: PremiumEvents;
  /** Writes down what time has ended, now. It also happens every minute. Rejects when the database does not answer. */
  sweep(): Promise<void>;
}

interface PremiumOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly appSecret: string;
  readonly mailer: Mailer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly publicUrl: URL | null;
  siteName(): string;
  tellAdmins(letter: Letter): void;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function createPremium({ scheduler, appSecret, log, now = Date.now, ...given }: PremiumOptions): Premium {
  const events = createEvents<PremiumHappenings>();
  const background = createBackground(log);
  const services: NewsServices = { ...given, events, background, now, codeHash: createCodeHash(appSecret) };
  logEvents(events, log);
  writeLetters(services);
  const sweep = scheduleSweep(scheduler, services);
  return {
    routes: [
      ...planRoutes(services),
      ...accountPlanRoutes(services),
      ...peopleRoutes(services),
      ...voucherRoutes(services),
      ...requestRoutes(services),
    ],
    events,
    sweep: () => sweep.run(),
    async [Symbol.asyncDispose]() {
      await sweep[Symbol.asyncDispose]();
      await background.settled();
    },
  };
}
