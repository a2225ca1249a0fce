/** Schedules all periodic work: each part declares its own, and owns what `add` returns. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Lease } from './lease.ts';
import { withLease } from './lease.ts';

export interface Turn {
  /** Aborted when the server closes, or another process has taken over the work. */
  readonly signal: AbortSignal;
}

export interface InstallationTurn extends Turn {
  /** For all writes: rejects once another process has taken over the work. */
  readonly transaction: Lease['transaction'];
}

interface TaskOptions {
  /** For the log. Work of the installation is also stored under it, so it never changes. */
  readonly name: string;
  /** Interval in ms, with 10% jitter. Null for work that only `wake` starts. */
  readonly everyMs: number | null;
  /** Time in ms that pending or running work may take on close before its signal is aborted. @default 0 */
  readonly finishWithinMs?: number;
}

interface ProcessTask extends TaskOptions {
  /** Each process runs it, for example to refresh in-memory state. */
  readonly scope: 'process';
  run(turn: Turn): Promise<unknown>;
}

interface InstallationTask extends TaskOptions {
  /** Of several processes that share a database, one does it at a time. */
  readonly scope: 'installation';
  readonly everyMs: number;
  run(turn: InstallationTurn): Promise<unknown>;
}

export type Task = ProcessTask | InstallationTask;

/** Disposing of it ends its turns, and resolves when none is under way. */
export interface ScheduledTask extends AsyncDisposable {
  /** Requests a run, which starts at that time at the latest. A run in progress is followed by another. @default immediately */
  wake(afterMs?: number): void;
  /** Runs now, also before it is due, or after the current run. Rejects when it fails. */
  run(): Promise<void>;
  /** Resolves when no run is in progress or pending. */
  settled(): Promise<void>;
}

export interface Scheduler {
  /** Runs start with `start`, including those requested before that by `wake`. */
  add(task: Task): ScheduledTask;
  start(): void;
}

interface SchedulerOptions {
  readonly database: Pick<Database, 'kysely' | 'transaction'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
}

/** Approximate first run of installation-wide work, so that it does not slow down the start. */
const firstAskMs = 60_000;
/** Delay of the retry after a failure of less frequent work; for installation work if it is due. */
const retryMs = 60_000;
/** Failures in a row of one task are logged this often. */
const reportEveryMs = 600_000;
/** How long a closing server waits for one task. */
const closeWithinMs = 60_000;

export function createScheduler({ database, log, now = Date.now, random = Math.random }: SchedulerOptions): Scheduler {
  const starting: (() => void)[] = [];
  let isStarted = false;

  function add(task: Task): ScheduledTask {
    const { name, everyMs, finishWithinMs = 0 } = task;
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let timerAtMs = Infinity;
    let isWoken = false;
    let isClosed = false;
    let current: Promise<void> | null = null;
    let following: Promise<void> | null = null;
    let reportedAtMs = -Infinity;

    /** 10% jitter, so that tasks with the same start spread out. */
    const spread = (ms: number) => ms * (0.9 + random() * 0.2);

    function beginIn(ms: number): void {
      const atMs = performance.now() + ms;
      if (isClosed || timerAtMs <= atMs) return;
      clearTimeout(timer);
      timerAtMs = atMs;
      timer = setTimeout(() => {
        timerAtMs = Infinity;
        isWoken = false;
        takeTurn(false).catch(report);
      }, ms).unref();
    }

    async function turn(isEarly: boolean): Promise<void> {
      let nextInMs = everyMs === null ? null : spread(everyMs);
      try {
        if (task.scope === 'process') await task.run({ signal: ending.signal });
        else {
          const askAgainAtMs = await withLease(
            { database, log, now, name, everyMs: task.everyMs, isEarly },
            async ({ lost, transaction }) => {
              await task.run({ signal: AbortSignal.any([ending.signal, lost]), transaction });
              return !ending.signal.aborted;
            },
          );
          if (askAgainAtMs !== null) nextInMs = Math.max(0, askAgainAtMs - now()) + random() * 0.1 * task.everyMs;
        }
        reportedAtMs = -Infinity;
      } catch (error) {
        if (nextInMs !== null) nextInMs = Math.min(nextInMs, retryMs);
        throw error;
      } finally {
        current = null;
        if (isStarted && nextInMs !== null) beginIn(nextInMs);
      }
    }

    function takeTurn(isEarly: boolean): Promise<void> {
      if (ending.signal.aborted) return Promise.resolve();
      if (current === null) return (current = turn(isEarly));
      return (following ??= current
        .catch(() => {})
        .then(() => {
          following = null;
          return takeTurn(isEarly);
        }));
    }

    function report(error: unknown): void {
      if (performance.now() - reportedAtMs < reportEveryMs) return;
      reportedAtMs = performance.now();
      log.warn({ err: error, task: name }, 'periodic work failed; trying again');
    }

    async function settled(): Promise<void> {
      if (current === null && following === null) return;
      await Promise.allSettled([current, following]);
      await settled();
    }

    if (everyMs !== null) {
      const begin = () =>
        beginIn(task.scope === 'process' ? spread(everyMs) : Math.min(everyMs, firstAskMs) * (0.5 + random()));
      if (isStarted) begin();
      else starting.push(begin);
    }

    return {
      wake(afterMs = 0) {
        if (isClosed) return;
        if (afterMs === 0) takeTurn(true).catch(report);
        else {
          isWoken = true;
          beginIn(afterMs);
        }
      },
      run: () => takeTurn(true),
      settled,
      async [Symbol.asyncDispose]() {
        if (isClosed) return;
        isClosed = true;
        clearTimeout(timer);
        if (isWoken && finishWithinMs > 0) takeTurn(true).catch(report);
        if (finishWithinMs > 0) await within(finishWithinMs, settled());
        ending.abort(new Error('The server is closing.'));
        if (!(await within(closeWithinMs, settled())))
          log.error({ task: name }, 'periodic work did not end; the server closes without it');
      },
    };
  }

  return {
    add,
    start() {
      isStarted = true;
      for (const begin of starting.splice(0)) begin();
    },
  };
}

/** Whether it ended in time. */
async function within(ms: number, work: Promise<void>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
