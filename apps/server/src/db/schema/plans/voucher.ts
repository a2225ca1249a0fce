export interface VoucherTable {
  /** UUID v7. */
  id: string;
  /** HMAC-SHA256 of the code under a secret derived from APP_SECRET, base64url; unique. */
  code_hash: string;
  masked: string;
  plan: string;
  days: number;
  uses_max: number;
  uses: number;
  expires_at: number | null;
  note: string;
  /** A username. */
  created_by: string;
  created_at: number;
  withdrawn_at: number | null;
}
