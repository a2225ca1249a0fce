/** What was solved: for statistics, the streak and the result to share. */
import type { PuzzleId } from '../frame/rules.ts';

export interface Result extends PuzzleId {
  readonly elapsedMs: number;
  readonly mistakes: number;
  readonly hints: number;
  /** The local day on which it was solved, such as 2026-11-27. */
  readonly day: string;
  /** Of a puzzle with points. */
  readonly score?: number | undefined;
  /** Only its score counts: the game was lost or is not over. @default false */
  readonly isUnsolved?: boolean | undefined;
}

const isSolved = ({ isUnsolved = false }: Result): boolean => !isUnsolved;

/** The daily puzzle of a day has the date as its seed, and is the same for everyone. */
export const isDaily = ({ seed }: PuzzleId): boolean => /^\d{4}-\d{2}-\d{2}$/.test(seed);

export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const dayMs = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/**
 * Days in a row on which the daily puzzle was solved on its own day, until today, or until yesterday while today's is not
 * solved.
 */
export function streakOn(today: string, results: readonly Result[]): number {
  const days = new Set(
    results.filter((result) => isSolved(result) && isDaily(result) && result.seed === result.day).map(({ day }) => day),
  );
  if (days.size === 0) return 0;
  let day = days.has(today) ? today : dayBefore(today);
  let length = 0;
  for (; days.has(day); day = dayBefore(day)) length += 1;
  return length;
}

export interface LevelStatistics {
  readonly solved: number;
  readonly withoutMistakes: number;
  readonly bestMs: number | null;
  readonly averageMs: number | null;
}

export function statisticsOf(level: string, results: readonly Result[]): LevelStatistics {
  const own = results.filter((result) => result.level === level && isSolved(result));
  const times = own.map(({ elapsedMs }) => elapsedMs);
  return {
    solved: own.length,
    withoutMistakes: own.filter(({ mistakes }) => mistakes === 0).length,
    bestMs: times.length === 0 ? null : Math.min(...times),
    averageMs: times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

/** The highest score of a level, 0 before the first. */
export const bestScoreOf = (level: string, results: readonly Result[]): number =>
  Math.max(0, ...results.map((result) => (result.level === level ? (result.score ?? 0) : 0)));

/** Of two results of a puzzle the first that is solved counts, with the higher score of both. */
function merged(first: Result, second: Result): Result {
  const kept = isSolved(first) || !isSolved(second) ? first : second;
  const scores = [first.score, second.score].filter((score) => score !== undefined);
  return scores.length === 0 ? kept : { ...kept, score: Math.max(...scores) };
}

/** Those of `results` that `known` lacks, or of which it has less. */
export const resultsBeyond = (known: readonly Result[], results: readonly Result[]): readonly Result[] =>
  results.filter((result) => {
    const other = known.find(({ level, seed }) => level === result.level && seed === result.seed);
    if (other === undefined) return true;
    const both = merged(other, result);
    return both.score !== other.score || isSolved(both) !== isSolved(other);
  });

/** The results with another one. A puzzle has one result. */
export function withResult(results: readonly Result[], result: Result): readonly Result[] {
  const at = results.findIndex(({ level, seed }) => level === result.level && seed === result.seed);
  const known = results[at];
  return known === undefined ? [...results, result] : results.with(at, merged(known, result));
}
