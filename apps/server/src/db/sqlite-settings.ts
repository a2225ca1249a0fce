/** What every writing connection to SQLite is opened with. */

export const busyTimeoutMs = 5_000;

/** FULL makes a commit wait for the disk: under WAL, NORMAL may lose the latest commits when the power goes. */
export const durable = 'pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off';
