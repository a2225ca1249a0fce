import { assign, emit, fromPromise, setup } from 'xstate';
import type { FileReading } from './scraper-file.ts';
import { readScraperFile } from './scraper-file.ts';

export interface Imported {
  readonly created: number;
  readonly replaced: number;
}

export type ImportEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'choose'; file: File | null }
  | { type: 'paste'; text: string }
  | { type: 'import' };

export interface ImportContext {
  readonly file: File | null;
  readonly text: string;
  /** The parsed file or text; null before there is any. */
  readonly reading: FileReading | null;
  readonly isUnreadable: boolean;
  /** Why the last import failed; null if it did not. */
  readonly error: unknown;
}

const fresh: ImportContext = { file: null, text: '', reading: null, isUnreadable: false, error: null };

/** Imports definitions from a file or pasted JSON, all or none. The page provides `read` and `send`. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as { type: 'imported'; imported: Imported },
  },
  actors: {
    read: fromPromise<string, { file: File }>(({ input }) => input.file.text()),
    send: fromPromise<Imported, { scrapers: readonly unknown[] }>(() =>
      Promise.reject(new Error('Provide the actor `send`.')),
    ),
  },
  actions: {
    readText: assign((_, { text }: { text: string }) => ({
      text,
      reading: text.trim() === '' ? null : readScraperFile(text),
      isUnreadable: false,
      error: null,
    })),
    refuse: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'import',
  context: fresh,
  initial: 'closed',
  states: {
    closed: { entry: assign(fresh), on: { open: 'choosing' } },
    choosing: {
      on: {
        close: 'closed',
        choose: [
          {
            guard: ({ event }) => event.file === null,
            actions: [assign({ file: null }), { type: 'readText', params: { text: '' } }],
          },
          { target: 'reading', actions: assign(({ event }) => ({ file: event.file })) },
        ],
        paste: {
          actions: [assign({ file: null }), { type: 'readText', params: ({ event }) => ({ text: event.text }) }],
        },
        import: [
          { guard: ({ context }) => context.reading !== null && 'file' in context.reading, target: 'sending' },
          { actions: assign(({ context }) => ({ reading: context.reading ?? readScraperFile(context.text) })) },
        ],
      },
    },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: { target: 'choosing', actions: { type: 'readText', params: ({ event }) => ({ text: event.output }) } },
        onError: { target: 'choosing', actions: assign({ file: null, isUnreadable: true }) },
      },
      on: { close: 'closed' },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          scrapers: context.reading !== null && 'file' in context.reading ? context.reading.file.scrapers : [],
        }),
        onDone: {
          target: 'closed',
          actions: emit(({ event }) => ({ type: 'imported' as const, imported: event.output })),
        },
        onError: { target: 'choosing', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
