import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { expect, test } from 'vitest';
import type { Result } from '../results/results.ts';
import { withResult } from '../results/results.ts';
import { createResultStore } from './result-store.ts';

const result = (seed: string, change: Partial<Result> = {}): Result => ({
  level: 'easy',
  seed,
  elapsedMs: 60_000,
  mistakes: 0,
  hints: 0,
  day: '2026-11-27',
  ...change,
});

function keptIn(kept: Map<string, readonly Result[]>) {
  return (owner: string | null): Drafts<readonly Result[]> => ({
    read: async (place) => kept.get(`${owner} ${place}`) ?? null,
    keep: async (place, value) => void kept.set(`${owner} ${place}`, value),
    drop: async (place) => void kept.delete(`${owner} ${place}`),
  });
}

function fakeServer() {
  const state = { results: [] as readonly Result[], isOffline: false, calls: 0 };
  return {
    state,
    server: {
      play: async () => {
        if (state.isOffline) throw new Error('Offline');
        return { results: state.results, latest: null };
      },
      addResults: async (_kind: string, added: readonly Result[]) => {
        state.calls += 1;
        return (state.results = added.reduce(withResult, state.results));
      },
    },
  };
}

test('results of all devices are merged, and sent once', async () => {
  const { state, server } = fakeServer();
  const first = createResultStore({ kind: 'sudoku', owner: 'ann', server, drafts: keptIn(new Map()) });
  const second = createResultStore({ kind: 'sudoku', owner: 'ann', server, drafts: keptIn(new Map()) });
  await first.add(result('a'));
  await first.sync();
  await second.add(result('b'));
  // The same puzzle, solved later: the first result counts.
  await second.add(result('a', { elapsedMs: 5000 }));
  expect(await second.sync()).toEqual([result('a'), result('b')]);
  expect(await first.sync()).toEqual([result('a'), result('b')]);
  expect(state.calls).toBe(2);
});

test('results stay in the browser without a connection', async () => {
  const { state, server } = fakeServer();
  const store = createResultStore({ kind: 'sudoku', owner: 'ann', server, drafts: keptIn(new Map()) });
  state.isOffline = true;
  await store.add(result('a'));
  expect(await store.sync()).toEqual([result('a')]);
  state.isOffline = false;
  await store.sync();
  expect(state.results).toEqual([result('a')]);
});

test('a visitor’s results belong to the person who signs in', async () => {
  const kept = new Map<string, readonly Result[]>();
  const { server, state } = fakeServer();
  await createResultStore({ kind: 'sudoku', owner: null, server: null, drafts: keptIn(kept) }).add(result('a'));
  const store = createResultStore({ kind: 'sudoku', owner: 'ann', server, drafts: keptIn(kept) });
  expect(await store.sync()).toEqual([result('a')]);
  expect(state.results).toEqual([result('a')]);
  expect([...kept.keys()]).toEqual(['ann sudoku']);
});
