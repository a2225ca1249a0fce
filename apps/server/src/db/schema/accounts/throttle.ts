/** Counted attempts; in the database so that throttling survives a restart and holds across processes. */
export interface ThrottleTable {
  /** Rule name, colon, SHA-256 of the subject: `login-address:…`. */
  id: string;
  tries: number;
  blocked_until: number;
  /** From then on the tries no longer count. */
  forget_at: number;
}
