import type { Logger } from 'pino';
import type { Registration } from '@apiyard/api/contract/site/site';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../egress/mail.ts';
import type { Background } from './background.ts';
import type { AccountEvents } from './events.ts';
import type { KeyHashOf } from './keys/key-hashes.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Sealer, Secrets } from './secrets.ts';

/** Dependencies of the account routes. */
export interface AccountServices {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly keyHashOf: KeyHashOf;
  /** Seals what authenticator apps share with us. */
  readonly stepSealer: Sealer;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly events: AccountEvents;
  readonly background: Background;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The public URL; null when the origin is taken from each request. */
  readonly publicUrl: URL | null;
  /** What people call the site now. */
  siteName(): string;
  /** Who can create an account at present. */
  registration(): Registration;
  /** Whether an address must be confirmed before its account works. */
  confirmFirst(): boolean;
  /** Unix milliseconds. */
  now(): number;
}
