/** Limits of a call that no plan changes. Enforced by the server, shown in the documentation. */
export const callLimits = {
  /** Calls an hour that one address may try without an account, of open APIs. */
  visitorCallsPerHour: 30,
  visitorFileBytesMax: 5_000_000,
  /** A JSON body. Files come as multipart, under the plan's limit. */
  jsonBytesMax: 5_000_000,
  /** An `Idempotency-Key`, in characters. */
  idempotencyKeyLengthMax: 255,
  /** Larger responses of calls with an `Idempotency-Key` are not stored. */
  storedResponseBytesMax: 100_000,
  filesMax: 50,
  fieldsMax: 200,
  /** One field of a form that is not a file. */
  fieldBytesMax: 1_000_000,
  /** All files of one call together may have this many times the limit of one. */
  filesTogether: 4,
  /** Time limit of a run in ms. */
  runTimeoutMs: 30_000,
  /** A run in a thread is stopped after this time, unless its tool declares another. Waiting for the thread does not count. */
  threadTimeMs: 10_000,
  /** Memory limit of a thread in MB, for objects and strings. */
  threadMemoryMb: 512,
  /** Maximum calls waiting for a thread. More could not be processed in time. */
  waitingMax: 200,
  /** Maximum calls of one caller waiting for a thread. */
  waitingPerCallerMax: 50,
} as const;
