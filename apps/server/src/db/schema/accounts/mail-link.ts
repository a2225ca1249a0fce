/** A single-use token in a link of a mail. */
export interface MailLinkTable {
  /** Purpose and owner: a later link replaces an earlier one. */
  slot: string;
  /** SHA-256 of the link's token, base64url. */
  token_hash: string;
  kind: 'confirm' | 'reset';
  /** Null for an address without an account: the same work is done, but no mail is sent. */
  person_id: string | null;
  /** Recipient of the mail. */
  email: string;
  created_at: number;
  expires_at: number;
}
