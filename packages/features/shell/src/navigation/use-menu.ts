import type { Area, Language } from '@apiyard/api/contract/hub/hub';
import { listApis } from '@apiyard/api/contract/hub/hub';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { whenIdle } from '@apiyard/ui/when-idle';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { catalogueQuery } from '@apiyard/kit/search/catalogue.ts';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { keyOf, query } from '@apiyard/kit/data/query.ts';
import { adminHomeOf, pageAt } from '@apiyard/kit/routing/page-list.tsx';
import type { Address } from '@apiyard/kit/routing/page.ts';
import { useIsBuiltWithoutData, useIsPerson, useServices, useUser } from '@apiyard/kit/services.tsx';
import type { AreaCounts } from './area-counts.ts';
import { adminMenu, currentOf, menuFor, personLinks } from './navigation.ts';
import type { MenuGroup, MenuInput, MenuLink, MenuPage } from './navigation.ts';

export interface Menu {
  /** Of the area that the page belongs to. */
  readonly groups: readonly MenuGroup[];
  /** Those for people, also in the admin area. */
  readonly peopleGroups: readonly MenuGroup[];
  /** The `href` of the entry for the page that is shown. */
  readonly current: string | null;
  /** For admins: leads to the admin area, and from there back. */
  readonly areaSwitch: AreaSwitch | null;
  /** Links of the account menu. */
  readonly person: readonly MenuLink[];
  /** For the palette: all pages, and what of them is shown. */
  readonly pages: readonly MenuPage[];
  readonly who: MenuInput['who'];
  readonly areas: MenuInput['areas'];
}

export interface AreaSwitch {
  readonly to: 'admin' | 'site';
  readonly href: string;
}

/**
 * The menu for the current user; follows the catalogue and the updates.
 * @param pages always the same array
 */
export function useMenu(pages: readonly MenuPage[]): Menu {
  const isPerson = useIsPerson();
  const who = useUser()?.role ?? (isPerson ? 'user' : 'visitor');
  const { pathname, search } = useLocation();
  const areas = useAreas();
  const hasNews = useNews(pathname);
  const input = useMemo((): MenuInput => ({ pages, who, areas, hasNews }), [pages, who, areas, hasNews]);
  const forPeople = useMemo(() => menuFor(input), [input]);
  return useMemo(() => menuAt({ pathname, search }, input, forPeople), [pathname, search, input, forPeople]);
}

/** The menu at an address: which of the two shows follows from the page. */
export function menuAt(at: Address, input: MenuInput, forPeople: readonly MenuGroup[] = menuFor(input)): Menu {
  const { pages, who, areas } = input;
  const isInAdmin = who === 'admin' && pageAt(at.pathname, pages)?.access === 'admin';
  const groups = isInAdmin ? adminMenu(pages) : forPeople;
  const adminHome = adminHomeOf(pages)?.path;
  return {
    groups,
    peopleGroups: forPeople,
    current: currentOf(groups, pages, at),
    areaSwitch: isInAdmin
      ? { to: 'site', href: '/dashboards/' }
      : who === 'admin' && adminHome !== undefined
        ? { to: 'admin', href: adminHome }
        : null,
    person: personLinks(pages),
    pages,
    who,
    areas,
  };
}

/** Counted by the server for the document, and again when the catalogue has changed. */
const areasQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...keyOf(listApis), 'areas'],
    async queryFn({ client }): Promise<AreaCounts> {
      const { items } = await client.fetchQuery(catalogueQuery(lang));
      const counts: Partial<Record<Area, number>> = {};
      for (const { area } of items) counts[area] = (counts[area] ?? 0) + 1;
      return counts;
    },
    staleTime: Infinity,
    // Until it is known, all areas are listed.
    refetchInterval: ({ state }) => (state.status === 'error' ? 60_000 : false),
    meta: { isForEveryone: true },
  });

function useAreas(): MenuInput['areas'] {
  const { areaCounts } = useServices();
  const { data, isError } = useQuery({ ...areasQuery(useLanguage()), initialData: () => areaCounts });
  const isBuiltWithout = useIsBuiltWithoutData();
  if (isBuiltWithout) return undefined;
  return data ?? (isError ? 'all' : undefined);
}

/** An update is news for a week, until the page of updates was opened in this tab. */
const newsForMs = 7 * 86_400_000;
const newsKey = 'menu-news';

const newsQuery = queryOptions({
  queryKey: [newsKey],
  async queryFn({ client }): Promise<boolean> {
    // The page's first calls go first.
    await new Promise<void>((resolve) => whenIdle(resolve));
    const known = newest.read() ?? (await newestUpdate(client));
    return known !== 'read' && Date.now() - Date.parse(known) < newsForMs;
  },
  placeholderData: false,
  staleTime: Infinity,
  meta: { isForEveryone: true },
});

async function newestUpdate(client: QueryClient): Promise<string> {
  const { items } = await client.fetchQuery({ ...query(listUpdates, {}), staleTime: 60_000 });
  const publishedAt = items[0]?.publishedAt ?? '';
  newest.write(publishedAt);
  return publishedAt;
}

/** Time of the newest update, or `read`; cached per tab. */
const newest = {
  read(): string | null {
    try {
      return sessionStorage.getItem(newsKey);
    } catch {
      return null;
    }
  },
  write(value: string): void {
    try {
      sessionStorage.setItem(newsKey, value);
    } catch {
      // Then the next page loads it again.
    }
  },
};

/** Whether there is a recent update that was not opened in this tab. */
function useNews(pathname: string): boolean {
  const client = useQueryClient();
  const { data: hasNews } = useQuery(newsQuery);
  const isReading = pathname === '/recent-updates';
  useEffect(() => {
    if (!isReading) return;
    newest.write('read');
    client.setQueryData(newsQuery.queryKey, false);
  }, [client, isReading]);
  return hasNews === true && !isReading;
}
