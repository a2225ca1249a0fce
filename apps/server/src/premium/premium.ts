/** Plans and who is on them, assembled. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { Letter, Mailer } from '../egress/mail.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Route } from '../route.ts';
import { accountPlanRoutes } from './account-plan.route.ts';
import type { PremiumEvents, PremiumHappenings } from './events.ts';
import { writeLetters, type NewsServices } from './news.ts';
import { peopleRoutes } from './people.route.ts';
import { planRoutes } from './plans.route.ts';
import { requestRoutes } from './requests.route.ts';
import { sweep } from './sweep.ts';
import { createCodeHash } from './voucher-code.ts';
import { voucherRoutes } from './vouchers.route.ts';

export interface Premium {
  readonly routes: Route[];
  readonly events: PremiumEvents;
  /** Writes down what time has ended. Rejects when the database does not answer. */
  sweep(): Promise<void>;
  /** Sweeps each minute from now on. */
  start(): void;
  /** Resolves when nothing is under way any more; before accounts and database close. */
  close(): Promise<void>;
}

interface PremiumOptions {
  readonly database: Database;
  readonly appSecret: string;
  readonly mailer: Mailer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly publicUrl: URL | null;
  siteName(): string;
  tellAdmins(letter: Letter): void;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const sweepEveryMs = 60_000;

export function createPremium({ appSecret, log, now = Date.now, ...given }: PremiumOptions): Premium {
  const events = createEvents<PremiumHappenings>();
  const background = createBackground(log);
  const services: NewsServices = { ...given, events, background, now, codeHash: createCodeHash(appSecret) };
  logEvents(events, log);
  writeLetters(services);
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: [
      ...planRoutes(services),
      ...accountPlanRoutes(services),
      ...peopleRoutes(services),
      ...voucherRoutes(services),
      ...requestRoutes(services),
    ],
    events,
    sweep: () => sweep(services),
    start() {
      const look = () => background.runSingle('ends of plans', () => sweep(services));
      look();
      timer = setInterval(look, sweepEveryMs).unref();
    },
    async close() {
      clearInterval(timer);
      await background.settled();
    },
  };
}
