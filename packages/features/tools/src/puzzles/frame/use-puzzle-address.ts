import { useEffect, useState } from 'react';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { freshSeed } from '../../seeds/fresh-seed.ts';
import { dayOf } from '../results/results.ts';
import type { PuzzleId } from './rules.ts';
import { createGameStore } from './saved-game.ts';

interface PuzzleAddress {
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

/**
 * The puzzle of the address, `?level=hard&seed=abc`, as in the API. Without a seed it is the one that was played last, and
 * at the first visit that of the day.
 */
export function usePuzzleAddress(name: string, { levels, dailyLevel }: LevelChoices): PuzzleAddress {
  const person = usePersonId();
  const language = useLanguage();
  const [params, setParams] = useOwnSearch();
  const given = params.get('level');
  const level = given !== null && levels.includes(given) ? given : null;
  const seed = params.get('seed')?.slice(0, 100) || null;
  const dailyAfter = (before: string | null) =>
    typeof dailyLevel === 'string' ? dailyLevel : dailyLevel(language, before);
  const firstLevel = dailyAfter(null);
  const [last, setLast] = useState<PuzzleId | null>(null);
  useEffect(() => {
    if (seed !== null) return undefined;
    let isStale = false;
    void createGameStore(name, person)
      .latest()
      .then((latest) => {
        if (!isStale) setLast(latest ?? { level: firstLevel, seed: dayOf(new Date()) });
      });
    return () => {
      isStale = true;
    };
  }, [name, person, seed, firstLevel]);
  const go = (next: PuzzleId) => setParams(new URLSearchParams({ ...next }), { preventScrollReset: true });
  const id = seed === null ? last && { ...last, level: level ?? last.level } : { level: level ?? firstLevel, seed };
  return {
    id,
    onNew: (chosen) => go({ level: chosen, seed: freshSeed() }),
    onDaily: () => go({ level: dailyAfter(id?.level ?? null), seed: dayOf(new Date()) }),
  };
}
