/** Unused recovery codes: a used one is deleted. */
export interface RecoveryCodeTable {
  person_id: string;
  /** HMAC-SHA256 under a secret derived from APP_SECRET: the codes are short enough to be tried offline. */
  code_hash: string;
}
