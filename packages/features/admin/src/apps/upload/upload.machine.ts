/**
 * Uploads one APK in parts. It resumes after a connection failure, a pause or a reload: the server keeps the received
 * bytes, the browser the upload's id.
 */
import type { AppUpload, AppVersion, createAppVersion } from '@apiyard/api/contract/content/apps';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { assign, emit, fromPromise, setup } from 'xstate';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';

export type NewVersion = InputOf<typeof createAppVersion>;

export interface Part {
  readonly upload: AppUpload;
  readonly file: File;
  readonly bytesMax: number;
}

export interface SentPart {
  readonly upload: AppUpload;
  readonly bytes: number;
  readonly ms: number;
}

interface Context {
  readonly file: File | null;
  readonly upload: AppUpload | null;
  /** Bytes of the next part. */
  readonly partBytes: number;
  /** Bytes per second of the last part; null before the first. */
  readonly bytesPerS: number | null;
  /** Consecutive connection failures. */
  readonly breaks: number;
  /** Error of the last call; null if it did not fail. */
  readonly error: unknown;
  /** The file chosen to resume is a different one. */
  readonly isOther: boolean;
}

type UploadEvent =
  | { type: 'choose'; file: File }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'retry' }
  | { type: 'cancel' }
  | { type: 'make'; input: NewVersion };

/** Starts small to show progress on slow connections, then grows to about two seconds of data. */
const partBytesFirst = 512_000;
const partBytesMin = 128_000;
const partWantedMs = 2000;
export const waitsMs = [1000, 2000, 4000, 8000, 15_000] as const;

const nothing: Context = {
  file: null,
  upload: null,
  partBytes: partBytesFirst,
  bytesPerS: null,
  breaks: 0,
  error: null,
  isOther: false,
};

/** Connection failures are retried; rejections are not. */
function isBreak(error: unknown): boolean {
  const { code } = refusalOf(error);
  return code === null || code === 'Internal' || code === 'RateLimited';
}

const unprovided = () => Promise.reject(new Error('Provide the actors of the upload.'));

