import { useEffect, useState } from 'react';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { freshSeed } from '../../seeds/fresh-seed.ts';
import { dayOf } from '../results/results.ts';
import type { PuzzleId } from './rules.ts';
import { usePlayStores } from '../sync/use-play-stores.ts';

interface PuzzleAddress {
  /** Null until the puzzle that was played last is known. */
  readonly id: PuzzleId | null;
  readonly onNew: (level: string) => void;
  readonly onDaily: () => void;
}

/**
 * The puzzle of the address, `?level=hard&seed=abc`, as in the API. Without a seed it is the one that was played last, and
 * at the first visit that of the day.
 */
export function usePuzzleAddress(
  name: string,
  { levels, dailyLevel }: { readonly levels: readonly string[]; readonly dailyLevel: string },
): PuzzleAddress {
  const { games } = usePlayStores(name);
  const [params, setParams] = useOwnSearch();
  const given = params.get('level');
  const level = given !== null && levels.includes(given) ? given : null;
  const seed = params.get('seed')?.slice(0, 100) || null;
  const [last, setLast] = useState<PuzzleId | null>(null);
  useEffect(() => {
    if (seed !== null) return undefined;
    let isStale = false;
    void games.latest(name).then((latest) => {
      if (!isStale) setLast(latest ?? { level: dailyLevel, seed: dayOf(new Date()) });
    });
    return () => {
      isStale = true;
    };
  }, [name, games, seed, dailyLevel]);
  const go = (next: PuzzleId) => setParams(new URLSearchParams({ ...next }), { preventScrollReset: true });
  const id = seed === null ? last && { ...last, level: level ?? last.level } : { level: level ?? dailyLevel, seed };
  return {
    id,
    onNew: (chosen) => go({ level: chosen, seed: freshSeed() }),
    onDaily: () => go({ level: dailyLevel, seed: dayOf(new Date()) }),
  };
}
