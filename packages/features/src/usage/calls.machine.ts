/** A list of calls that goes on at both ends: older ones by page, newer ones on demand. */
import type { LoggedCall } from '@apiyard/api/contract/usage';
import { assign, fromPromise, setup } from 'xstate';

export interface CallsPage {
  readonly items: readonly LoggedCall[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** As the server takes them. */
export interface CallFilters {
  readonly api?: string;
  readonly keyId?: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
}

interface Context extends CallsPage {
  /** What the list was found by, and goes on to be. */
  readonly filters: CallFilters;
  /** The first page has been told. */
  readonly isTold: boolean;
  /** How many came with the last look for newer ones; null before the first look. */
  readonly newCount: number | null;
  /** The request that failed last; undefined when none did. */
  readonly failure: { readonly what: 'older' | 'newer'; readonly error: unknown } | null;
}

type Event =
  /** The first page, or how far it is: other filters begin anew. */
  { type: 'told'; page: CallsPage; filters: CallFilters } | { type: 'older' } | { type: 'newer' };

const missing = () => Promise.reject(new Error('Provide the actor `page`.'));

/** The newest, then those that were there: without a gap only when both overlap. */
export function withNewer(before: CallsPage, first: CallsPage): CallsPage & { readonly added: number } {
  const known = new Set(before.items.map(({ requestId }) => requestId));
  const added = first.items.filter(({ requestId }) => !known.has(requestId));
  // More came than one page holds: what lies between is asked for again from there.
  const hasGap = before.items.length > 0 && added.length === first.items.length && first.next !== null;
  return hasGap
    ? { ...first, added: added.length }
    : {
        items: [...added, ...before.items],
        next: before.items.length === 0 ? first.next : before.next,
        added: added.length,
      };
}

export const callsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    /** From the cursor on; null is the latest. */
    page: fromPromise<CallsPage, { readonly cursor: string | null; readonly filters: CallFilters }>(missing),
  },
}).createMachine({
  id: 'calls',
  context: { items: [], next: null, filters: {}, isTold: false, newCount: null, failure: null },
  on: {
    told: {
      target: '.idle',
      actions: assign(({ event: { page, filters } }) => ({
        ...page,
        filters,
        isTold: true,
        newCount: null,
        failure: null,
      })),
    },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        older: { guard: ({ context }) => context.next !== null, target: 'loading older' },
        newer: { guard: ({ context }) => context.isTold, target: 'loading newer' },
      },
    },
    'loading older': {
      invoke: {
        src: 'page',
        input: ({ context }) => ({ cursor: context.next, filters: context.filters }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output } }) => ({
            items: [...context.items, ...output.items],
            next: output.next,
            failure: null,
          })),
        },
        onError: {
          target: 'idle',
          actions: assign(({ event: { error } }) => ({ failure: { what: 'older' as const, error } })),
        },
      },
    },
    'loading newer': {
      invoke: {
        src: 'page',
        input: ({ context }) => ({ cursor: null, filters: context.filters }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output } }) => {
            const { added, ...page } = withNewer(context, output);
            return { ...page, newCount: added, failure: null };
          }),
        },
        onError: {
          target: 'idle',
          actions: assign(({ event: { error } }) => ({ failure: { what: 'newer' as const, error } })),
        },
      },
    },
  },
});
