import type { Logger } from 'pino';
import type { Background } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { AppEvents } from './events.ts';
import type { AppFiles } from './files.ts';

export interface AppServices {
  readonly database: Database;
  readonly files: AppFiles;
  readonly events: AppEvents;
  readonly background: Background;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Aborts running work when the server closes. */
  readonly closing: AbortSignal;
  now(): number;
}
