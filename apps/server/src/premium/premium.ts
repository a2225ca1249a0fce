/** Assembles plans and premium. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { MailContent, Mailer } from '../egress/mail.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import { accountPlanRoutes } from './account-plan.route.ts';
import type { PremiumEvents, PremiumHappenings } from './events.ts';
import { subscribePlanMails, type NewsServices } from './news.ts';
import { peopleRoutes } from './people.route.ts';
import { planRoutes } from './plans.route.ts';
import { requestRoutes } from './requests.route.ts';
import { scheduleSweep } from './sweep.ts';
import { createCodeHash } from './voucher-code.ts';
import { voucherRoutes } from './vouchers.route.ts';

/** Disposal waits for pending work, so it comes before accounts and the database close. */
export interface Premium extends AsyncDisposable {
  readonly routes: Route[];
  readonly events: PremiumEvents;
  /** Records expired plans now. This also runs every minute. Rejects when the database is unavailable. */
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
  emailAdmins(letter: MailContent): void;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function createPremium({ scheduler, appSecret, log, now = Date.now, ...given }: PremiumOptions): Premium {
  const events = createEvents<PremiumHappenings>();
  const background = createBackground(log);
  const services: NewsServices = { ...given, events, background, now, codeHash: createCodeHash(appSecret) };
  logEvents(events, log);
  subscribePlanMails(services);
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
