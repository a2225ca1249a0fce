import { Worker } from 'node:worker_threads';
import { callColumns } from './call-columns.ts';
import { textOfCharges } from './charge-text.ts';
import type { Charge, ChargeResult } from './charges.ts';
import type { CallLogTable } from '../schema/calls/call-log.ts';

interface Pending {
  readonly resolve: (results: ChargeColumns | null) => void;
  readonly reject: (error: unknown) => void;
}

/** JSON of charges by columns, or of the call log's columns: a string is posted in one piece, objects would be cloned field by field. */
export type Work = { readonly charges: string } | { readonly calls: string };

/** Results by columns: the two arrays are posted as they are, objects would be cloned field by field. */
export interface ChargeColumns {
  /** 1 where it was charged. */
  readonly charged: Uint8Array;
  readonly used: Float64Array;
}

type Reply = { readonly results: ChargeColumns | null } | { readonly error: Error; readonly errcode: unknown };

/**
 * Commits batches of charges in a worker thread, so that the event loop does not wait for the disk, and writes the call
 * log there. The thread starts with the first batch; a terminated one is replaced with the next. One batch at a time:
 * the writer's lock ensures that.
 */
export class ChargeThread {
  readonly #file: string;
  #worker: Worker | null = null;
  #pending: Pending | null = null;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  async commit(batch: readonly Charge[]): Promise<ChargeResult[]> {
    const results = await this.#do({ charges: textOfCharges(batch) });
    return batch.map((_, index) => ({ charged: results?.charged[index] === 1, used: results?.used[index] ?? 0 }));
  }

  async write(rows: readonly CallLogTable[]): Promise<void> {
    await this.#do({ calls: JSON.stringify(callColumns.map((column) => rows.map((row) => row[column]))) });
  }

  #do(work: Work): Promise<ChargeColumns | null> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'));
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      worker.postMessage(work);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#closed = true;
    this.#worker = null;
    this.#settle((pending) => pending.reject(new Error('The database was closed before the charges were committed.')));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('charges.worker.ts', import.meta.url), { workerData: { file: this.#file } });
    worker.on('message', (reply: Reply) => {
      if (this.#worker !== worker) return;
      // An idle thread keeps no process alive.
      worker.unref();
      this.#settle((pending) =>
        'results' in reply
          ? pending.resolve(reply.results)
          : pending.reject(Object.assign(reply.error, { errcode: reply.errcode })),
      );
    });
    const ended = (error: unknown) => {
      // 'exit' follows 'error': a batch pending by then belongs to the next thread.
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#settle((pending) => pending.reject(error));
    };
    worker.on('error', ended);
    worker.on('exit', (code) => ended(new Error(`The thread that commits charges ended (${code}).`)));
    return worker;
  }

  #settle(how: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending) how(pending);
  }
}