export const uploadMachine = setup({
  types: { context: {} as Context, events: {} as UploadEvent, emitted: {} as { type: 'made'; version: AppVersion } },
  actors: {
    /** The unfinished upload stored in this browser, with its server state; null if there is none. */
    recall: fromPromise<AppUpload | null>(unprovided),
    begin: fromPromise<AppUpload, { file: File }>(unprovided),
    look: fromPromise<AppUpload, { id: string }>(unprovided),
    send: fromPromise<SentPart, Part>(unprovided),
    finish: fromPromise<AppUpload, { id: string }>(unprovided),
    make: fromPromise<AppVersion, NewVersion>(unprovided),
    /** Deletes the upload on the server and in browser storage. */
    drop: fromPromise<void, { id: string | null }>(unprovided),
  },
  actions: {
    remember: (_, _params: { upload: AppUpload }) => {},
    forget: () => {},
    keep: assign((_, { upload }: { upload: AppUpload }) => ({ upload, error: null })),
    refuse: assign((_, { error }: { error: unknown }) => ({ error })),
    clear: assign(nothing),
  },
  guards: {
    isSame: ({ context: { upload } }, { file }: { file: File }) =>
      upload !== null && file.name === upload.fileName && file.size === upload.sizeBytes,
    isWhole: ({ context: { upload } }) => upload !== null && upload.received === upload.sizeBytes,
    isGone: (_, { error }: { error: unknown }) => refusalOf(error).code === 'NotFound',
    isMisplaced: (_, { error }: { error: unknown }) => refusalOf(error).code === 'WrongOffset',
    isBreak: (_, { error }: { error: unknown }) => isBreak(error),
    isBreakToWaitFor: ({ context: { breaks } }, { error }: { error: unknown }) =>
      isBreak(error) && breaks < waitsMs.length,
  },
  delays: { wait: ({ context: { breaks } }) => waitsMs[Math.min(breaks, waitsMs.length) - 1] ?? waitsMs[0] },
}).createMachine({
  id: 'upload',
  context: nothing,
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        src: 'recall',
        onDone: [
          {
            guard: ({ event }) => event.output?.facts != null,
            target: 'checked',
            actions: assign(({ event }) => ({ upload: event.output })),
          },
          {
            guard: ({ event }) => event.output?.received === event.output?.sizeBytes && event.output !== null,
            target: 'checking',
            actions: assign(({ event }) => ({ upload: event.output })),
          },
          {
            guard: ({ event }) => event.output !== null,
            target: 'interrupted',
            actions: assign(({ event }) => ({ upload: event.output })),
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: {
      on: { choose: { target: 'beginning', actions: assign(({ event }) => ({ ...nothing, file: event.file })) } },
    },
    /** Resuming needs the same file again: browsers keep no file handle over a reload. */
    interrupted: {
      on: {
        choose: [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'sending',
            actions: assign(({ event }) => ({ file: event.file, isOther: false })),
          },
          { actions: assign({ isOther: true }) },
        ],
        cancel: 'dropping',
      },
    },
    beginning: {
      invoke: {
        src: 'begin',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: {
          target: 'sending',
          actions: [
            { type: 'keep', params: ({ event }) => ({ upload: event.output }) },
            { type: 'remember', params: ({ event }) => ({ upload: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isBreak', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
      on: { cancel: 'dropping' },
    },
    /** Asks the server for the received bytes after a failure or pause. */
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => ({ id: context.upload?.id ?? '' }),
        onDone: { target: 'sending', actions: { type: 'keep', params: ({ event }) => ({ upload: event.output }) } },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'beginning' },
          { guard: { type: 'isBreakToWaitFor', params: ({ event }) => event }, target: 'waiting' },
          { target: 'failed', actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
      on: { pause: 'paused', cancel: 'dropping' },
    },
    sending: {
      always: { guard: 'isWhole', target: 'checking' },
      invoke: {
        src: 'send',
        input: ({ context: { upload, file, partBytes } }) => ({
          upload: upload as AppUpload,
          file: file as File,
          bytesMax: partBytes,
        }),
        onDone: {
          target: 'sending',
          reenter: true,
          actions: assign(
            ({
              context,
              event: {
                output: { upload, bytes, ms },
              },
            }) => ({
              upload,
              breaks: 0,
              bytesPerS: Math.round((bytes * 1000) / Math.max(ms, 1)),
              partBytes: Math.round(
                Math.min(
                  upload.chunkBytesMax,
                  Math.max(partBytesMin, Math.min(context.partBytes * 2, (bytes * partWantedMs) / Math.max(ms, 1))),
                ),
              ),
            }),
          ),
        },
        onError: [
          { guard: { type: 'isMisplaced', params: ({ event }) => event }, target: 'looking' },
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'beginning' },
          { guard: { type: 'isBreakToWaitFor', params: ({ event }) => event }, target: 'waiting' },
          {
            guard: { type: 'isBreak', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
      on: { pause: 'paused', cancel: 'dropping' },
    },
    waiting: {
      // The connection may be slower now.
      entry: assign(({ context }) => ({
        breaks: context.breaks + 1,
        partBytes: Math.max(partBytesMin, Math.round(context.partBytes / 4)),
      })),
      after: { wait: 'looking' },
      on: { retry: 'looking', pause: 'paused', cancel: 'dropping' },
    },
    paused: { on: { resume: 'looking', cancel: 'dropping' } },
    failed: {
      on: {
        retry: [
          {
            guard: ({ context }) => context.upload === null,
            target: 'beginning',
            actions: assign({ error: null, breaks: 0 }),
          },
          { target: 'looking', actions: assign({ error: null, breaks: 0 }) },
        ],
        cancel: 'dropping',
      },
    },
    checking: {
      invoke: {
        src: 'finish',
        input: ({ context }) => ({ id: context.upload?.id ?? '' }),
        onDone: { target: 'checked', actions: { type: 'keep', params: ({ event }) => ({ upload: event.output }) } },
        onError: [
          { guard: { type: 'isMisplaced', params: ({ event }) => event }, target: 'looking' },
          {
            guard: { type: 'isBreak', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'refused', actions: [{ type: 'refuse', params: ({ event }) => event }, 'forget'] },
        ],
      },
    },
    /** The file is not a valid APK. */
    refused: {
      on: { choose: { target: 'beginning', actions: assign(({ event }) => ({ ...nothing, file: event.file })) } },
    },
    checked: { on: { make: 'making', cancel: 'dropping' } },
    making: {
      invoke: {
        src: 'make',
        input: ({ event }) => (event as Extract<UploadEvent, { type: 'make' }>).input,
        onDone: {
          target: 'idle',
          actions: [emit(({ event }) => ({ type: 'made', version: event.output })), 'forget', 'clear'],
        },
        onError: { target: 'checked', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
    dropping: {
      invoke: {
        src: 'drop',
        input: ({ context }) => ({ id: context.upload?.id ?? null }),
        // If the deletion fails, the server deletes the upload after a day.
        onDone: { target: 'idle', actions: 'clear' },
        onError: { target: 'idle', actions: 'clear' },
      },
    },
  },
});
