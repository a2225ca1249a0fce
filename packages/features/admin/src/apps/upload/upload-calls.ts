/** Server calls and browser storage of the upload machine. */
import type { AppUpload } from '@apiyard/api/contract/content/apps';
import {
  cancelAppUpload,
  createAppUpload,
  createAppVersion,
  finishAppUpload,
  getAppUpload,
  putAppUploadPart,
} from '@apiyard/api/contract/content/apps';
import type { UseStore } from 'idb-keyval';
import { createStore, del, get, set } from 'idb-keyval';
import { fromPromise } from 'xstate';
import type { Services } from '@apiyard/kit/services.tsx';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { uploadMachine } from './upload.machine.ts';

/** Allows for a slow connection and for checking a large file. */
const partTimeoutMs = 110_000;
const checkTimeoutMs = 120_000;

let shared: UseStore | undefined;
const database = () => (shared ??= createStore('apiyard-android', 'uploads'));
const key = 'current';

interface Remembered {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Storage may be unavailable (private windows, full disks): then an upload cannot resume after a reload. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const remember = ({ id, fileName, sizeBytes }: AppUpload) =>
  quietly(() => set(key, { id, fileName, sizeBytes } satisfies Remembered, database()));
const forget = () => quietly(() => del(key, database()));

async function recall(api: Services['api']): Promise<AppUpload | null> {
  const known = await quietly(() => get<Remembered>(key, database()));
  if (!known) return null;
  try {
    return await api.send(getAppUpload, { id: known.id });
  } catch (error) {
    if (refusalOf(error).code === 'NotFound') await forget();
    return null;
  }
}

export function uploadingBy(api: Services['api']) {
  return uploadMachine.provide({
    actors: {
      recall: fromPromise(() => recall(api)),
      begin: fromPromise(({ input: { file } }) =>
        api.send(createAppUpload, { fileName: file.name, sizeBytes: file.size }),
      ),
      look: fromPromise(({ input: { id }, signal }) => api.send(getAppUpload, { id }, { signal })),
      send: fromPromise(async ({ input: { upload, file, bytesMax }, signal }) => {
        const body = file.slice(upload.received, upload.received + Math.min(bytesMax, upload.chunkBytesMax));
        const beganMs = performance.now();
        const after = await api.send(
          putAppUploadPart,
          { id: upload.id, offset: String(upload.received) },
          { body, signal, timeoutMs: partTimeoutMs },
        );
        return { upload: after, bytes: body.size, ms: performance.now() - beganMs };
      }),
      finish: fromPromise(({ input: { id } }) => api.send(finishAppUpload, { id }, { timeoutMs: checkTimeoutMs })),
      make: fromPromise(({ input }) => api.send(createAppVersion, input)),
      drop: fromPromise(async ({ input: { id } }) => {
        await forget();
        if (id !== null) await api.send(cancelAppUpload, { id });
      }),
    },
    actions: {
      remember: (_, { upload }) => void remember(upload),
      forget: () => void forget(),
    },
  });
}
