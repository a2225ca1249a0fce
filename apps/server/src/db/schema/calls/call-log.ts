/** Recent calls, visible to their callers. Without foreign keys, like `usage`, and written in batches like it. */
export interface CallLogTable {
  /** UUID v7: ordered by the time of the request. */
  request_id: string;
  person_id: string;
  key_id: string;
  api: string;
  method: string;
  status: number;
  /** The failure's code; null for a success. */
  code: string | null;
  /** Microseconds from request to response, or to the charge, without writing it. */
  us: number;
  cost: number;
  /** Time of the request. */
  at: number;
  /** The input as JSON; null unless the person has turned on storing inputs. */
  input: string | null;
}
