import type { Generated } from 'kysely';

/** What people wrote through the public forms. */
export interface MessageTable {
  /** UUID v7. */
  id: string;
  /** What people quote in later mails; unique. */
  reference: string;
  kind: 'contact' | 'support' | 'data-deletion';
  name: string;
  email: string;
  subject: string;
  text: string;
  request_id: string | null;
  /** The signed-in sender, while that account exists. */
  person_id: string | null;
  created_at: number;
  /** Grows when an admin calls it done, or open again. */
  version: Generated<number>;
  done_at: number | null;
  /** When an admin opened it first. */
  read_at: number | null;
  /** Set on removal; the message can be restored for some days. */
  removed_at: number | null;
}
