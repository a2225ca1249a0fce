/** Calls of the last days, for those who made them. Without foreign keys, as `usage` is, and written in batches like it. */
export interface CallLogTable {
  /** UUID v7: the order of the ids is the order in which requests came. */
  request_id: string;
  person_id: string;
  key_id: string;
  api: string;
  method: string;
  status: number;
  /** The failure's code; null for a success. */
  code: string | null;
  /** Microseconds from request to answer, or to the charge: writing that is not in it. */
  us: number;
  cost: number;
  /** When the request came. */
  at: number;
  /** The input as JSON; null unless the person has turned on storing inputs. */
  input: string | null;
}
