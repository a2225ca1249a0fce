import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Egress } from '../egress/egress.ts';
import type { MailContent } from '../egress/mail.ts';
import type { ScraperEvents } from './events.ts';
import type { LiveSet } from './live.ts';
import type { Runner } from './scraper.ts';

/** Encrypts texts; `context` must be the same to open one, so that ciphers cannot be moved. */
export interface Sealer {
  seal(plain: string, context: string): string;
  /** Null when it was sealed elsewhere or under another context. */
  open(sealed: string, context: string): string | null;
}

/** Dependencies of the scraper routes. */
export interface ScraperServices {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly egress: Egress;
  readonly runner: Runner;
  readonly live: Pick<LiveSet, 'isOutdated' | 'refresh'>;
  readonly events: ScraperEvents;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The public URL; null when the origin is taken from each request. */
  readonly publicUrl: URL | null;
  /** Whether an API that is not a scraper has that path. */
  isBuiltIn(api: string): boolean;
  /** Writes to every admin. */
  emailAdmins(letter: MailContent): void;
  /** How long a page is waited for that definitions are to be proposed for. */
  readonly suggestTimeoutMs: number;
  /** Unix milliseconds. */
  now(): number;
}
