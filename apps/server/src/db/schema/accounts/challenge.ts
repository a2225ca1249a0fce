/** A single-use challenge for a passkey. */
export interface ChallengeTable {
  /** SHA-256, base64url. */
  hash: string;
  /** The person who adds a passkey; null for a sign-in. */
  person_id: string | null;
  expires_at: number;
}
