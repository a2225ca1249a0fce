/**
 * The log of refused and failed calls; successful ones are logged with their charge. Rows are buffered in memory and
 * written in the background: a response never waits for them, and a killed process loses those of the last moment. When
 * more arrive than can be written, the oldest are dropped and counted.
 */
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { CallLogTable } from '../../db/schema/calls/call-log.ts';
import { isDamaged, isUnavailable } from '../../db/unavailable.ts';
import type { ScheduledTask, Scheduler } from '../../jobs/scheduler.ts';

/** How long rows gather. */
const gatherMs = 100;
/** Pause after a failed write, in ms. */
const againMs = 2000;
/** Rows per write, so that charges do not wait long. */
const batchMax = 250;
/** About 6 MB, or 50 MB if all callers store their inputs. */
const waitingMax = 20_000;

interface CallLogOptions {
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly write: Database['hot']['writeCalls'];
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Disposal writes the remaining rows, if the database accepts them. */
export class CallLog implements AsyncDisposable {
  readonly #write: CallLogOptions['write'];
  readonly #log: CallLogOptions['log'];
  #waiting: CallLogTable[] = [];
  #batch: Promise<void> | null = null;
  readonly #writing: ScheduledTask;
  /** Rows added, and rows written or dropped. */
  #came = 0;
  #gone = 0;
  #dropped = 0;
  #isFailing = false;

  constructor({ scheduler, write, log }: CallLogOptions) {
    this.#write = write;
    this.#log = log;
    this.#writing = scheduler.add({ name: 'call log', everyMs: null, scope: 'process', run: () => this.#writeAll() });
  }

  add(row: CallLogTable): void {
    this.#came += 1;
    this.#waiting.push(row);
    if (this.#waiting.length > waitingMax) this.#drop(this.#waiting.splice(0, batchMax));
    // Else it is tried again by itself.
    if (!this.#isFailing) this.#writing.wake(gatherMs);
  }

  /** Resolves when all rows added before are written; rejects when the database does not accept them. */
  async flush(): Promise<void> {
    const came = this.#came;
    while (this.#gone < came) await this.#writeBatch();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writing[Symbol.asyncDispose]();
    try {
      await this.flush();
    } catch (error) {
      this.#log.warn({ err: error, calls: this.#waiting.length }, 'calls could not be logged before shutdown');
    }
  }

  get waiting(): number {
    return this.#came - this.#gone;
  }

  /** Since the start of the process. */
  get dropped(): number {
    return this.#dropped;
  }

  /** In the text format of Prometheus. */
  metrics(): string {
    return [
      '# HELP apiyard_call_log_waiting Calls not yet written to the log.',
      '# TYPE apiyard_call_log_waiting gauge',
      `apiyard_call_log_waiting ${this.waiting}`,
      '# HELP apiyard_call_log_dropped_total Calls dropped without being written to the log.',
      '# TYPE apiyard_call_log_dropped_total counter',
      `apiyard_call_log_dropped_total ${this.#dropped}`,
      '',
    ].join('\n');
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#writeBatch();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#log.warn({ err: error }, 'calls cannot be logged right now; trying again');
      this.#isFailing = true;
      this.#writing.wake(againMs);
    }
  }

  /** One at a time. Concurrent callers share the result. */
  #writeBatch(): Promise<void> {
    return (this.#batch ??= this.#writeNext().finally(() => {
      this.#batch = null;
    }));
  }

  async #writeNext(): Promise<void> {
    const rows = this.#waiting.slice(0, batchMax);
    this.#waiting = this.#waiting.slice(batchMax);
    try {
      await this.#write(rows);
      this.#gone += rows.length;
    } catch (error) {
      if (isUnavailable(error) || isDamaged(error)) {
        this.#waiting = [...rows, ...this.#waiting];
        throw error;
      }
      // A row that the database rejects would be rejected again.
      this.#log.error({ err: error, calls: rows.length }, 'calls could not be logged');
      this.#drop(rows);
    }
  }

  #drop(rows: readonly CallLogTable[]): void {
    this.#gone += rows.length;
    this.#dropped += rows.length;
  }
}
