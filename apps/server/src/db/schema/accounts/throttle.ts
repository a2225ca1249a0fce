/** Tries that count against a next one; in the database so that throttling survives a restart and holds across processes. */
export interface ThrottleTable {
  /** What is throttled, after a colon the SHA-256 of whom: `login-address:…`. */
  id: string;
  tries: number;
  blocked_until: number;
  /** From then on the tries no longer count. */
  forget_at: number;
}
