/** What every writing connection to SQLite is opened with. */

/** How long a write waits for another process's write. */
export const busyTimeoutMs = 5_000;

/** The part of that time that may block the event loop's thread; between retries it continues with other work. */
export const stillMs = 5;

/** FULL makes a commit wait for the disk: under WAL, NORMAL may lose the latest commits in a power failure. */
export const durable = 'pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off';
