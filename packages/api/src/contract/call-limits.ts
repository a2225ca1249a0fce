/** Limits of a call that no plan changes. The server holds to them, the documentation names them. */
export const callLimits = {
  /** Calls an hour that one address may try without an account, of open APIs. */
  visitorCallsPerHour: 30,
  visitorFileBytesMax: 5_000_000,
  /** A JSON body. Files come as multipart, under the plan's limit. */
  jsonBytesMax: 5_000_000,
  filesMax: 50,
  fieldsMax: 200,
  /** One field of a form that is not a file. */
  fieldBytesMax: 1_000_000,
  /** All files of one call together may have this many times the limit of one. */
  filesTogether: 4,
  /** A run that takes longer is stopped. */
  runTimeoutMs: 30_000,
  /** A run in a thread is stopped after this time, unless its tool declares another. Waiting for the thread does not count. */
  threadTimeMs: 10_000,
  /** Memory of a thread in MB, for objects and texts. A run that takes more is stopped. */
  threadMemoryMb: 512,
  /** Calls that may wait for a thread. More would not be answered in time. */
  waitingMax: 200,
  /** Calls of one caller that may wait for a thread. */
  waitingPerCallerMax: 50,
} as const;
