import type { Address, MenuPlace, Page } from '@apiyard/kit/routing/page.ts';
import { hrefOf } from '@apiyard/kit/routing/page.ts';
import { hrefsAbove, pageAt } from '@apiyard/kit/routing/page-list.tsx';
import type { Icon } from '@tabler/icons-react';
import type { AreaCounts } from './area-counts.ts';
import { adminGroups, footerGroups, peopleGroups, submenus } from './menu-groups.ts';
import type { ShellKey } from './shell-key.ts';

/** The fields of a page that the menus and the palette use. */
export type MenuPage = Pick<Page, 'path' | 'access' | 'menu' | 'parent' | 'palette' | 'inArea' | 'finders'>;

/** A place of the menu. */
export interface MenuEntry {
  readonly label: ShellKey;
  /** None for entries that only open a submenu. */
  readonly href?: string;
  /** Those at the top have one each. */
  readonly icon?: Icon;
  readonly items?: readonly MenuEntry[];
  /** Number of APIs, or a mark for news of the last week. */
  readonly chip?: number | 'new';
}

/** An entry that leads somewhere. */
export type MenuLink = MenuEntry & { readonly href: string };

export interface MenuGroup {
  readonly id: string;
  /** Without one its entries are always shown. */
  readonly label?: ShellKey;
  readonly entries: readonly MenuEntry[];
  /** How many placeholder entries to show while loading. */
  readonly pending?: number;
}

export interface MenuInput {
  readonly pages: readonly MenuPage[];
  readonly who: 'visitor' | 'user' | 'admin';
  /** `all` if unknown, so that every area is shown; undefined while loading. */
  readonly areas: AreaCounts | 'all' | undefined;
  /** Something was published lately. @default false */
  readonly hasNews?: boolean;
}

/** The menu for people, in order. */
export function menuFor(input: MenuInput): readonly MenuGroup[] {
  return groupsFor(peopleGroups, input);
}

/** The menu of the admin area, in order. */
export function adminMenu(pages: readonly MenuPage[]): readonly MenuGroup[] {
  return groupsFor(adminGroups, { pages, who: 'admin', areas: {} });
}

function groupsFor(
  groups: typeof peopleGroups,
  { pages, who, areas, hasNews = false }: MenuInput,
): readonly MenuGroup[] {
  const isShown = ({ access }: MenuPage) => access !== 'user' || who !== 'visitor';
  const shown = pages.filter(isShown);
  return groups
    .map(({ id, label }): MenuGroup => {
      const places = placesIn(shown, id).filter(({ place }) => who === 'visitor' || !isForVisitors(place));
      const entries = [
        ...places.flatMap(({ place, href }) =>
          entriesOf(place, href, areas, hasNews).map((entry) => ({ entry, order: place.order })),
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
        id,
        ...(label !== undefined && { label }),
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
}

/** The places of a group, in order. */
function placesIn(pages: readonly MenuPage[], group: MenuPlace['group']): readonly Placed[] {
  return pages
    .flatMap(({ path, menu = [] }) =>
      menu.filter((place) => place.group === group).map((place) => ({ place, href: place.href ?? hrefOf(path) })),
    )
    .toSorted((a, b) => a.place.order - b.place.order);
}

function entriesOf(place: MenuPlace, href: string, areas: MenuInput['areas'], hasNews: boolean): readonly MenuEntry[] {
  const link = linkOf({ place, href });
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
const isForVisitors = (place: MenuPlace) => 'isForVisitors' in place && place.isForVisitors === true;

function linkOf({ place, href }: Placed): MenuLink {
  return { label: place.label, href, ...('icon' in place && { icon: place.icon }) };
}

/** Every place that a group leads to, those inside others included. */
export function placesOf(entries: readonly MenuEntry[]): readonly MenuLink[] {
  return entries.flatMap((entry) => [
    ...(entry.href === undefined ? [] : [{ ...entry, href: entry.href }]),
    ...placesOf(entry.items ?? []),
  ]);
}

/** The `href` of the entry for an address: of its page, or else of the nearest page above it. */
export function currentOf(groups: readonly MenuGroup[], pages: readonly MenuPage[], at: Address): string | null {
  const entries = groups.flatMap((group) => placesOf(group.entries));
  const page = pageAt(at.pathname, pages);
  const nearest = [
    at.pathname === '/' ? '/dashboards/' : at.pathname + at.search,
    ...hrefsAbove(at, pages).toReversed(),
    ...(page === undefined ? [] : [hrefOf(page.path)]),
  ];
  for (const href of nearest) {
    const found = entryAt(entries, href);
    if (found !== undefined) return found;
  }
  return null;
}

/** The entry whose page and parameters an address has: the one with the most of them. */
function entryAt(entries: readonly MenuLink[], address: string): string | undefined {
  const [path, query] = partsOf(address);
  return entries
    .map(({ href }) => ({ href, parts: partsOf(href) }))
    .filter(({ parts: [own, wanted] }) => own === path && [...wanted.keys()].every((name) => query.has(name)))
    .toSorted((a, b) => b.parts[1].size - a.parts[1].size)[0]?.href;
}

function partsOf(href: string): readonly [path: string, query: URLSearchParams] {
  const [path = '', query] = href.split('?');
  return [path.length > 1 ? path.replace(/\/$/, '') : path, new URLSearchParams(query)];
}
