/** Assembles notifications: events are stored as notifications, which people read in the header. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import type { Sources } from './listen.ts';
import { listenTo } from './listen.ts';
import { notificationRoutes } from './notifications.route.ts';
import { scheduleSweep } from './sweep.ts';

/** Disposal waits for pending events, so it comes before the database closes and after all event sources. */
export interface Notifications extends AsyncDisposable {
  readonly routes: Route[];
  /** Stores notifications of these events from now on. */
  listenTo(sources: Sources): void;
  /** Checks for approaching expiry now. This also runs every hour. Rejects when the database is unavailable. */
  sweep(): Promise<void>;
  /** Resolves when all events so far are stored. */
  settled(): Promise<void>;
}

interface NotificationsOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly log: Pick<Logger, 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function createNotifications({ database, scheduler, log, now = Date.now }: NotificationsOptions): Notifications {
  const background = createBackground(log);
  const sweep = scheduleSweep(scheduler, database, now);
  const stops: (() => void)[] = [];
  return {
    routes: notificationRoutes(database, now),
    listenTo: (sources) => void stops.push(listenTo(sources, { database, background, now })),
    sweep: () => sweep.run(),
    settled: () => background.settled(),
    async [Symbol.asyncDispose]() {
      await sweep[Symbol.asyncDispose]();
      for (const stop of stops) stop();
      await background.settled();
    },
  };
}
