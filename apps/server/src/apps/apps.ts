/** Android apps: how they come in, and how people get them. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Route } from '../route.ts';
import type { AppEvents } from './events.ts';
import { openAppFiles } from './files.ts';
import { publicRoutes } from './public.route.ts';
import type { AppServices } from './services.ts';
import { sweep } from './sweep.ts';
import { uploadRoutes } from './uploads.route.ts';
import { versionRoutes } from './versions.route.ts';

export interface Apps {
  readonly routes: Route[];
  /** Takes away what nobody comes back for; also runs by itself every hour. Never rejects. */
  sweep(): Promise<void>;
  /** Before the database closes. */
  close(): Promise<void>;
}

interface AppsOptions {
  readonly database: Database;
  readonly filesDir: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const sweepEveryMs = 3_600_000;

export async function createApps({ database, filesDir, log, now = Date.now }: AppsOptions): Promise<Apps> {
  const events: AppEvents = createEvents();
  logEvents(events, log);
  const background = createBackground(log);
  const closing = new AbortController();
  const services: AppServices = {
    database,
    files: await openAppFiles(filesDir),
    events,
    background,
    log,
    closing: closing.signal,
    now,
  };
  const sweepNow = async () => {
    background.runSingle('sweep of apps', () => sweep(services));
    await background.settled();
  };
  const timer = setInterval(() => void sweepNow(), sweepEveryMs).unref();
  return {
    routes: [...uploadRoutes(services), ...versionRoutes(services), ...publicRoutes(services)],
    sweep: sweepNow,
    async close() {
      clearInterval(timer);
      closing.abort(new Error('The server is closing.'));
      await background.settled();
    },
  };
}
