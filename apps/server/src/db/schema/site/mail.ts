/** Outgoing mails: pending ones, and for some days those sent or abandoned. */
export interface MailTable {
  /** UUID v7. */
  id: string;
  recipient: string;
  subject: string;
  /** AES-256-GCM of the mail, bound to the ID: it may hold a sign-in link. Null once no further attempt follows. */
  sealed: string | null;
  tries: number;
  /** Time of the next attempt; during an attempt, when another process may take over. */
  due_at: number;
  created_at: number;
  sent_at: number | null;
  failed_at: number | null;
  /** The last error of the mail server. */
  failure: string | null;
}
