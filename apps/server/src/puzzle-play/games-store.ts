/** The table `puzzle_game`. */
import type { PuzzleGame, StoredPuzzleGame } from '@apiyard/api/contract/accounts/puzzle-play';
import type { Connection } from '../db/database.ts';

export interface PuzzleOf {
  readonly kind: string;
  readonly level: string;
  readonly seed: string;
}

const columns = ['position', 'elapsed_ms', 'mistakes', 'hints', 'revision'] as const;

export async function findGame(
  db: Connection,
  personId: string,
  { kind, level, seed }: PuzzleOf,
): Promise<StoredPuzzleGame | null> {
  const row = await db
    .selectFrom('puzzle_game')
    .select(columns)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('level', '=', level)
    .where('seed', '=', seed)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { elapsed_ms: elapsedMs, ...game } = row;
  return { ...game, elapsedMs };
}

export async function findLatest(
  db: Connection,
  personId: string,
  kind: string,
): Promise<Pick<PuzzleOf, 'level' | 'seed'> | null> {
  const row = await db
    .selectFrom('puzzle_game')
    .select(['level', 'seed'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .orderBy('played_at', 'desc')
    .orderBy('level')
    .orderBy('seed')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Saves a game in one statement, so that two devices cannot both take the same revision. A game that continues the stored
 * one replaces it; another one does if it was played later. False if the stored one stays.
 */
export async function saveGame(
  db: Connection,
  personId: string,
  { kind, level, seed }: PuzzleOf,
  { position, elapsedMs, mistakes, hints }: PuzzleGame,
  { revision, playedAtMs }: { readonly revision: number; readonly playedAtMs: number },
): Promise<boolean> {
  const values = { position, elapsed_ms: elapsedMs, mistakes, hints, played_at: playedAtMs };
  const saved = await db
    .insertInto('puzzle_game')
    .values({ person_id: personId, kind, level, seed, revision: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'kind', 'level', 'seed'])
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb('puzzle_game.revision', '+', 1) }))
        .where(({ or, eb }) =>
          or([eb('puzzle_game.revision', '=', revision), eb('puzzle_game.played_at', '<', playedAtMs)]),
        ),
    )
    .returning('revision')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Deletes the games of a kind that were played longest ago, beyond `max`. */
export async function deleteOldGames(db: Connection, personId: string, kind: string, max: number): Promise<void> {
  const ofKind = db
    .selectFrom('puzzle_game')
    .select('played_at')
    .where('person_id', '=', personId)
    .where('kind', '=', kind);
  const first = await ofKind.orderBy('played_at', 'desc').offset(max).limit(1).executeTakeFirst();
  if (first === undefined) return;
  await db
    .deleteFrom('puzzle_game')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('played_at', '<=', first.played_at)
    .execute();
}
