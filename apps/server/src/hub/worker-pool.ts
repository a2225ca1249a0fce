/** Runs heavy tools in worker threads. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { ThreadPool } from '../thread-pool.ts';
import { RawAnswer } from '../tools/tool.ts';
import { memoryOfFiles, packed, type Packed } from './worker-message.ts';

/** Data that a worker has already written as JSON, in UTF-8: the main thread only sends it on. */
export class WrittenJson {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

const fullRetryAfterS = 10;

const threads = new ThreadPool({
  file: new URL('tool.worker.ts', import.meta.url),
  // What a tool left behind after its answer: a rejected promise ends its thread.
  onError: (error) => process.emitWarning(error),
});

/**
 * Runs the tool whose module stands at `file`. Aborting ends its thread, whatever it is busy with. A failure when too
 * many wait already. Throws what the tool throws. Large files move to the thread: whoever calls has them no more.
 */
export async function runInWorker(file: string, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<WrittenJson | RawAnswer | Failure> {
  if (threads.isFull) {
    return fail('Maintenance', `The server has more work than it can do in time. Try again in ${fullRetryAfterS} s.`, { retryAfterS: fullRetryAfterS });
  }
  const answer = (await threads.run({ file, input: packed(input) }, { signal, transferList: memoryOfFiles(input) })) as Packed;
  switch (answer.kind) {
    case 'json':
      return new WrittenJson(answer.bytes);
    case 'raw':
      return new RawAnswer(answer);
    case 'failure':
      return new Failure('InvalidInput', answer.extras, answer.detail);
  }
}

/** Ends the threads. Runs under way are rejected. */
export const closeWorkers = (): Promise<void> => threads.close();
