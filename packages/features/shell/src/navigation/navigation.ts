import type { MenuPlace, Page } from '@apiyard/kit/routing/page.ts';
import { hrefOf } from '@apiyard/kit/routing/page.ts';
import type { Icon } from '@tabler/icons-react';
import type { AreaCounts } from './area-counts.ts';
import { footerGroups, sidebarGroups, submenus } from './menu-groups.ts';
import type { ShellKey } from './shell-key.ts';

/** The fields of a page that the menus use. */
export type MenuPage = Pick<Page, 'path' | 'access' | 'menu' | 'parent'>;

/** A place of the menu. */
export interface MenuEntry {
  readonly label: ShellKey;
  /** None for entries that only open a submenu. */
  readonly href?: string;
  /** Those at the top have one each. */
  readonly icon?: Icon;
  readonly items?: readonly MenuEntry[];
  /** Pages that belong to it without being below its path or in the menu. */
  readonly holds?: readonly string[];
  /** Number of APIs, or a mark for news of the last week. */
  readonly chip?: number | 'new';
}

/** An entry that leads somewhere. */
export type MenuLink = MenuEntry & { readonly href: string };

export interface MenuGroup {
  readonly label: ShellKey;
  readonly entries: readonly MenuEntry[];
  /** How many placeholder entries to show while loading. */
  readonly pending?: number;
}

export interface MenuInput {
  readonly pages: readonly MenuPage[];
  readonly isAdmin: boolean;
  /** `all` if unknown, so that every area is shown; undefined while loading. */
  readonly areas: AreaCounts | 'all' | undefined;
  /** Something was published lately. @default false */
  readonly hasNews?: boolean;
}

/** The menu, in order. */
export function menuFor({ pages, isAdmin, areas, hasNews = false }: MenuInput): readonly MenuGroup[] {
  const shown = pages.filter(({ access }) => isAdmin || access !== 'admin');
  return sidebarGroups
    .map(({ id, label }): MenuGroup => {
      const places = placesIn(shown, id);
      const entries = [
        ...places.flatMap((place) =>
          entriesOf(place, areas, hasNews).map((entry) => ({ entry, order: place.place.order })),
        ),
        ...submenus
          .filter(({ group }) => group === id)
          .map(({ id: submenu, order, icon }) => ({
            entry: { label: submenu, icon, items: placesIn(shown, submenu).map(linkOf) },
            order,
          }))
          .filter(({ entry }) => entry.items.length > 0),
      ];
      return {
        label,
        entries: entries.toSorted((a, b) => a.order - b.order).map(({ entry }) => entry),
        pending: areas === undefined ? places.filter(({ place }) => areaOf(place) !== undefined).length : 0,
      };
    })
    .filter(({ entries, pending = 0 }) => entries.length + pending > 0);
}

/** The links of the account menu. */
export function personLinks(pages: readonly MenuPage[]): readonly MenuLink[] {
  return placesIn(pages, 'person').map(linkOf);
}

/** Links of public pages. */
export interface SiteLinks {
  readonly header: readonly MenuLink[];
  readonly footer: readonly { readonly label: ShellKey; readonly links: readonly MenuLink[] }[];
  readonly person: readonly MenuLink[];
}

export function siteLinks(pages: readonly MenuPage[]): SiteLinks {
  return {
    header: placesIn(pages, 'site-header').map(linkOf),
    footer: footerGroups.map(({ id, label }) => ({ label, links: placesIn(pages, id).map(linkOf) })),
    person: personLinks(pages),
  };
}

interface Placed {
  readonly place: MenuPlace;
  readonly href: string;
  readonly holds: readonly string[];
}

/** The places of a group, in order. */
function placesIn(pages: readonly MenuPage[], group: MenuPlace['group']): readonly Placed[] {
  return pages
    .flatMap(({ path, menu = [] }) =>
      menu
        .filter((place) => place.group === group)
        .map((place) => ({
          place,
          href: place.href ?? hrefOf(path),
          holds: pages.filter(({ parent }) => parent === path).map((page) => page.path),
        })),
    )
    .toSorted((a, b) => a.place.order - b.place.order);
}

function entriesOf(placed: Placed, areas: MenuInput['areas'], hasNews: boolean): readonly MenuEntry[] {
  const { place } = placed;
  const link = linkOf(placed);
  const area = areaOf(place);
  if (area !== undefined) {
    if (areas === undefined) return [];
    if (areas === 'all') return [link];
    const chip = areas[area] ?? 0;
    return chip === 0 ? [] : [{ ...link, chip }];
  }
  return 'hasNews' in place && place.hasNews && hasNews ? [{ ...link, chip: 'new' }] : [link];
}

const areaOf = (place: MenuPlace) => ('area' in place ? place.area : undefined);

function linkOf({ place, href, holds }: Placed): MenuLink {
  return {
    label: place.label,
    href,
    ...('icon' in place && { icon: place.icon }),
    ...(holds.length > 0 && { holds }),
  };
}

/** Narrow menus separate the areas from the other tools. */
export const isArea = ({ label }: MenuEntry): boolean => label.startsWith('areas.');

/** Every place that a group leads to, those inside others included. */
export function placesOf(entries: readonly MenuEntry[]): readonly MenuLink[] {
  return entries.flatMap((entry) => [
    ...(entry.href === undefined ? [] : [{ ...entry, href: entry.href }]),
    ...placesOf(entry.items ?? []),
  ]);
}

interface At {
  readonly pathname: string;
  readonly search: string;
}

/** The `href` of the entry for an address: the page itself or its nearest parent. */
export function currentOf(groups: readonly MenuGroup[], { pathname, search }: At): string | null {
  const asked = new URLSearchParams(search);
  const at = withoutSlash(pathname === '/' ? '/dashboards/' : pathname);
  let best: { readonly href: string; readonly rank: number } | null = null;
  for (const { href, holds = [] } of groups.flatMap(({ entries }) => placesOf(entries))) {
    if (holds.includes(at)) return href;
    const [path = '', query = ''] = href.split('?');
    const own = withoutSlash(path);
    // '/dashboards/modern' is not inside the dashboard.
    const isInside = at === own || (own !== '/dashboards' && at.startsWith(`${own}/`));
    const wanted = [...new URLSearchParams(query).keys()];
    if (!isInside || !wanted.every((name) => at === own && asked.has(name))) continue;
    const rank = own.length + wanted.length;
    if (best === null || rank > best.rank) best = { href, rank };
  }
  return best?.href ?? null;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
