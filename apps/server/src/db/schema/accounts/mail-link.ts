/** A single-use token in a link of a mail. */
export interface MailLinkTable {
  /** What it is for and whose it is: a later link takes the place of an earlier one. */
  slot: string;
  /** SHA-256 of the link's token, base64url. */
  token_hash: string;
  kind: 'confirm' | 'reset';
  /** Null for an address without an account: the same work is done, but no mail is sent. */
  person_id: string | null;
  /** Where the mail went. */
  email: string;
  created_at: number;
  expires_at: number;
}
