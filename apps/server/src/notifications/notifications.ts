/** Notifications, assembled: what happens is heard and kept, people read it in the header. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import type { Sources } from './listen.ts';
import { listenTo } from './listen.ts';
import { notificationRoutes } from './notifications.route.ts';
import { sweep } from './sweep.ts';

export interface Notifications {
  readonly routes: Route[];
  /** Looks for ends that come nearer. Rejects when the database does not answer. */
  sweep(): Promise<void>;
  /** Sweeps each hour from now on. */
  start(): void;
  /** Resolves when what was heard is kept. */
  settled(): Promise<void>;
  /** After whatever tells something; before the database closes. */
  close(): Promise<void>;
}

interface NotificationsOptions extends Sources {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const sweepEveryMs = 3_600_000;

export function createNotifications({
  database,
  log,
  now = Date.now,
  ...sources
}: NotificationsOptions): Notifications {
  const background = createBackground(log);
  const stopListening = listenTo(sources, { database, background, now });
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: notificationRoutes(database, now),
    sweep: () => sweep(database, now()),
    start() {
      const look = () => background.runSingle('ends that come nearer', () => sweep(database, now()));
      look();
      timer = setInterval(look, sweepEveryMs).unref();
    },
    settled: () => background.settled(),
    async close() {
      clearInterval(timer);
      stopListening();
      await background.settled();
    },
  };
}
