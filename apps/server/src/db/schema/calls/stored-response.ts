/** Calls with an `Idempotency-Key`, and their responses once there is one. Deleted after a day. */
export interface StoredResponseTable {
  /** The API key of the call; of a session the main key. */
  key_id: string;
  api: string;
  /** The caller's `Idempotency-Key`. */
  idempotency_key: string;
  person_id: string;
  /** SHA-256 of the input. */
  input_hash: string;
  /** Time of the request that runs, or ran. */
  at: number;
  /** HTTP status of the response; null while the call runs. */
  status: number | null;
  /** JSON object of the response's own headers. */
  headers: string | null;
  /** The response in base64; null of one that is too large to be stored. */
  body: string | null;
}
