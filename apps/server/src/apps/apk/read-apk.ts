/**
 * Reads an uploaded file as an APK, in a worker thread with a limit on time and memory: the file is untrusted, and the
 * parser relies on the lengths in it.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../fair-queue.ts';

export interface ApkIcon {
  readonly type: 'image/png' | 'image/webp';
  readonly bytes: Uint8Array;
}

export interface ReadApk {
  readonly packageName: string | null;
  readonly versionName: string | null;
  readonly versionCode: number | null;
  readonly label: string | null;
  readonly minSdk: number | null;
  readonly certificateSha256: string | null;
  readonly icon: ApkIcon | null;
}

export type ApkInspection =
  | { readonly isApk: true; readonly read: ReadApk }
  | { readonly isApk: false; readonly reason: string };

export interface ApkTask {
  readonly file: string;
}

const readMs = 20_000;
const heapMegabytesMax = 256;

/** Parallel readers; limits their total memory. */
const queue = new FairQueue({ places: 1 });

export const nothingRead: ReadApk = {
  packageName: null,
  versionName: null,
  versionCode: null,
  label: null,
  minSdk: null,
  certificateSha256: null,
  icon: null,
};

/** Never throws because of the file's content. A file that exceeds the time limit counts as unreadable. */
export async function readApk(
  file: string,
  callerId: string,
  signal: AbortSignal,
  withinMs = readMs,
): Promise<ApkInspection> {
  return queue.take(callerId, signal, () => inOwnThread({ file }, signal, withinMs));
}

async function inOwnThread(task: ApkTask, signal: AbortSignal, withinMs: number): Promise<ApkInspection> {
  const thread = new Worker(new URL('read-apk.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax },
  });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
  let latest: ApkInspection | null = null;
  // Each step reports everything known so far: the archive first, then its content.
  thread.on('message', (result: ApkInspection) => {
    latest = result;
  });
  try {
    await once(thread, 'exit', { signal: deadline });
  } catch (error) {
    if (signal.aborted) throw error;
    const isGivenUp =
      deadline.aborted || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
    if (!isGivenUp) throw error;
  } finally {
    await thread.terminate();
  }
  return latest ?? { isApk: false, reason: 'it could not be checked in time' };
}
