import type { Generated } from 'kysely';

/** Invitations to create an account while registration is restricted. */
export interface InvitationTable {
  /** UUID v7. */
  id: string;
  /** SHA-256 of the link's token, base64url; unique. */
  token_hash: string;
  /** Lower case; null when anyone with the link may use it. */
  email: string | null;
  note: string;
  uses_max: number;
  uses: Generated<number>;
  invited_by: string | null;
  /** The last one. */
  used_by: string | null;
  used_at: number | null;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
}
