import type { Background } from '../accounts/background.ts';
import type { Database } from '../db/database.ts';
import type { MailContent } from '../egress/mail.ts';
import type { PremiumEvents } from './events.ts';

/** Dependencies of the plan and premium routes. */
export interface PremiumServices {
  readonly database: Database;
  readonly events: PremiumEvents;
  readonly background: Background;
  /** HMAC of a voucher's code. */
  codeHash(code: string): string;
  emailAdmins(letter: MailContent): void;
  /** What people call the site now. */
  siteName(): string;
  /** Unix milliseconds. */
  now(): number;
}
