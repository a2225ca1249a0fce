import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Icon } from '@tabler/icons-react';
import { IconBook, IconHistory, IconLayoutKanban, IconTicket, IconUser, IconWorldDownload } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadActive, useLanguage } from '@apiyard/kit/copy.ts';
import type { FinderGroup, PageFinder } from '@apiyard/kit/routing/page.ts';
import type { FoundPlace } from '@apiyard/kit/search/finder.ts';
import type { MenuInput, MenuPage } from '../navigation/navigation.ts';
import type { PaletteItem } from './Palette.tsx';
import { mayOpen } from './palette-places.ts';

const icons: Readonly<Record<FinderGroup, Icon>> = {
  docs: IconBook,
  calls: IconHistory,
  users: IconUser,
  scrapers: IconWorldDownload,
  vouchers: IconTicket,
  tasks: IconLayoutKanban,
};

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
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** What is inside the pages that someone may open: asked for when typing pauses, and cancelled when it goes on. */
export function useFound({ pages, who, typed }: FoundInput): Found {
  const language = useLanguage();
  const words = useSettled(typed.trim());
  const isAsked = words.length >= charactersMin;
  const finders = useMemo(
    () => pages.flatMap((page) => (mayOpen(page.access, who) ? (page.finders ?? []) : [])),
    [pages, who],
  );
  const combine = useCallback(
    (results: UseQueryResult<readonly FoundPlace[]>[]): Found => {
      const failed = results.filter(({ isError }) => isError);
      return {
        items: isAsked ? finders.flatMap((finder, index) => itemsOf(finder, results[index])) : [],
        isSearching: isAsked && results.some(({ isFetching }) => isFetching),
        hasFailed: isAsked && failed.length > 0,
        onRetry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
    [finders, isAsked],
  );
  return useQueries({
    queries: finders.map(({ group, isSearch = false, load }) => ({
      queryKey: ['palette', group, language, isSearch ? words : ''],
      queryFn: async ({ client, signal }): Promise<readonly FoundPlace[]> => {
        const { default: finder } = await load();
        await Promise.all((finder.copies ?? []).map(loadActive));
        return finder.find({ query: isSearch ? words : '', client, signal });
      },
      enabled: isAsked,
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    })),
    combine,
  });
}

function itemsOf(
  { group, isSearch = false }: PageFinder,
  result: UseQueryResult<readonly FoundPlace[]> | undefined,
): readonly PaletteItem[] {
  const { data = [], isPlaceholderData = false } = result ?? {};
  const Drawing = icons[group];
  return data.map(({ href, title, summary, words = [] }) => ({
    id: href,
    kind: group,
    title,
    ...(summary !== undefined && { summary }),
    words: [...words, ...(summary === undefined ? [] : [summary])],
    // Those for the words before are shown only if they fit these too.
    isFound: isSearch && !isPlaceholderData,
    isInside: true,
    icon: <Drawing size={20} stroke={1.5} aria-hidden />,
  }));
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
