import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { emptyHistory } from '@apiyard/kit/history/history.ts';
import { expect, test } from 'vitest';
import type { PlayServer, ServerGame } from './play-server.ts';
import { createPlayStore } from './play-store.ts';
import type { SavedGame } from './saved-game.ts';

const id = { level: 'hard', seed: 'a' };
const gameAt = (position: string): SavedGame<unknown> => ({
  position,
  history: emptyHistory,
  elapsedMs: 1000,
  mistakes: 0,
  hints: 0,
});

/** What a browser keeps, for each person. */
function browser() {
  const kept = new Map<string, unknown>();
  const drafts = (owner: string | null): Drafts<unknown> => ({
    read: async (place) => kept.get(`${owner} ${place}`) ?? null,
    keep: async (place, value) => void kept.set(`${owner} ${place}`, value),
    drop: async (place) => void kept.delete(`${owner} ${place}`),
  });
  return { kept, drafts };
}

/** The server's rule, with the time of the test as its clock. */
function serverAt(clock: { nowMs: number }) {
  const state = { isOffline: false, saves: 0, game: null as (ServerGame & { readonly playedAtMs: number }) | null };
  const server: PlayServer = {
    play: async () => {
      if (state.isOffline) throw new Error('Offline');
      return { results: [], latest: null };
    },
    addResults: async () => [],
    game: async () => {
      if (state.isOffline) throw new Error('Offline');
      return state.game;
    },
    save: async (_kind, _id, { history: _, ...game }, { revision, idleMs }) => {
      if (state.isOffline) throw new Error('Offline');
      state.saves += 1;
      const playedAtMs = clock.nowMs - idleMs;
      const isSaved = state.game === null || state.game.revision === revision || state.game.playedAtMs < playedAtMs;
      if (isSaved) state.game = { game, playedAtMs, revision: (state.game?.revision ?? 0) + 1 };
      return { isSaved, stored: state.game as ServerGame };
    },
  };
  return { state, server };
}

function twoDevices() {
  const clock = { nowMs: 1_000_000 };
  const { state, server } = serverAt(clock);
  const device = (owner: string | null = 'ann', { drafts } = browser()) =>
    createPlayStore({ owner, server: owner === null ? null : server, now: () => clock.nowMs, drafts });
  return { clock, state, device, first: device(), second: device() };
}

async function playAt(store: ReturnType<typeof createPlayStore>, ...positions: string[]) {
  await store.read('sudoku', id);
  for (const position of ['start', ...positions]) await store.keep('sudoku', id, gameAt(position));
}

test('a game goes on where it was left on another device', async () => {
  const { first, second, state } = twoDevices();
  await playAt(first, 'one');
  expect(await first.send()).toEqual([]);
  expect(state.game).toMatchObject({ revision: 1, game: { position: 'one', elapsedMs: 1000 } });
  expect((await second.read('sudoku', id))?.position).toBe('one');
});

test('a puzzle that was only opened is not sent', async () => {
  const { first, state } = twoDevices();
  await playAt(first);
  await first.send();
  expect(state.saves).toBe(0);
});

test('what is played offline is sent with the next connection, also by another visit', async () => {
  const { state, clock, device } = twoDevices();
  const { drafts, kept } = browser();
  const before = device('ann', { drafts, kept });
  state.isOffline = true;
  await playAt(before, 'one');
  expect(await before.send()).toEqual([]);
  state.isOffline = false;
  clock.nowMs += 60_000;
  const later = device('ann', { drafts, kept });
  expect((await later.read('sudoku', id))?.position).toBe('one');
  expect(state.game).toMatchObject({ revision: 1, playedAtMs: 1_000_000 });
});

test('of two games that were played apart the later one stays, and undo leads back to the other', async () => {
  const { first, second, clock, state } = twoDevices();
  await playAt(first, 'shared');
  await first.send();
  await second.read('sudoku', id);
  state.isOffline = true;
  await first.keep('sudoku', id, gameAt('earlier'));
  clock.nowMs += 1000;
  await second.keep('sudoku', id, gameAt('later'));
  state.isOffline = false;
  await second.send();
  const [replaced] = await first.send();
  expect(replaced?.game).toMatchObject({
    position: 'later',
    history: { done: [{ before: 'earlier', after: 'later' }], undone: [] },
  });
  expect(state.game?.game.position).toBe('later');
  // It is not sent back as a move of this device.
  await first.keep('sudoku', id, replaced?.game as SavedGame<unknown>);
  const { saves } = state;
  await first.send();
  expect(state.saves).toBe(saves);
});

test('the later game replaces an earlier one of which it did not know', async () => {
  const { first, second, clock, state } = twoDevices();
  await playAt(first, 'earlier');
  await playAt(second, 'unaware');
  clock.nowMs += 1000;
  await second.keep('sudoku', id, gameAt('later'));
  await first.send();
  await second.send();
  expect(state.game).toMatchObject({ revision: 2, game: { position: 'later' } });
});

test('a page that is shown again takes over what was played elsewhere, once', async () => {
  const { first, second, clock } = twoDevices();
  await playAt(first, 'one');
  await first.send();
  await second.read('sudoku', id);
  clock.nowMs += 1000;
  await second.keep('sudoku', id, gameAt('two'));
  await second.send();
  expect((await first.newer('sudoku', id))?.position).toBe('two');
  expect(await first.newer('sudoku', id)).toBeNull();
});

test('a visitor’s game belongs to the person who signs in, and is sent', async () => {
  const { state, device } = twoDevices();
  const { drafts, kept } = browser();
  await playAt(device(null, { drafts, kept }), 'visitor’s');
  const signedIn = device('ann', { drafts, kept });
  expect(await signedIn.latest('sudoku')).toEqual(id);
  expect(state.game?.game.position).toBe('visitor’s');
  expect((await signedIn.read('sudoku', id))?.position).toBe('visitor’s');
  expect([...kept.keys()].filter((key) => key.startsWith('null '))).toEqual([]);
});
