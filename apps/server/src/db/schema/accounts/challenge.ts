/** What a passkey must sign, once. */
export interface ChallengeTable {
  /** SHA-256, base64url. */
  hash: string;
  /** Who adds a passkey; null for a sign-in. */
  person_id: string | null;
  expires_at: number;
}
