import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { findGame, findLatest, saveGame } from './games-store.ts';
import { resultsToStore } from './merge-results.ts';
import { listResults, putResult } from './results-store.ts';

const puzzle = { kind: 'sudoku', level: 'hard', seed: 'a' };
const game = (position: string) => ({ position, elapsedMs: 1000, mistakes: 0, hints: 0 });
const result = { level: 'hard', seed: 'a', elapsedMs: 1000, mistakes: 0, hints: 0, day: '2026-11-27' };

describeOnEngines('Puzzles of a person', (on) => {
  beforeAll(async () => {
    for (const id of ['ann', 'bea'])
      await on()
        .database.kysely.insertInto('person')
        .values({
          id,
          username: id,
          username_key: id,
          email: null,
          email_key: null,
          pending_email: null,
          name: id,
          avatar: null,
          role: 'user',
          plan: 'free',
          premium_until: null,
          password_hash: '',
          disabled_at: null,
          created_at: 1,
          deletion_due_at: null,
        })
        .execute();
  });

  it('are saved once for a revision by devices that save at the same time', async () => {
    const { kysely } = on().database;
    const at = { revision: 0, playedAtMs: 1000 };
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd'].map((position) => saveGame(kysely, 'ann', puzzle, game(position), at)),
    );
    expect(saved.filter(Boolean)).toHaveLength(1);
    expect(await findGame(kysely, 'ann', puzzle)).toMatchObject({ revision: 1 });
  });

  it('give way to a game that was played later, and to none that was played earlier', async () => {
    const { kysely } = on().database;
    const save = (position: string, revision: number, playedAtMs: number) =>
      saveGame(kysely, 'bea', puzzle, game(position), { revision, playedAtMs });
    expect([await save('a', 0, 1000), await save('b', 0, 2000), await save('c', 1, 1500)]).toEqual([true, true, false]);
    expect(await findGame(kysely, 'bea', puzzle)).toEqual({ ...game('b'), revision: 2 });
    // A game that continues the stored one is saved whatever the clock of its device says.
    expect(await save('d', 2, 500)).toBe(true);
    await saveGame(kysely, 'bea', { ...puzzle, seed: 'b' }, game('x'), { revision: 0, playedAtMs: 400 });
    expect(await findLatest(kysely, 'bea', 'sudoku')).toEqual({ level: 'hard', seed: 'a' });
  });

  it('have one result each, without a score where there is none', async () => {
    const { kysely } = on().database;
    await putResult(kysely, 'ann', 'sudoku', { ...result, mistakes: 3 });
    await putResult(kysely, 'ann', 'sudoku', result);
    await putResult(kysely, 'ann', '2048', { ...result, score: 20_480, isUnsolved: true });
    expect(await listResults(kysely, 'ann', 'sudoku')).toEqual([result]);
    expect(await listResults(kysely, 'ann', '2048')).toEqual([{ ...result, score: 20_480, isUnsolved: true }]);
  });
});

it('only stores results that are new or change one', () => {
  const lost = { ...result, score: 100, isUnsolved: true };
  const known = [{ ...result, score: 50 }];
  expect(resultsToStore(known, [{ ...result, elapsedMs: 5, score: 40 }])).toEqual([]);
  expect(resultsToStore(known, [lost])).toEqual([{ ...result, score: 100 }]);
  expect(resultsToStore([], [lost, { ...result, score: 20 }])).toEqual([{ ...result, score: 100 }]);
});
