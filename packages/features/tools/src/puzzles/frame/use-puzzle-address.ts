import { useEffect, useState } from 'react';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { freshSeed } from '../../seeds/fresh-seed.ts';
import { dayOf } from '../results/results.ts';
import type { PuzzleId } from './rules.ts';
import { usePlayStores } from '../sync/use-play-stores.ts';

interface PuzzleAddress {
  /** That of the first visit. */
  readonly firstLevel: string;
  /** Null until the puzzle that was played last is known. */
  readonly id: PuzzleId | null;
  readonly onNew: (level: string) => void;
  readonly onDaily: () => void;
}

/** The levels of a kind of puzzle, as in addresses. */
export interface LevelChoices {
  readonly levels: readonly string[];
  /** That of the daily puzzle. With words it depends on the language of the page, or on the level played before. */
  readonly dailyLevel: string | ((language: OfferedLanguage, level: string | null) => string);
}

/** @param before the level that was played before, null at the first visit */
export const levelOfDay = (
  { dailyLevel }: LevelChoices,
  language: OfferedLanguage,
  before: string | null = null,
): string => (typeof dailyLevel === 'string' ? dailyLevel : dailyLevel(language, before));

/**
 * The puzzle of the address, `?level=hard&seed=abc`, as in the API. Without a seed it is the one that was played last, and
 * at the first visit that of the day.
 */
export function usePuzzleAddress(name: string, choices: LevelChoices): PuzzleAddress {
  const { games } = usePlayStores(name);
  const language = useLanguage();
  const [params, setParams] = useOwnSearch();
  const given = params.get('level');
  const level = given !== null && choices.levels.includes(given) ? given : null;
  const seed = params.get('seed')?.slice(0, 100) || null;
  const firstLevel = levelOfDay(choices, language);
  const [last, setLast] = useState<PuzzleId | null>(null);
  useEffect(() => {
    if (seed !== null) return undefined;
    let isStale = false;
    void games.latest(name).then((latest) => {
      if (!isStale) setLast(latest ?? { level: firstLevel, seed: dayOf(new Date()) });
    });
    return () => {
      isStale = true;
    };
  }, [name, games, seed, firstLevel]);
  const go = (next: PuzzleId) => setParams(new URLSearchParams({ ...next }), { preventScrollReset: true });
  const id = seed === null ? last && { ...last, level: level ?? last.level } : { level: level ?? firstLevel, seed };
  return {
    firstLevel,
    id,
    onNew: (chosen) => go({ level: chosen, seed: freshSeed() }),
    onDaily: () => go({ level: levelOfDay(choices, language, id?.level ?? null), seed: dayOf(new Date()) }),
  };
}
