/** Uploads files to the gallery one after the other; a failure does not stop the others. */
import { assign, emit, fromPromise, setup } from 'xstate';

interface Upload {
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Progress from 0 to 1. */
  readonly part: number;
  /** Error of the upload; null if it did not fail. */
  readonly error: unknown;
}

export interface UploadContext {
  /** Without finished files. */
  readonly uploads: readonly Upload[];
  readonly done: number;
  readonly total: number;
}

type UploadEvent =
  | { type: 'add'; files: readonly File[] }
  | { type: 'sent'; part: number }
  | { type: 'retry'; file: File }
  | { type: 'remove'; file: File };

interface Sending {
  readonly file: File;
  readonly onPart: (part: number) => void;
}

/** Calls `send` with a signal that is aborted when the file is removed. */
export function uploadMachine<Item>(
  send: (file: File, onPart: (part: number) => void, signal: AbortSignal) => Promise<Item>,
) {
  const current = ({ uploads }: UploadContext) => uploads.find(({ state }) => state === 'sending');
  return setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent, emitted: {} as { type: 'added'; item: Item } },
    actors: { send: fromPromise<Item, Sending>(({ input: { file, onPart }, signal }) => send(file, onPart, signal)) },
  }).createMachine({
    id: 'gallery upload',
    context: { uploads: [], done: 0, total: 0 },
    on: {
      add: {
        actions: assign(({ context: { uploads, done, total }, event: { files } }) => {
          // The count resets when no upload is left.
          const isIdle = uploads.every(({ state }) => state === 'refused');
          return {
            uploads: [...uploads, ...files.map((file): Upload => ({ file, state: 'waiting', part: 0, error: null }))],
            done: isIdle ? 0 : done,
            total: (isIdle ? 0 : total) + files.length,
          };
        }),
      },
      retry: {
        actions: assign(({ context: { uploads, total, done }, event: { file } }) => {
          const isIdle = uploads.every(({ state }) => state === 'refused');
          return {
            uploads: uploads.map((upload): Upload =>
              upload.file === file && upload.state === 'refused'
                ? { ...upload, state: 'waiting', part: 0, error: null }
                : upload,
            ),
            done: isIdle ? 0 : done,
            total: (isIdle ? 0 : total) + 1,
          };
        }),
      },
      remove: { actions: assign(({ context, event }) => without(context, event.file)) },
    },
    initial: 'idle',
    states: {
      idle: {
        always: { guard: ({ context }) => context.uploads.some(({ state }) => state === 'waiting'), target: 'sending' },
      },
      sending: {
        on: {
          // Leaving the state stops the upload.
          remove: {
            guard: ({ context, event }) => current(context)?.file === event.file,
            target: 'idle',
            actions: assign(({ context, event }) => without(context, event.file)),
          },
          sent: {
            actions: assign(({ context: { uploads }, event: { part } }) => ({
              uploads: uploads.map((upload): Upload => (upload.state === 'sending' ? { ...upload, part } : upload)),
            })),
          },
        },
        entry: assign(({ context: { uploads } }) => {
          const next = uploads.find(({ state }) => state === 'waiting');
          return {
            uploads: uploads.map((upload): Upload => (upload === next ? { ...upload, state: 'sending' } : upload)),
          };
        }),
        invoke: {
          src: 'send',
          input: ({ context, self }) => ({
            file: (current(context) as Upload).file,
            onPart: (part) => self.send({ type: 'sent', part }),
          }),
          onDone: {
            target: 'idle',
            actions: [
              assign(({ context }) => ({
                uploads: context.uploads.filter(({ state }) => state !== 'sending'),
                done: context.done + 1,
              })),
              emit(({ event }) => ({ type: 'added' as const, item: event.output })),
            ],
          },
          onError: {
            target: 'idle',
            actions: assign(({ context, event }) => ({
              uploads: context.uploads.map((upload): Upload =>
                upload.state === 'sending' ? { ...upload, state: 'refused', error: event.error } : upload,
              ),
              done: context.done + 1,
            })),
          },
        },
      },
    },
  });
}

/** A rejected file has been counted as done. */
function without({ uploads, total }: UploadContext, file: File): Pick<UploadContext, 'uploads' | 'total'> {
  const removed = uploads.find((upload) => upload.file === file);
  return {
    uploads: uploads.filter((upload) => upload !== removed),
    total: removed === undefined || removed.state === 'refused' ? total : total - 1,
  };
}
