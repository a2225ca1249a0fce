import type { Generated } from 'kysely';

export interface SessionTable {
  /** SHA-256 of the cookie's token, base64url: a leaked database gives no access to sessions. */
  token_hash: string;
  person_id: string;
  created_at: number;
  /** As of the last minute; the idle end counts from here. */
  seen_at: number;
  /** Absolute end. */
  expires_at: number;
  address: string;
  user_agent: string;
  /** UUID v7, by which the person ends it; unique. */
  id: Generated<string>;
}
