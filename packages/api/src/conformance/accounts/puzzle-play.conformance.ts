import { expect } from 'vitest';
import type { PuzzleGame, PuzzleResult } from '../../contract/accounts/puzzle-play.ts';
import {
  addPuzzleResults,
  getPuzzleGame,
  getPuzzlePlay,
  puzzleLimits,
  savePuzzleGame,
} from '../../contract/accounts/puzzle-play.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';

const puzzle = { kind: 'sudoku', level: 'hard', seed: '2026-11-27' } as const;
const game = (position: string): PuzzleGame => ({ position, elapsedMs: 61_000, mistakes: 1, hints: 2 });
const result: PuzzleResult = {
  level: 'hard',
  seed: '2026-11-27',
  elapsedMs: 300_000,
  mistakes: 0,
  hints: 1,
  day: '2026-11-27',
};
const save = async (
  world: World,
  position: string,
  given: { revision?: number; idleMs?: number; seed?: string } = {},
) =>
  expectOutput(
    savePuzzleGame,
    await world.send(savePuzzleGame, { ...puzzle, revision: 0, idleMs: 0, game: game(position), ...given }),
  );

const forPeople = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) =>
  [
    'Unauthenticated',
    'rejects a request without a session',
    async (world: World) => {
      expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Unauthenticated');
    },
  ] as const;

export const puzzlePlayConformance = conformance(
  conformanceOf(getPuzzlePlay, [
    [
      'success',
      'returns nothing for a new account, then results and the puzzle that was played last',
      async (world) => {
        await world.signedIn();
        const play = async () => expectOutput(getPuzzlePlay, await world.send(getPuzzlePlay, { kind: 'sudoku' }));
        expect(await play()).toEqual({ results: [], latest: null });
        await save(world, 'first', { idleMs: 5000 });
        await save(world, 'other', { seed: 'other', idleMs: 9000 });
        await world.send(addPuzzleResults, { kind: 'sudoku', results: [result] });
        expect(await play()).toEqual({ results: [result], latest: { level: 'hard', seed: '2026-11-27' } });
      },
    ],
    forPeople(getPuzzlePlay, { kind: 'sudoku' }),
  ]),
  conformanceOf(addPuzzleResults, [
    [
      'success',
      'keeps the first solved result of a puzzle with its highest score',
      async (world) => {
        await world.signedIn();
        const add = async (...results: PuzzleResult[]) =>
          expectOutput(addPuzzleResults, await world.send(addPuzzleResults, { kind: '2048', results }));
        const lost = { ...result, score: 900, isUnsolved: true };
        expect(await add(lost)).toEqual({ results: [lost], latest: null });
        const solved = { ...result, elapsedMs: 500_000, score: 700 };
        expect(await add(solved)).toEqual({ results: [{ ...solved, score: 900 }], latest: null });
        expect(await add({ ...result, elapsedMs: 1000 }, { ...lost, score: 950 })).toEqual({
          results: [{ ...solved, score: 950 }],
          latest: null,
        });
      },
    ],
    [
      'InvalidInput',
      'rejects a day that is not one, and too many results',
      async (world) => {
        await world.signedIn();
        const add = (results: PuzzleResult[]) => world.send(addPuzzleResults, { kind: 'sudoku', results });
        expectFailure(addPuzzleResults, await add([{ ...result, day: 'today' }]), 'InvalidInput');
        const many = Array.from({ length: puzzleLimits.resultsPerCallMax + 1 }, (_, at) => ({
          ...result,
          seed: String(at),
        }));
        expectFailure(addPuzzleResults, await add(many), 'InvalidInput');
      },
    ],
    forPeople(addPuzzleResults, { kind: 'sudoku', results: [] }),
  ]),
  conformanceOf(getPuzzleGame, [
    [
      'success',
      'returns the stored game of a puzzle to its person only',
      async (world) => {
        await world.signedIn();
        const read = async () => expectOutput(getPuzzleGame, await world.send(getPuzzleGame, puzzle));
        expect(await read()).toEqual({ game: null });
        await save(world, 'mine');
        expect(await read()).toEqual({ game: { ...game('mine'), revision: 1 } });
        await world.signedIn();
        expect(await read()).toEqual({ game: null });
      },
    ],
    forPeople(getPuzzleGame, puzzle),
  ]),
  conformanceOf(savePuzzleGame, [
    [
      'success',
      'saves what continues the stored game, and what was played later on another device',
      async (world) => {
        await world.signedIn();
        const stored = (position: string, revision: number) => ({ ...game(position), revision });
        expect(await save(world, 'a', { idleMs: 60_000 })).toEqual({ isSaved: true, game: stored('a', 1) });
        expect(await save(world, 'b', { revision: 1, idleMs: 30_000 })).toEqual({
          isSaved: true,
          game: stored('b', 2),
        });
        // From a device that did not see `b`, played before it.
        expect(await save(world, 'old', { revision: 1, idleMs: 50_000 })).toEqual({
          isSaved: false,
          game: stored('b', 2),
        });
        expect(await save(world, 'new', { revision: 1, idleMs: 0 })).toEqual({ isSaved: true, game: stored('new', 3) });
      },
    ],
    [
      'success',
      'keeps the games that were played last',
      async (world) => {
        await world.signedIn();
        for (let at = 0; at <= puzzleLimits.gamesMax; at += 1)
          await save(world, 'kept', { seed: `seed ${at}`, idleMs: 1_000_000 - at * 1000 });
        const read = async (seed: string) =>
          expectOutput<{ game: PuzzleGame | null }>(getPuzzleGame, await world.send(getPuzzleGame, { ...puzzle, seed }))
            .game?.position;
        expect([await read('seed 0'), await read('seed 1'), await read(`seed ${puzzleLimits.gamesMax}`)]).toEqual([
          undefined,
          'kept',
          'kept',
        ]);
      },
    ],
    [
      'InvalidInput',
      'rejects a position that is too long',
      async (world) => {
        await world.signedIn();
        const position = 'x'.repeat(puzzleLimits.positionLengthMax + 1);
        const response = await world.send(savePuzzleGame, { ...puzzle, revision: 0, idleMs: 0, game: game(position) });
        expectFailure(savePuzzleGame, response, 'InvalidInput');
      },
    ],
    forPeople(savePuzzleGame, { ...puzzle, revision: 0, idleMs: 0, game: game('x') }),
  ]),
);
