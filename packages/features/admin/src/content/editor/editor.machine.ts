/**
 * Editor of an update or a post: write, save, publish. On a save conflict, both versions are shown until one is chosen.
 */
import type { ContentState } from '@apiyard/api/contract/content/admin-content';
import { assign, emit, fromPromise, setup } from 'xstate';
import { isSame } from '@apiyard/kit/unsaved/use-draft.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';

/** An entry as stored on the server. */
export interface Kept<Written> {
  readonly id: string;
  readonly version: number;
  readonly state: ContentState;
  readonly updatedAt: string;
  readonly written: Written;
}

/** The action after saving. */
type Next = 'stay' | 'publish' | 'unpublish';
export type Done = 'saved' | 'published' | 'scheduled' | 'unpublished';

export interface EditorContext<Written> {
  readonly written: Written;
  /** Null until the first save. */
  readonly kept: Kept<Written> | null;
  /** The version that another admin saved, until one is chosen. */
  readonly theirs: Kept<Written> | null;
  /** Error of the last call; null if it did not fail. */
  readonly error: unknown;
  readonly next: Next;
  /** Content when saving started; typing may continue. */
  readonly sent: Written;
}

export type EditorEvent<Written> =
  | { type: 'change'; written: Written }
  | { type: 'save' }
  | { type: 'publish' }
  | { type: 'unpublish' }
  | { type: 'keep mine' }
  | { type: 'take theirs' }
  /** The entry was deleted: saving creates a new one. */
  | { type: 'keep as new' }
  /** Unsaved changes from an earlier visit, and the version they are based on. */
  | { type: 'restore'; written: Written; from: Written };

export interface EditorEmitted {
  readonly type: 'done';
  readonly done: Done;
}

export interface EditorCalls<Written> {
  /** What another admin saved since. */
  loadLatest(id: string): Promise<Kept<Written>>;
  create(written: Written): Promise<Kept<Written>>;
  change(kept: Kept<Written>, written: Written): Promise<Kept<Written>>;
  publish(kept: Kept<Written>): Promise<Kept<Written>>;
  unpublish(kept: Kept<Written>): Promise<Kept<Written>>;
}

interface EditorInput<Written> {
  /** The loaded entry; null for a new one. */
  readonly kept: Kept<Written> | null;
  /** Initial content of a new entry. */
  readonly blank: Written;
}

export function isUnsaved<Written>(
  { kept, written }: Pick<EditorContext<Written>, 'kept' | 'written'>,
  blank: Written,
): boolean {
  return !isSame(written, kept === null ? blank : kept.written);
}

/** If another admin saved after the draft was stored, both versions are offered, as with a save conflict. */
function restored<Written>(
  { kept }: EditorContext<Written>,
  { written, from }: { readonly written: Written; readonly from: Written },
): Partial<EditorContext<Written>> {
  if (kept === null || isSame(kept.written, from)) return { written };
  return { written, kept: { ...kept, written: from }, theirs: kept };
}

export function editorMachine<Written>(calls: EditorCalls<Written>) {
  const wasRefused = ({ event }: { event: unknown }) => ({ error: (event as { error: unknown }).error });
  const isStale = ({ event }: { event: unknown }) => refusalOf((event as { error: unknown }).error).code === 'Stale';
  return setup({
    types: {
      context: {} as EditorContext<Written>,
      events: {} as EditorEvent<Written>,
      emitted: {} as EditorEmitted,
      input: {} as EditorInput<Written>,
    },
    actors: {
      loadLatest: fromPromise<Kept<Written>, string>(({ input }) => calls.loadLatest(input)),
      store: fromPromise<Kept<Written>, { readonly kept: Kept<Written> | null; readonly written: Written }>(
        ({ input: { kept, written } }) => (kept === null ? calls.create(written) : calls.change(kept, written)),
      ),
      show: fromPromise<Kept<Written>, { readonly kept: Kept<Written>; readonly next: Next }>(
        ({ input: { kept, next } }) => (next === 'publish' ? calls.publish(kept) : calls.unpublish(kept)),
      ),
    },
    guards: {
      isUnsaved: ({ context }) => context.kept === null || !isSame(context.written, context.kept.written),
      isShown: ({ context }) => context.next === 'stay',
    },
  }).createMachine({
    id: 'content editor',
    context: ({ input: { kept, blank } }) => ({
      written: kept?.written ?? blank,
      kept,
      theirs: null,
      error: null,
      next: 'stay',
      sent: blank,
    }),
    initial: 'editing',
    on: { change: { actions: assign(({ event }) => ({ written: event.written })) } },
    states: {
      editing: {
        on: {
          save: { target: 'saving', actions: assign({ next: 'stay' }) },
          publish: { target: 'deciding', actions: assign({ next: 'publish' }) },
          unpublish: { target: 'deciding', actions: assign({ next: 'unpublish' }) },
          'keep mine': { actions: assign(({ context }) => ({ kept: context.theirs ?? context.kept, theirs: null })) },
          'take theirs': {
            actions: assign(({ context }) => ({
              kept: context.theirs ?? context.kept,
              written: context.theirs?.written ?? context.written,
              theirs: null,
            })),
          },
          restore: { actions: assign(({ context, event }) => restored(context, event)) },
          'keep as new': { target: 'saving', actions: assign({ kept: null, next: 'stay' }) },
        },
      },
      deciding: { always: [{ guard: 'isUnsaved', target: 'saving' }, { target: 'showing' }] },
      saving: {
        entry: assign(({ context }) => ({ sent: context.written, error: null })),
        invoke: {
          src: 'store',
          input: ({ context }) => ({ kept: context.kept, written: context.written }),
          onDone: {
            target: 'saved',
            // The server normalizes content: trims text, creates the slug from the title.
            actions: assign(({ context, event }) => ({
              kept: event.output,
              written: isSame(context.written, context.sent) ? event.output.written : context.written,
            })),
          },
          onError: [
            { guard: isStale, target: 'comparing', actions: assign(wasRefused) },
            { target: 'editing', actions: assign(wasRefused) },
          ],
        },
      },
      saved: {
        always: [
          { guard: 'isShown', target: 'editing', actions: emit({ type: 'done' as const, done: 'saved' as const }) },
          { target: 'showing' },
        ],
      },
      showing: {
        entry: assign({ error: null }),
        invoke: {
          src: 'show',
          input: ({ context }) => ({ kept: context.kept as Kept<Written>, next: context.next }),
          onDone: {
            target: 'editing',
            actions: [
              assign(({ context, event }) => ({
                kept: event.output,
                written:
                  context.kept !== null && isSame(context.written, context.kept.written)
                    ? event.output.written
                    : context.written,
              })),
              emit(({ event }) => ({
                type: 'done' as const,
                done: event.output.state === 'draft' ? ('unpublished' as const) : event.output.state,
              })),
            ],
          },
          onError: [
            { guard: isStale, target: 'comparing', actions: assign(wasRefused) },
            { target: 'editing', actions: assign(wasRefused) },
          ],
        },
      },
      comparing: {
        invoke: {
          src: 'loadLatest',
          input: ({ context }) => context.kept?.id ?? '',
          onDone: { target: 'editing', actions: assign(({ event }) => ({ theirs: event.output, error: null })) },
          onError: { target: 'editing', actions: assign(wasRefused) },
        },
      },
    },
  });
}
