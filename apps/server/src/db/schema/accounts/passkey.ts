export interface PasskeyTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  /** Base64url, from the device; unique. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON list of the passkey's transports. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}
