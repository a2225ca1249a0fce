/** Android apps: uploads, versions and downloads. */
import type { Logger } from 'pino';
import { createBackground } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import type { AppEvents } from './events.ts';
import { openAppFiles } from './files.ts';
import { publicRoutes } from './public.route.ts';
import type { AppServices } from './services.ts';
import { scheduleSweep } from './sweep.ts';
import { uploadRoutes } from './uploads.route.ts';
import { versionRoutes } from './versions.route.ts';

/** Disposal aborts running work, so it comes before the database closes. */
export interface Apps extends AsyncDisposable {
  readonly routes: Route[];
  /** Deletes abandoned uploads and files now. This also runs every hour. */
  sweep(): Promise<void>;
}

interface AppsOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly filesDir: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export async function createApps({ database, scheduler, filesDir, log, now = Date.now }: AppsOptions): Promise<Apps> {
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
  const sweep = scheduleSweep(scheduler, services);
  return {
    routes: [...uploadRoutes(services), ...versionRoutes(services), ...publicRoutes(services)],
    sweep: () => sweep.run(),
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('The server is closing.'));
      await sweep[Symbol.asyncDispose]();
      await background.settled();
    },
  };
}
