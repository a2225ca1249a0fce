import type { PuzzleId } from '../frame/rules.ts';

/** What a print has, as in its address. */
export interface PrintView extends PuzzleId {
  readonly count: number;
  readonly perPage: number;
  readonly hasSolutions: boolean;
}

export const counts = [1, 2, 4, 6, 8, 12, 16, 24] as const;
export const perPages = [1, 2, 4, 6] as const;

const oneOf = (text: string | null, known: readonly number[], otherwise: number): number =>
  known.find((value) => String(value) === text) ?? otherwise;

export function printViewOf(query: URLSearchParams, levels: readonly string[], usual: string): PrintView {
  const level = query.get('level') ?? '';
  return {
    level: levels.includes(level) ? level : usual,
    seed: query.get('seed')?.slice(0, 100) || 'print',
    count: oneOf(query.get('count'), counts, 1),
    perPage: oneOf(query.get('perPage'), perPages, 1),
    hasSolutions: query.get('solutions') !== 'no',
  };
}

export function queryOfPrint({ level, seed, count, perPage, hasSolutions }: PrintView): URLSearchParams {
  return new URLSearchParams({
    level,
    seed,
    count: String(count),
    perPage: String(perPage),
    ...(hasSolutions ? {} : { solutions: 'no' }),
  });
}

/** The first puzzle has the seed of the view, the others the seed with their number: each can be played too. */
export function puzzlesOfPrint({ level, seed, count }: PrintView): readonly PuzzleId[] {
  return Array.from({ length: count }, (_, index) => ({ level, seed: index === 0 ? seed : `${seed}-${index + 1}` }));
}

/** Items by page. */
export function pagesOf<Item>(items: readonly Item[], perPage: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}
