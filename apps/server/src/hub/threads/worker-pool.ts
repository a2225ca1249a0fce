/** Runs heavy tools in worker threads. */
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { QueueFull } from '../../fair-queue.ts';
import { MemoryLimitExceeded, ThreadPool, TimeLimitExceeded } from '../../thread-pool.ts';
import { RawResponse } from '../../tools/tool.ts';
import { memoryOfFiles, packed, type Packed } from './worker-message.ts';
import { invalidAt, sentence, withSentence } from '../../problems/sentence.ts';

/** Data that a worker has already written as JSON, in UTF-8: the main thread only sends it on. */
export class WrittenJson {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

interface RunInWorker {
  readonly callerId: string;
  /** Terminates the thread, even if it is busy. */
  readonly signal: AbortSignal;
  /** Of notes. @default 'en' */
  readonly language?: Language | undefined;
  /** @default `callLimits.threadTimeMs` */
  readonly timeLimitMs?: number | undefined;
}

const retryAfterS = 10;

const threads = new ThreadPool({
  file: new URL('tool.worker.ts', import.meta.url),
  // A rejected promise that a tool leaves after its result terminates its thread. Running out of memory is also reported in the result.
  onError: (error) => process.emitWarning(error),
});

/**
 * Runs the tool whose module is at `file`. A failure when the queue is full, and when it exceeds its time or memory
 * limit. Throws what the tool throws. Large files are transferred to the thread: the caller can no longer use them.
 */
export async function runInWorker(
  file: string,
  input: Readonly<Record<string, unknown>>,
  run: RunInWorker,
): Promise<WrittenJson | RawResponse | Failure> {
  const { callerId, signal, language, timeLimitMs = callLimits.threadTimeMs } = run;
  try {
    const answer = (await threads.run(
      { file, input: packed(input), language },
      { callerId, signal, timeMs: timeLimitMs, transferList: memoryOfFiles(input) },
    )) as Packed;
    switch (answer.kind) {
      case 'json':
        return new WrittenJson(answer.bytes);
      case 'raw':
        return new RawResponse(answer);
      case 'failure':
        return new Failure('InvalidInput', extrasOf(answer), answer.text);
    }
  } catch (error) {
    const failure = failureOf(error, timeLimitMs);
    if (failure === null) throw error;
    return failure;
  }
}

/** The issues with their sentences, which travel separately. */
function extrasOf({ extras, sentences }: Extract<Packed, { kind: 'failure' }>): { errors: InputIssue[] } {
  const { errors } = extras as { errors: InputIssue[] };
  return {
    errors: errors.map((each, index) => {
      const text = sentences[index] ?? null;
      return text === null ? each : withSentence(each, text);
    }),
  };
}

/** A failure that the caller can fix; null for a bug of the tool. */
function failureOf(error: unknown, timeLimitMs: number): Failure | null {
  if (error instanceof QueueFull) {
    const text = error.isOwn
      ? sentence('problem.calls.ownWaiting', { waitS: retryAfterS })
      : sentence('problem.calls.allWaiting', { waitS: retryAfterS });
    return fail('Maintenance', text, { retryAfterS });
  }
  if (error instanceof TimeLimitExceeded) {
    return invalidAt('', 'time_limit', sentence('problem.calls.thisTookTooLong', { limitS: timeLimitMs / 1000 }));
  }
  if (error instanceof MemoryLimitExceeded) {
    return invalidAt('', 'memory_limit', sentence('problem.calls.tookMemory', { limitMb: callLimits.threadMemoryMb }));
  }
  return null;
}

/** Stops the threads. Runs in progress are rejected. */
export const closeWorkers = (): Promise<void> => threads.close();
