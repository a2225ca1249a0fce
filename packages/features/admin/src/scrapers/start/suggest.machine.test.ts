import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { storyDefinition } from '../story/story-scrapers.ts';
import { storyFound } from '../story/story-suggestions.ts';
import type { Found, SuggestInput } from './suggest.machine.ts';
import { addressOf, suggestMachine } from './suggest.machine.ts';

function start(
  suggest: (url: string, signal: AbortSignal) => Promise<Found>,
  address: string | null = null,
  valuesAsDefaults = false,
) {
  const asked: string[] = [];
  const options: boolean[] = [];
  const opened: ScraperDefinition[] = [];
  const actor = createActor(
    suggestMachine.provide({
      actors: {
        suggest: fromPromise(({ input, signal }: { input: SuggestInput; signal: AbortSignal }) => {
          asked.push(input.url);
          options.push(input.valuesAsDefaults);
          return suggest(input.url, signal);
        }),
        open: fromPromise<unknown, { definition: ScraperDefinition }>(async ({ input }) =>
          opened.push(input.definition),
        ),
      },
    }),
    { input: { address, valuesAsDefaults } },
  );
  actor.start();
  return {
    actor,
    asked,
    options,
    opened,
    until: (state: 'asked' | 'found' | 'refused' | 'opened') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

const look = (address: string) => ({ type: 'look' as const, address, valuesAsDefaults: false });

test.each([
  ['books.example/list', 'https://books.example/list'],
  ['  http://books.example ', 'http://books.example'],
  ['localhost:8080/list', 'https://localhost:8080/list'],
  ['ftp://books.example', 'ftp://books.example'],
  ['', ''],
])('%j is looked at as %j', (typed, url) => {
  expect(addressOf(typed)).toBe(url);
});

test('analyses a page and opens a suggestion', async () => {
  const { actor, asked, opened, until } = start(async () => storyFound);
  expect(actor.getSnapshot().value).toBe('asked');
  actor.send(look('books.example'));
  expect((await until('found')).context).toEqual({
    url: 'https://books.example',
    valuesAsDefaults: false,
    found: storyFound,
    error: null,
    chosen: null,
  });
  actor.send({ type: 'choose', definition: storyDefinition });
  await until('opened');
  expect([asked, opened]).toEqual([['https://books.example'], [storyDefinition]]);
});

test('analyses a URL from the query immediately', async () => {
  const { asked, until } = start(async () => storyFound, 'https://books.example/list');
  await until('found');
  expect(asked).toEqual(['https://books.example/list']);
});

test('passes on whether values of the URL are defaults, from the query and from the form', async () => {
  const { actor, options, until } = start(async () => storyFound, 'https://books.example/list?page=2', true);
  await until('found');
  actor.send(look('books.example'));
  await until('found');
  expect(options).toEqual([true, false]);
});

test('sends nothing for an empty URL', () => {
  const { actor, asked } = start(async () => storyFound);
  actor.send(look('  '));
  expect([actor.getSnapshot().value, asked]).toEqual(['asked', []]);
});

test('shows a refusal, and clears it with the next analysis', async () => {
  let isDown = true;
  const { actor, until } = start(async () => {
    if (isDown) throw { code: 'AddressRefused', detail: 'Loopback.', requestId: 'r1' };
    return { items: [], hints: [] };
  });
  actor.send(look('http://localhost'));
  expect((await until('refused')).context.error).toEqual({
    code: 'AddressRefused',
    detail: 'Loopback.',
    requestId: 'r1',
  });
  isDown = false;
  actor.send(look('books.example'));
  expect((await until('found')).context).toMatchObject({ error: null, found: { items: [], hints: [] } });
});

test('stops an analysis, and replaces it with another one', async () => {
  const aborted: string[] = [];
  const { actor, asked, until } = start((url, signal) => {
    signal.addEventListener('abort', () => aborted.push(url));
    return url.includes('slow') ? new Promise(() => {}) : Promise.resolve(storyFound);
  });
  actor.send(look('slow.example'));
  actor.send({ type: 'stop' });
  await until('asked');
  actor.send(look('slow.example/2'));
  actor.send(look('books.example'));
  await until('found');
  expect(asked).toEqual(['https://slow.example', 'https://slow.example/2', 'https://books.example']);
  expect(aborted).toEqual(['https://slow.example', 'https://slow.example/2']);
});

test('opens a blank definition without a page', async () => {
  const { actor, asked, opened, until } = start(async () => storyFound);
  actor.send({ type: 'choose', definition: storyDefinition });
  await until('opened');
  expect([asked, opened]).toEqual([[], [storyDefinition]]);
});
