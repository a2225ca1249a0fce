import {
  addPuzzleResults,
  getPuzzleGame,
  getPuzzlePlay,
  puzzleLimits,
  savePuzzleGame,
} from '@apiyard/api/contract/accounts/puzzle-play';
import type { Connection, Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { deleteOldGames, findGame, findLatest, saveGame } from './games-store.ts';
import { resultsToStore } from './merge-results.ts';
import { deleteResult, listResults, putResult } from './results-store.ts';

interface PuzzlePlayServices {
  readonly database: Database;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function puzzlePlayRoutes({ database, now = Date.now }: PuzzlePlayServices): Route[] {
  const playOf = async (db: Connection, personId: string, kind: string) => ({
    results: await listResults(db, personId, kind),
    latest: await findLatest(db, personId, kind),
  });
  return [
    route(getPuzzlePlay, {
      rate: perMinute(120),
      handle: ({ input: { kind }, person }) => playOf(database.kysely, person.id, kind),
    }),

    route(addPuzzleResults, {
      rate: perMinute(60),
      handle: ({ input: { kind, results }, person }) =>
        database.transaction(async (transaction) => {
          const known = await listResults(transaction, person.id, kind);
          const changed = resultsToStore(known, results);
          for (const result of changed) await putResult(transaction, person.id, kind, result);
          const all = await listResults(transaction, person.id, kind);
          const excess = all.slice(0, Math.max(0, all.length - puzzleLimits.resultsMax));
          for (const result of excess) await deleteResult(transaction, person.id, kind, result);
          return playOf(transaction, person.id, kind);
        }),
    }),

    route(getPuzzleGame, {
      rate: perMinute(300),
      handle: async ({ input, person }) => ({ game: await findGame(database.kysely, person.id, input) }),
    }),

    route(savePuzzleGame, {
      rate: perMinute(120),
      handle: ({ input, person }) =>
        database.transaction(async (transaction) => {
          const { revision, idleMs, game } = input;
          const isSaved = await saveGame(transaction, person.id, input, game, { revision, playedAtMs: now() - idleMs });
          const stored = await findGame(transaction, person.id, input);
          if (stored === null) throw new Error('The game of a puzzle is absent after it was saved.');
          await deleteOldGames(transaction, person.id, input.kind, puzzleLimits.gamesMax);
          return { isSaved, game: stored };
        }),
    }),
  ];
}
