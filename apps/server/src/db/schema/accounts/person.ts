import type { Generated } from 'kysely';
import type { Language } from '@apiyard/api/contract/hub/hub';

export interface PersonTable {
  /** UUID v7. */
  id: string;
  username: string;
  /** Lower case; unique. */
  username_key: string;
  /** Whose link was followed from its mailbox; null until then. */
  email: string | null;
  /** Lower case; unique where not null. */
  email_key: string | null;
  /** As typed; replaces `email` on confirmation. Several people may have entered the same one. */
  pending_email: string | null;
  name: string;
  avatar: string | null;
  role: 'user' | 'admin';
  plan: string;
  premium_until: number | null;
  /** PHC string of argon2id. */
  password_hash: string;
  disabled_at: number | null;
  created_at: number;
  /** In which the site writes to the person. */
  language: Generated<Language>;
  /** Null exactly where `email` is. */
  email_confirmed_at: number | null;
  password_changed_at: number | null;
  signed_in_at: number | null;
  /** When the account will be deleted; null if no deletion is scheduled. */
  deletion_due_at: number | null;
  /** 1 while the inputs of their calls are stored. */
  keep_inputs: Generated<number>;
  /** Grows with each change of role or state by an admin. */
  version: Generated<number>;
  /** Updates that were published until then are read. */
  updates_read_at: Generated<number>;
  /** 1 while the dashboard shows the first steps. */
  first_steps: Generated<number>;
}
