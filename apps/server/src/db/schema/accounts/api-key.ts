export interface ApiKeyTable {
  id: string;
  person_id: string;
  name: string;
  /** 1 for the key that `getMe` returns and session calls are metered on. */
  main: number;
  /** HMAC-SHA256 of the key under a secret derived from APP_SECRET, base64url; unique. */
  key_hash: string;
  masked: string;
  /** AES-256-GCM of the whole key; main keys only. */
  cipher: string | null;
  /** JSON list, or null for all. */
  areas: string | null;
  /** JSON list of `KeyScope`, or null when it has none. */
  scopes: string | null;
  /** JSON of `KeyRules`, or null when it has none. */
  rules: string | null;
  /** Counts changes by its owner. */
  version: number;
  created_at: number;
  expires_at: number | null;
  /** Set after rotation: the key works until then. */
  grace_until: number | null;
  /** Set on revocation; the row stays so that reports can name the key. */
  revoked_at: number | null;
  /** As of the last minute. */
  last_used_at: number | null;
}

/** Neither revoked nor past its time. */
export const isKeyActive = (
  row: Pick<ApiKeyTable, 'revoked_at' | 'expires_at' | 'grace_until'>,
  nowMs: number,
): boolean => row.revoked_at === null && (row.expires_at ?? Infinity) > nowMs && (row.grace_until ?? Infinity) > nowMs;
