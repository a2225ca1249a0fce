import { expect } from 'vitest';
import type { QuranReading } from '../../contract/accounts/quran-reading.ts';
import { getQuranReading, saveQuranReading } from '../../contract/accounts/quran-reading.ts';
import type { Endpoint, InputOf } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';

const read = async (world: World) => expectOutput<QuranReading>(getQuranReading, await world.send(getQuranReading, {}));
const save = async (world: World, input: InputOf<typeof saveQuranReading>) =>
  expectOutput<QuranReading>(saveQuranReading, await world.send(saveQuranReading, input));

const forPeople = (endpoint: Endpoint) =>
  [
    'Unauthenticated',
    'rejects a request without a session',
    async (world: World) => {
      expectFailure(endpoint, await world.sendAnything(endpoint, {}), 'Unauthenticated');
    },
  ] as const;

export const quranReadingConformance = conformance(
  conformanceOf(getQuranReading, [
    [
      'success',
      'returns nothing for a new account, and later only what is of the person',
      async (world) => {
        await world.signedIn();
        await save(world, { position: { query: 'surah=36', idleMs: 0 }, add: [1] });
        await world.signedIn();
        expect(await read(world)).toEqual({ position: null, bookmarks: [] });
        await save(world, { position: { query: 'page=604', idleMs: 0 }, add: [262, 3] });
        expect(await read(world)).toEqual({ position: 'page=604', bookmarks: [3, 262] });
      },
    ],
    forPeople(getQuranReading),
  ]),
  conformanceOf(saveQuranReading, [
    [
      'success',
      'keeps the position that was read last, and merges bookmarks',
      async (world) => {
        await world.signedIn();
        await save(world, { position: { query: 'surah=2', idleMs: 60_000 }, add: [7, 6236] });
        const later = await save(world, {
          position: { query: 'juz=30', idleMs: 1000 },
          add: [7, 8],
          remove: [6236, 5],
        });
        expect(later).toEqual({ position: 'juz=30', bookmarks: [7, 8] });
        const earlier = await save(world, { position: { query: 'surah=3', idleMs: 30_000 } });
        expect(earlier).toEqual({ position: 'juz=30', bookmarks: [7, 8] });
      },
    ],
    [
      'InvalidInput',
      'rejects verses that do not exist',
      async (world) => {
        await world.signedIn();
        for (const verse of [0, 6237]) {
          const response = await world.sendAnything(saveQuranReading, { add: [verse] });
          expect(expectFailure(saveQuranReading, response, 'InvalidInput')['errors']).toMatchObject([
            { pointer: '/add/0' },
          ]);
        }
      },
    ],
    forPeople(saveQuranReading),
  ]),
);
