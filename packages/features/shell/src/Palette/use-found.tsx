import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconAlertTriangle, IconApi } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Translate } from '@apiyard/kit/copy.ts';
import { loadActive, useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { PageFinder } from '@apiyard/kit/routing/page.ts';
import type { Finder, FinderGroup, FoundPlace } from '@apiyard/kit/search/finder.ts';
import type { MenuInput, MenuPage } from '../navigation/navigation.ts';
import type palette from './copy/en.ts';
import { paletteCopy } from './palette-copy.ts';
import type { PaletteItem } from './Palette.tsx';
import { mayOpen } from './palette-places.ts';

/** Shorter words would find too much. */
const charactersMin = 2;
const typingPauseMs = 200;
const freshMs = 30_000;

interface FoundInput {
  readonly pages: readonly MenuPage[];
  readonly who: MenuInput['who'];
  readonly typed: string;
}

interface Found {
  readonly items: readonly PaletteItem[];
  /** The words are for one finder alone, which is at work. */
  readonly isClaimed: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** What one finder has found, and where it is shown. */
interface FoundGroup {
  readonly group: FinderGroup;
  readonly places: readonly FoundPlace[];
}

/** A finder with its place among the pages, which identifies it before it has loaded. */
interface PlacedFinder extends PageFinder {
  readonly id: string;
}

/** What is inside the pages that someone may open: asked for when typing pauses, and cancelled when it goes on. */
export function useFound({ pages, who, typed }: FoundInput): Found {
  const language = useLanguage();
  const t = useCopy(paletteCopy);
  const words = useSettled(typed.trim());
  const isAsked = words.length >= charactersMin;
  const finders = useMemo(
    () =>
      pages
        .filter(({ access }) => mayOpen(access, who))
        .flatMap(({ path, finders: own = [] }): PlacedFinder[] =>
          own.map((finder, index) => ({ ...finder, id: `${path} ${index}` })),
        ),
    [pages, who],
  );
  const claiming = useClaimingFinders(finders);
  const isClaimed = claiming.some(({ claims }) => claims?.(typed.trim()) === true);
  const isSettled = typed.trim() === words;
  const combine = useCallback(
    (results: UseQueryResult<FoundGroup>[]): Found => {
      const failed = results.filter(({ isError }) => isError);
      return {
        items: isAsked ? finders.flatMap((finder, index) => itemsOf(finder, results[index], t)) : [],
        isClaimed:
          isClaimed &&
          (!isSettled || results.some(({ isFetching }, index) => isFetching && finders[index]?.isResult === true)),
        isSearching: isAsked && results.some(({ isFetching }) => isFetching),
        hasFailed: isAsked && failed.length > 0,
        onRetry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
    [finders, isAsked, isClaimed, isSettled, t],
  );
  return useQueries({
    queries: finders.map(({ id, isSearch = false, isResult = false, load }) => ({
      queryKey: ['palette', id, language, isSearch ? words : ''],
      queryFn: async ({ client, signal }): Promise<FoundGroup> => {
        const { default: finder } = await load();
        await Promise.all((finder.copies ?? []).map(loadActive));
        const places = await finder.find({ query: isSearch ? words : '', client, signal });
        return { group: finder.group, places };
      },
      enabled: isAsked,
      // What is random must not be the same the next time.
      ...(isResult ? { staleTime: Infinity, gcTime: 0 } : { staleTime: freshMs }),
      placeholderData: keepPreviousData,
    })),
    combine,
  });
}

/** Loaded ahead, so that they can say at once whether what is typed is for them. */
function useClaimingFinders(finders: readonly PageFinder[]): readonly Finder[] {
  const [loaded, setLoaded] = useState<readonly Finder[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all(finders.filter(({ isResult = false }) => isResult).map(({ load }) => load())).then(
      (modules) => isCurrent && setLoaded(modules.map((module) => module.default)),
      // The search loads it again, and reports a failure.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [finders]);
  return loaded;
}

function itemsOf(
  { isSearch = false, isResult = false }: PageFinder,
  result: UseQueryResult<FoundGroup> | undefined,
  t: Translate<typeof palette>,
): readonly PaletteItem[] {
  if (result?.data === undefined) return [];
  const {
    data: { group, places },
    isPlaceholderData,
  } = result;
  if (isResult) return isPlaceholderData ? [] : places.flatMap((place) => resultItems(place, group, t));
  return places.map(({ href, title, summary, words = [] }) => ({
    id: href,
    kind: group.label,
    order: group.order,
    title,
    ...(summary !== undefined && { summary }),
    words: [...words, ...(summary === undefined ? [] : [summary])],
    // Those for the words before are shown only if they fit these too.
    isFound: isSearch && !isPlaceholderData,
    isInside: true,
    icon: <group.icon {...drawn} />,
  }));
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The result of a tool, to copy, and the tool with the same input. */
function resultItems(
  { href, title, summary = '', copyText }: FoundPlace,
  group: FinderGroup,
  t: Translate<typeof palette>,
): PaletteItem[] {
  const item = { kind: group.label, order: group.order, isResult: true, words: [], isFound: true } as const;
  const opens: PaletteItem = {
    ...item,
    id: `open ${href}`,
    href,
    title: t('shell.palette.openTool', { tool: summary }),
    icon: <IconApi {...drawn} />,
  };
  // Why there is no result.
  if (copyText === undefined)
    return [{ ...opens, title, summary: opens.title, icon: <IconAlertTriangle {...drawn} /> }];
  const copies: PaletteItem = {
    ...item,
    id: `copy ${href}`,
    title,
    summary: t('shell.palette.copies', { tool: summary }),
    icon: <group.icon {...drawn} />,
    copyText,
  };
  return [copies, opens];
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, typingPauseMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
