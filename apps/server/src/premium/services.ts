import type { Background } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { Letter } from '../egress/mail.ts';
import type { PremiumEvents } from './events.ts';

/** What the routes of plans and premium work with. */
export interface PremiumServices {
  readonly database: Database;
  readonly events: PremiumEvents;
  readonly background: Background;
  /** HMAC of a voucher's code. */
  codeHash(code: string): string;
  tellAdmins(letter: Letter): void;
  /** What people call the site now. */
  siteName(): string;
  /** Unix milliseconds. */
  now(): number;
}
