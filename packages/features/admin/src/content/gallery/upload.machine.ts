/** Uploads files to the gallery one after the other; a failure does not stop the others. */
import { assign, emit, fromPromise, setup } from 'xstate';

export interface Upload {
  readonly key: number;
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
  readonly keys: number;
}

type UploadEvent =
  | { type: 'add'; files: readonly File[] }
  | { type: 'sent'; part: number }
  | { type: 'retry'; key: number }
  | { type: 'dismiss'; key: number };

interface Sending {
  readonly file: File;
  readonly onPart: (part: number) => void;
}

export function uploadMachine<Item>(send: (file: File, onPart: (part: number) => void) => Promise<Item>) {
  const current = ({ uploads }: UploadContext) => uploads.find(({ state }) => state === 'sending');
  return setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent, emitted: {} as { type: 'added'; item: Item } },
    actors: { send: fromPromise<Item, Sending>(({ input: { file, onPart } }) => send(file, onPart)) },
  }).createMachine({
    id: 'gallery upload',
    context: { uploads: [], done: 0, total: 0, keys: 0 },
    on: {
      add: {
        actions: assign(({ context: { uploads, done, total, keys }, event: { files } }) => {
          // The count resets when no upload is left.
          const isIdle = uploads.every(({ state }) => state === 'refused');
          return {
            uploads: [
              ...uploads,
              ...files.map((file, at): Upload => ({ key: keys + at, file, state: 'waiting', part: 0, error: null })),
            ],
            done: isIdle ? 0 : done,
            total: (isIdle ? 0 : total) + files.length,
            keys: keys + files.length,
          };
        }),
      },
      retry: {
        actions: assign(({ context: { uploads, total, done }, event: { key } }) => {
          const isIdle = uploads.every(({ state }) => state === 'refused');
          return {
            uploads: uploads.map((upload): Upload =>
              upload.key === key && upload.state === 'refused'
                ? { ...upload, state: 'waiting', part: 0, error: null }
                : upload,
            ),
            done: isIdle ? 0 : done,
            total: (isIdle ? 0 : total) + 1,
          };
        }),
      },
      dismiss: {
        actions: assign(({ context, event }) => ({
          uploads: context.uploads.filter(({ key, state }) => key !== event.key || state !== 'refused'),
        })),
      },
    },
    initial: 'idle',
    states: {
      idle: {
        always: { guard: ({ context }) => context.uploads.some(({ state }) => state === 'waiting'), target: 'sending' },
      },
      sending: {
        on: {
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
