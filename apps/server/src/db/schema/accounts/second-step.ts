/** The secret that an authenticator app shares. */
export interface SecondStepTable {
  person_id: string;
  /** AES-256-GCM of the base32 secret, bound to the person. */
  cipher: string;
  started_at: number;
  /** Null until confirmed with the app's first code: not in force before. */
  confirmed_at: number | null;
  /** The 30-second step of the last accepted code: codes of this or earlier steps are rejected. */
  last_step: number;
}
