/** Mails: those that wait, and for some days those that went or could not go. */
export interface MailTable {
  /** UUID v7. */
  id: string;
  recipient: string;
  subject: string;
  /** AES-256-GCM of the mail, bound to the ID: it may hold a sign-in link. Null once no further attempt follows. */
  sealed: string | null;
  tries: number;
  /** When it is tried next; while it is tried, when another process may take it over. */
  due_at: number;
  created_at: number;
  sent_at: number | null;
  failed_at: number | null;
  /** What the mail server said last. */
  failure: string | null;
}
