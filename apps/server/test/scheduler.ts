/** A scheduler that logs nothing. Its tasks run only when a test starts it or requests a run. */
import type { Database } from '../src/db/database.ts';
import type { Scheduler } from '../src/jobs/scheduler.ts';
import { createScheduler } from '../src/jobs/scheduler.ts';

export const schedulerOf = (database: Database, now: () => number = Date.now): Scheduler =>
  createScheduler({ database, log: { warn() {}, error() {} }, now });
