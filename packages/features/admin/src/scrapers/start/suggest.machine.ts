import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Hint, Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { assign, fromPromise, setup } from 'xstate';

export interface Found {
  readonly items: readonly Suggestion[];
  readonly hints: readonly Hint[];
}

export type SuggestInput = Pick<SuggestContext, 'url' | 'valuesAsDefaults'>;

export type SuggestEvent =
  | { type: 'look'; address: string; valuesAsDefaults: boolean }
  | { type: 'stop' }
  /** Opens the editor with a suggestion or a blank definition. */
  | { type: 'choose'; definition: ScraperDefinition };

export interface SuggestContext {
  /** The current or last analysed URL; empty before. */
  readonly url: string;
  /** Whether the values in the URL become defaults of parameters. */
  readonly valuesAsDefaults: boolean;
  readonly found: Found | null;
  /** Error of the last call; null if it did not fail. */
  readonly error: unknown;
  readonly chosen: ScraperDefinition | null;
}

/** Normalises a typed URL; https if it has no scheme. */
export function addressOf(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text.replace(/^[^/:]+:\d+/, '')) ? text : `https://${text}`;
}

/** From a URL to an initial definition. The route provides `suggest` and `open`. */
export const suggestMachine = setup({
  types: {
    context: {} as SuggestContext,
    events: {} as SuggestEvent,
    /** URL to analyse immediately, if any. */
    input: {} as { address: string | null; valuesAsDefaults: boolean },
  },
  actors: {
    suggest: fromPromise<Found, SuggestInput>(() => Promise.reject(new Error('Provide the actor `suggest`.'))),
    open: fromPromise<unknown, { definition: ScraperDefinition }>(() =>
      Promise.reject(new Error('Provide the actor `open`.')),
    ),
  },
  actions: {
    take: assign((_, { address, valuesAsDefaults }: { address: string; valuesAsDefaults: boolean }) => ({
      url: addressOf(address),
      valuesAsDefaults,
      found: null,
      error: null,
    })),
    refuse: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: { namesAPage: (_, { address }: { address: string }) => address.trim() !== '' },
}).createMachine({
  id: 'suggest',
  context: ({ input }) => ({
    url: addressOf(input.address ?? ''),
    valuesAsDefaults: input.valuesAsDefaults,
    found: null,
    error: null,
    chosen: null,
  }),
  on: {
    look: {
      guard: { type: 'namesAPage', params: ({ event }) => ({ address: event.address }) },
      target: '.looking',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => event },
    },
    choose: { target: '.opening', actions: assign(({ event }) => ({ chosen: event.definition })) },
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: ({ context }) => context.url !== '', target: 'looking' }, { target: 'asked' }] },
    asked: {},
    looking: {
      invoke: {
        src: 'suggest',
        input: ({ context: { url, valuesAsDefaults } }) => ({ url, valuesAsDefaults }),
        onDone: { target: 'found', actions: assign(({ event }) => ({ found: event.output })) },
        onError: { target: 'refused', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { stop: 'asked' },
    },
    found: {},
    refused: {},
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ definition: context.chosen as ScraperDefinition }),
        onDone: 'opened',
        onError: { target: 'refused', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { look: {}, choose: {} },
    },
    opened: { type: 'final' },
  },
});
