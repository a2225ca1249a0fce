/** What was solved in this browser: for statistics, the streak and the result to share. */
import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import type { PuzzleId } from '../frame/rules.ts';

export interface Result extends PuzzleId {
  readonly elapsedMs: number;
  readonly mistakes: number;
  readonly hints: number;
  /** The local day on which it was solved, such as 2026-11-27. */
  readonly day: string;
}

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
  const days = new Set(results.filter((result) => isDaily(result) && result.seed === result.day).map(({ day }) => day));
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
  const own = results.filter((result) => result.level === level);
  const times = own.map(({ elapsedMs }) => elapsedMs);
  return {
    solved: own.length,
    withoutMistakes: own.filter(({ mistakes }) => mistakes === 0).length,
    bestMs: times.length === 0 ? null : Math.min(...times),
    averageMs: times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

/** A result is kept once: the first of a puzzle. */
export function withResult(results: readonly Result[], result: Result): readonly Result[] {
  const isKnown = results.some(({ level, seed }) => level === result.level && seed === result.seed);
  return isKnown ? results : [...results, result];
}

interface ResultStore {
  readonly read: () => Promise<readonly Result[]>;
  /** Resolves with all results. */
  readonly add: (result: Result) => Promise<readonly Result[]>;
}

export function createResultStore(
  kind: string,
  owner: string | null,
  drafts: Drafts<readonly Result[]> = createDrafts('apiyard-puzzle-results', owner, { lifeMs: Infinity }),
): ResultStore {
  const read = async () => (await drafts.read(kind)) ?? [];
  return {
    read,
    async add(result) {
      const results = withResult(await read(), result);
      await drafts.keep(kind, results);
      return results;
    },
  };
}
