/**
 * Something that is written, saved and published: an update, a post. What is typed is never loaded over; when somebody
 * else saved meanwhile, both stand there until one is chosen.
 */
import type { DeskState } from '@apiyard/api/contract/desk';
import { assign, emit, fromPromise, setup } from 'xstate';
import { isSame } from '../../_kit/unsaved/use-draft.ts';
import type { Refusal } from '../../_kit/refusal.ts';
import { refusalOf } from '../../_kit/refusal.ts';

/** As the server keeps it. */
export interface Kept<Written> {
  readonly id: string;
  readonly version: number;
  readonly state: DeskState;
  readonly updatedAt: string;
  readonly written: Written;
}

/** What follows once it is saved. */
type Next = 'stay' | 'publish' | 'unpublish';
export type Done = 'saved' | 'published' | 'scheduled' | 'unpublished';

export interface EditorContext<Written> {
  /** Null for something new. */
  readonly id: string | null;
  readonly written: Written;
  /** Null while it was never saved. */
  readonly kept: Kept<Written> | null;
  /** What somebody else saved meanwhile, until it is decided whose goes on. */
  readonly theirs: Kept<Written> | null;
  readonly refusal: Refusal | null;
  readonly next: Next;
  /** As it was when saving began: people type on. */
  readonly sent: Written;
}

export type EditorEvent<Written> =
  | { type: 'change'; written: Written }
  | { type: 'save' }
  | { type: 'publish' }
  | { type: 'unpublish' }
  | { type: 'keep mine' }
  | { type: 'take theirs' }
  /** It was deleted meanwhile: what is typed becomes a new one. */
  | { type: 'keep as new' }
  /** What an earlier visit typed, over what was stored then. */
  | { type: 'restore'; written: Written; from: Written }
  | { type: 'retry' };

export interface EditorEmitted {
  readonly type: 'done';
  readonly done: Done;
}

export interface EditorCalls<Written> {
  load(id: string): Promise<Kept<Written>>;
  create(written: Written): Promise<Kept<Written>>;
  change(kept: Kept<Written>, written: Written): Promise<Kept<Written>>;
  publish(kept: Kept<Written>): Promise<Kept<Written>>;
  unpublish(kept: Kept<Written>): Promise<Kept<Written>>;
}

interface EditorInput<Written> {
  readonly id: string | null;
  readonly blank: Written;
}

export function isUnsaved<Written>(
  { kept, written }: Pick<EditorContext<Written>, 'kept' | 'written'>,
  blank: Written,
): boolean {
  return !isSame(written, kept === null ? blank : kept.written);
}

/** Somebody may have saved since it was typed: then both stand there, as when it happens while somebody types. */
function restored<Written>(
  { kept }: EditorContext<Written>,
  { written, from }: { readonly written: Written; readonly from: Written },
): Partial<EditorContext<Written>> {
  if (kept === null || isSame(kept.written, from)) return { written };
  return { written, kept: { ...kept, written: from }, theirs: kept };
}

/** @param blank what something new begins with */
export function editorMachine<Written>(calls: EditorCalls<Written>) {
  const wasRefused = ({ event }: { event: unknown }) => ({ refusal: refusalOf((event as { error: unknown }).error) });
  const isStale = ({ event }: { event: unknown }) => refusalOf((event as { error: unknown }).error).code === 'Stale';
  return setup({
    types: {
      context: {} as EditorContext<Written>,
      events: {} as EditorEvent<Written>,
      emitted: {} as EditorEmitted,
      input: {} as EditorInput<Written>,
    },
    actors: {
      load: fromPromise<Kept<Written>, string>(({ input }) => calls.load(input)),
      store: fromPromise<Kept<Written>, { readonly kept: Kept<Written> | null; readonly written: Written }>(
        ({ input: { kept, written } }) => (kept === null ? calls.create(written) : calls.change(kept, written)),
      ),
      show: fromPromise<Kept<Written>, { readonly kept: Kept<Written>; readonly next: Next }>(
        ({ input: { kept, next } }) => (next === 'publish' ? calls.publish(kept) : calls.unpublish(kept)),
      ),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      isUnsaved: ({ context }) => context.kept === null || !isSame(context.written, context.kept.written),
      isShown: ({ context }) => context.next === 'stay',
    },
  }).createMachine({
    id: 'desk editor',
    context: ({ input: { id, blank } }) => ({
      id,
      written: blank,
      kept: null,
      theirs: null,
      refusal: null,
      next: 'stay',
      sent: blank,
    }),
    initial: 'starting',
    on: { change: { actions: assign(({ event }) => ({ written: event.written })) } },
    states: {
      starting: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
      loading: {
        invoke: {
          src: 'load',
          input: ({ context }) => context.id ?? '',
          onDone: {
            target: 'editing',
            actions: assign(({ event }) => ({ kept: event.output, written: event.output.written })),
          },
          onError: [
            { guard: ({ event }) => refusalOf(event.error).code === 'NotFound', target: 'missing' },
            { target: 'failed', actions: assign(wasRefused) },
          ],
        },
      },
      missing: {},
      failed: { on: { retry: { target: 'loading', actions: assign({ refusal: null }) } } },
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
        entry: assign(({ context }) => ({ sent: context.written, refusal: null })),
        invoke: {
          src: 'store',
          input: ({ context }) => ({ kept: context.kept, written: context.written }),
          onDone: {
            target: 'saved',
            // The server tidies what it is given: blank space at the ends, an address made of the title.
            actions: assign(({ context, event }) => ({
              id: event.output.id,
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
        entry: assign({ refusal: null }),
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
          src: 'load',
          input: ({ context }) => context.kept?.id ?? '',
          onDone: { target: 'editing', actions: assign(({ event }) => ({ theirs: event.output, refusal: null })) },
          onError: { target: 'editing', actions: assign(wasRefused) },
        },
      },
    },
  });
}
