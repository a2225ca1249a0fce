import type { Area } from '@apiyard/api/contract/hub';
import { listUpdates } from '@apiyard/api/contract/updates';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { catalogueIn } from '../../_kit/catalogue.ts';
import { changesOfCatalogue } from '../../_kit/catalogue-changes.ts';
import { useLanguage } from '../../_kit/copy.ts';
import { useIsAsRendered, useServices, useUser } from '../../_kit/services.tsx';
import { currentOf, menuFor } from './navigation.ts';
import type { AreaCounts, MenuGroup } from './navigation.ts';

/** What the menu has learned stays as long as the tab, so that the next page loaded in it starts with it. */
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
      // Then the next page asks again.
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
}

/** The menu of whoever is here, as far as it is known; asks for the rest when the page has nothing better to do. */
export function useMenu(exists: (href: string) => boolean): Menu {
  const isAdmin = useUser()?.role === 'admin';
  const { pathname, search } = useLocation();
  const areas = useAreas(pathname);
  const hasNews = useNews(pathname);
  const groups = useMemo(() => menuFor({ isAdmin, areas, exists, hasNews }), [isAdmin, areas, exists, hasNews]);
  return useMemo(() => ({ groups, current: currentOf(groups, { pathname, search }) }), [groups, pathname, search]);
}

/** Counted anew where the catalogue has changed since the page before. */
function useAreas(pathname: string): AreaCounts | undefined {
  const { api } = useServices();
  const language = useLanguage();
  const [areas, setAreas] = useState<AreaCounts | undefined>(() => readAreas());
  const isAsRendered = useIsAsRendered();
  const [countedAt, setCountedAt] = useState(() => (areas === undefined ? -1 : 0));
  useEffect(() => {
    const changes = changesOfCatalogue(api);
    if (countedAt === changes) return undefined;
    return whenIdle(async () => {
      try {
        const counts: Partial<Record<Area, number>> = {};
        for (const { area } of await catalogueIn(api, language)) counts[area] = (counts[area] ?? 0) + 1;
        kept.write(areasKey, counts);
        setAreas(counts);
        setCountedAt(changes);
      } catch {
        setAreas((known) => known ?? 'all');
      }
    });
  }, [api, language, pathname, countedAt]);
  return isAsRendered ? undefined : areas;
}

function readAreas(): AreaCounts | undefined {
  if (typeof sessionStorage === 'undefined') return undefined;
  const read = kept.read(areasKey);
  if (typeof read !== 'object' || read === null || !Object.values(read).every(Number.isInteger)) return undefined;
  return read;
}

/** Whether something was published lately that has not been looked at in this tab. */
function useNews(pathname: string): boolean {
  const { api } = useServices();
  const [newest, setNewest] = useState<string | null>(null);
  const isReading = pathname === '/recent-updates';
  useEffect(() => {
    const known = kept.read(newsKey);
    if (isReading) kept.write(newsKey, 'read');
    if (isReading || known === 'read') return setNewest(null);
    if (typeof known === 'string') return setNewest(known);
    return whenIdle(async () => {
      try {
        const { items } = await api.send(listUpdates, {});
        const at = items[0]?.publishedAt ?? '';
        kept.write(newsKey, at);
        setNewest(at);
      } catch {
        // A chip less.
      }
    });
  }, [api, isReading]);
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => setNowMs(Date.now()), [newest]);
  return newest !== null && nowMs > 0 && nowMs - Date.parse(newest) < newsForMs;
}

/** After the page's own first calls. Returns what calls it off. */
function whenIdle(task: () => Promise<void>): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void task(), { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
