import type { Area, Language } from '@apiyard/api/contract/hub/hub';
import { getCatalogue } from '@apiyard/api/contract/hub/hub';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { whenIdle } from '@apiyard/ui/when-idle';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { catalogueQuery } from '@apiyard/kit/search/catalogue.ts';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { keyOf, query } from '@apiyard/kit/data/query.ts';
import { useIsAsRendered, useUser } from '@apiyard/kit/services.tsx';
import { currentOf, menuFor, personLinks } from './navigation.ts';
import type { AreaCounts, MenuGroup, MenuLink, MenuPage } from './navigation.ts';

/** Menu data cached per tab, so that the next page load starts with it. */
const kept = {
  read(name: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  write(name: string, value: unknown): void {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // Then the next page loads it again.
    }
  },
};

const areasKey = 'menu-areas';
const newsKey = 'menu-news';
/** An update is news for a week. */
const newsForMs = 7 * 86_400_000;

export interface Menu {
  readonly groups: readonly MenuGroup[];
  /** The `href` of the entry for the page that is shown. */
  readonly current: string | null;
  /** Links of the account menu. */
  readonly person: readonly MenuLink[];
}

/**
 * The menu for the current user; loads missing data when the browser is idle.
 * @param pages always the same array
 */
export function useMenu(pages: readonly MenuPage[]): Menu {
  const isAdmin = useUser()?.role === 'admin';
  const { pathname, search } = useLocation();
  const isIdle = useIsIdle();
  const areas = useAreas(isIdle);
  const hasNews = useNews(pathname, isIdle);
  const groups = useMemo(() => menuFor({ pages, isAdmin, areas, hasNews }), [pages, isAdmin, areas, hasNews]);
  const person = useMemo(() => personLinks(pages), [pages]);
  return useMemo(
    () => ({ groups, person, current: currentOf(groups, { pathname, search }) }),
    [groups, person, pathname, search],
  );
}

/** Counted once per tab, and again when the catalogue has changed. */
const areasQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...keyOf(getCatalogue), 'areas'],
    async queryFn({ client }) {
      const { items } = await client.fetchQuery(catalogueQuery(lang));
      const counts: Partial<Record<Area, number>> = {};
      for (const { area } of items) counts[area] = (counts[area] ?? 0) + 1;
      kept.write(areasKey, counts);
      return counts as AreaCounts;
    },
    initialData: readAreas,
    staleTime: Infinity,
    // Until it is known, all areas are listed.
    refetchInterval: ({ state }) => (state.status === 'error' ? 60_000 : false),
    meta: { isForEveryone: true },
  });

function useAreas(isIdle: boolean): AreaCounts | undefined {
  const { data, isError } = useQuery({ ...areasQuery(useLanguage()), enabled: isIdle });
  const isAsRendered = useIsAsRendered();
  if (isAsRendered) return undefined;
  return data ?? (isError ? 'all' : undefined);
}

function readAreas(): AreaCounts | undefined {
  if (typeof sessionStorage === 'undefined') return undefined;
  const read = kept.read(areasKey);
  if (typeof read !== 'object' || read === null || !Object.values(read).every(Number.isInteger)) return undefined;
  return read;
}

/** Time of the newest update. Fetched once per tab, unless it was read. */
const newsQuery = queryOptions({
  queryKey: [newsKey],
  async queryFn({ client }) {
    const { items } = await client.fetchQuery({ ...query(listUpdates, {}), staleTime: 60_000 });
    const newest = items[0]?.publishedAt ?? '';
    kept.write(newsKey, newest);
    return newest;
  },
  initialData: () => {
    const known = kept.read(newsKey);
    return typeof known === 'string' ? known : undefined;
  },
  staleTime: Infinity,
  meta: { isForEveryone: true },
});

/** Whether there is a recent update that was not opened in this tab. */
function useNews(pathname: string, isIdle: boolean): boolean {
  const isReading = pathname === '/recent-updates';
  const [isRead, setRead] = useState(() => kept.read(newsKey) === 'read');
  const { data: newest } = useQuery({ ...newsQuery, enabled: isIdle && !isRead && !isReading });
  useEffect(() => {
    if (!isReading) return;
    kept.write(newsKey, 'read');
    setRead(true);
  }, [isReading]);
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => setNowMs(Date.now()), [newest]);
  return newest !== undefined && !isRead && nowMs > 0 && nowMs - Date.parse(newest) < newsForMs;
}

/** Whether the page's first calls are sent. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
