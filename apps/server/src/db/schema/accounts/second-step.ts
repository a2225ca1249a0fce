/** The secret that an authenticator app shares. */
export interface SecondStepTable {
  person_id: string;
  /** AES-256-GCM of the base32 secret, bound to the person. */
  cipher: string;
  started_at: number;
  /** Null until the app's first code came back: nothing holds before. */
  confirmed_at: number | null;
  /** The 30 seconds that the last code taken belongs to: no code of them or earlier is taken again. */
  last_step: number;
}
