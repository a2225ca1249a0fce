import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { expect, test } from 'vitest';
import type { ReadingServer } from './reading-server.ts';
import { createReadingStore } from './reading-store.ts';

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

/** The server's rules, with the time of the test as its clock. */
function world() {
  const clock = { nowMs: 1_000_000 };
  const state = {
    isOffline: false,
    position: null as string | null,
    readAtMs: -1,
    bookmarks: new Set<number>(),
    beforeSave: async () => {},
  };
  const stored = () => ({ position: state.position, bookmarks: [...state.bookmarks].toSorted((a, b) => a - b) });
  const server: ReadingServer = {
    async read() {
      if (state.isOffline) throw new Error('Offline');
      return stored();
    },
    async save({ position, add = [], remove = [] }) {
      const readAtMs = clock.nowMs - (position?.idleMs ?? 0);
      await state.beforeSave();
      if (state.isOffline) throw new Error('Offline');
      if (position !== undefined && readAtMs > state.readAtMs)
        Object.assign(state, { position: position.query, readAtMs });
      for (const verse of add) state.bookmarks.add(verse);
      for (const verse of remove) state.bookmarks.delete(verse);
      return stored();
    },
  };
  const device = (owner: string | null = 'ann', { drafts } = browser()) =>
    createReadingStore({ owner, server: owner === null ? null : server, now: () => clock.nowMs, drafts });
  return { clock, state, stored, device };
}

test('another device opens where people read last, with all bookmarks', async () => {
  const { clock, device } = world();
  const [phone, laptop] = [device(), device()];
  await phone.read();
  await phone.keepPosition('surah=2');
  await phone.keepBookmarks([262]);
  await phone.send();
  expect(await laptop.read()).toEqual({ last: 'surah=2', bookmarks: [262] });
  clock.nowMs += 1000;
  await laptop.keepPosition('page=604');
  await laptop.keepBookmarks([7]);
  await laptop.send();
  expect(await phone.read()).toEqual({ last: 'page=604', bookmarks: [7] });
});

test('changes without a connection are sent later, and an earlier position gives way', async () => {
  const { clock, state, stored, device } = world();
  const [phone, laptop] = [device(), device()];
  await phone.keepPosition('surah=2');
  await phone.keepBookmarks([1, 2]);
  await phone.send();
  await laptop.read();
  state.isOffline = true;
  await phone.keepPosition('surah=3');
  await phone.keepBookmarks([2, 3]);
  await phone.send();
  expect(await phone.read()).toEqual({ last: 'surah=3', bookmarks: [2, 3] });
  state.isOffline = false;
  clock.nowMs += 5000;
  await laptop.keepPosition('surah=4');
  await laptop.keepBookmarks([1, 2, 9]);
  await laptop.send();
  await phone.send();
  expect(stored()).toEqual({ position: 'surah=4', bookmarks: [2, 3, 9] });
});

test('what a visitor read belongs to the person who signs in, and nothing of theirs is lost', async () => {
  const { clock, state, stored, device } = world();
  Object.assign(state, { position: 'juz=1', readAtMs: clock.nowMs, bookmarks: new Set([100]) });
  const here = browser();
  const visitor = device(null, here);
  clock.nowMs += 1000;
  await visitor.keepPosition('surah=18');
  await visitor.keepBookmarks([50]);
  const signedIn = device('ann', here);
  expect(await signedIn.read()).toEqual({ last: 'surah=18', bookmarks: [50, 100] });
  expect(stored()).toEqual({ position: 'surah=18', bookmarks: [50, 100] });
  expect(await device(null, here).read()).toEqual({ last: null, bookmarks: [] });
});

test('what a person kept here before it was on the server is sent', async () => {
  const { stored, device } = world();
  const here = browser();
  here.kept.set('ann last', 'surah=36').set('ann bookmarks', [10, 20]);
  expect(await device('ann', here).read()).toEqual({ last: 'surah=36', bookmarks: [10, 20] });
  expect(stored()).toEqual({ position: 'surah=36', bookmarks: [10, 20] });
});

test('a bookmark that is removed and added again before it is sent stays', async () => {
  const { stored, device } = world();
  const phone = device();
  await phone.read();
  await phone.keepBookmarks([5]);
  await phone.send();
  await phone.keepBookmarks([]);
  await phone.keepBookmarks([5]);
  await phone.send();
  expect(stored().bookmarks).toEqual([5]);
});

test('keeps changes immediately while a response is pending, and sends them next', async () => {
  const { clock, state, stored, device } = world();
  const here = browser();
  const phone = device('ann', here);
  await phone.keepPosition('surah=2');
  await phone.keepBookmarks([1, 2]);
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  state.beforeSave = () => {
    asked.resolve();
    return answered.promise;
  };
  const sending = phone.send();
  await asked.promise;
  clock.nowMs += 1000;
  await phone.keepPosition('surah=3');
  await phone.keepBookmarks([2, 3]);
  expect([here.kept.get('ann last'), here.kept.get('ann bookmarks')]).toEqual(['surah=3', [2, 3]]);
  answered.resolve();
  await sending;
  expect(stored()).toEqual({ position: 'surah=2', bookmarks: [1, 2] });
  expect([here.kept.get('ann last'), here.kept.get('ann bookmarks')]).toEqual(['surah=3', [2, 3]]);
  await phone.send();
  expect(stored()).toEqual({ position: 'surah=3', bookmarks: [2, 3] });
});
