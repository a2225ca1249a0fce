/** The table `puzzle_result`. */
import type { PuzzleResult } from '@apiyard/api/contract/accounts/puzzle-play';
import type { Connection } from '../db/database.ts';

export async function listResults(db: Connection, personId: string, kind: string): Promise<PuzzleResult[]> {
  const rows = await db
    .selectFrom('puzzle_result')
    .select(['level', 'seed', 'day', 'elapsed_ms', 'mistakes', 'hints', 'score', 'is_unsolved'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .orderBy('day')
    .orderBy('level')
    .orderBy('seed')
    .execute();
  return rows.map(({ elapsed_ms: elapsedMs, score, is_unsolved: isUnsolved, ...result }) => ({
    ...result,
    elapsedMs,
    ...(score === null ? {} : { score }),
    ...(isUnsolved === 1 ? { isUnsolved: true } : {}),
  }));
}

export async function putResult(db: Connection, personId: string, kind: string, result: PuzzleResult): Promise<void> {
  const { level, seed, day, elapsedMs, mistakes, hints, score = null, isUnsolved = false } = result;
  const values = { day, elapsed_ms: elapsedMs, mistakes, hints, score, is_unsolved: isUnsolved ? 1 : 0 };
  await db
    .insertInto('puzzle_result')
    .values({ person_id: personId, kind, level, seed, ...values })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'level', 'seed']).doUpdateSet(values))
    .execute();
}

export async function deleteResult(
  db: Connection,
  personId: string,
  kind: string,
  { level, seed }: Pick<PuzzleResult, 'level' | 'seed'>,
): Promise<void> {
  await db
    .deleteFrom('puzzle_result')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('level', '=', level)
    .where('seed', '=', seed)
    .execute();
}
