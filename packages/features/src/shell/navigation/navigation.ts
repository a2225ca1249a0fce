import type { Area } from '@apiyard/api/contract/hub';
import type { ComponentType } from 'react';
import { areaPages } from '../../_kit/areas/tool-href.ts';
import { menuIcon } from './menu-icon.tsx';
import type { MenuIconProps } from './menu-icon.tsx';
import { blogMenu, sampleMenu } from './menu-keys.ts';
import type { MenuKeyEntry, ShellKey } from './menu-keys.ts';

/** A place of the menu. */
export interface MenuEntry {
  readonly label: ShellKey;
  /** None where it only opens what is under it. */
  readonly href?: string;
  /** Those at the top have one each. */
  readonly icon?: ComponentType<MenuIconProps>;
  readonly items?: readonly MenuEntry[];
  /** Pages that belong to it without standing below its address or in the menu. */
  readonly holds?: readonly string[];
  /** How many APIs there are, or that something is new since the last week. */
  readonly chip?: number | 'new';
}

export interface MenuGroup {
  readonly label: ShellKey;
  readonly entries: readonly MenuEntry[];
  /** How many more entries are on their way: their room is kept. */
  readonly pending?: number;
}

const adminEntries: readonly MenuEntry[] = [
  { label: 'shell.nav.users', href: '/admin/users', icon: menuIcon('users'), holds: ['/admin/invitations'] },
  { label: 'shell.nav.premium', href: '/addprem', icon: menuIcon('premium') },
  { label: 'shell.nav.plans', href: '/admin/plans', icon: menuIcon('plans') },
  { label: 'shell.nav.messages', href: '/admin/messages', icon: menuIcon('messages') },
  { label: 'shell.nav.manageUpdates', href: '/admin/recent-updates', icon: menuIcon('manageUpdates') },
  { label: 'shell.nav.manageBlog', href: '/admin/blog', icon: menuIcon('manageBlog') },
  { label: 'shell.nav.manageGallery', href: '/admin/gallery', icon: menuIcon('manageGallery') },
  { label: 'shell.nav.apps', href: '/admin/addapk', icon: menuIcon('apps') },
  { label: 'shell.nav.scrapers', href: '/addscrape', icon: menuIcon('scrapers') },
  { label: 'shell.nav.audit', href: '/admin/audit', icon: menuIcon('audit') },
  { label: 'shell.nav.health', href: '/admin/health', icon: menuIcon('health') },
  { label: 'shell.nav.settings', href: '/admin/settings', icon: menuIcon('settings') },
];

const entryOfKey = ({ key, href, items }: MenuKeyEntry): MenuEntry => ({
  label: key,
  ...(href !== undefined && { href }),
  ...(items && { items: items.map(entryOfKey) }),
});
const withIcon =
  (icon: ComponentType<MenuIconProps>) =>
  (entry: MenuKeyEntry): MenuEntry => ({ ...entryOfKey(entry), icon });

/** How many APIs each area has; `all` where that is not to be known, and every area may have some. */
export type AreaCounts = Readonly<Partial<Record<Area, number>>> | 'all';

export interface MenuInput {
  readonly isAdmin: boolean;
  /** Undefined while it is on its way. */
  readonly areas: AreaCounts | undefined;
  /** Whether a route leads there. A place stands in the menu from the day it does. */
  readonly exists: (href: string) => boolean;
  /** Something was published lately. @default false */
  readonly hasNews?: boolean;
}

/** The menu, in order. */
export function menuFor({ isAdmin, areas, exists, hasNews = false }: MenuInput): readonly MenuGroup[] {
  const ownPages = areaPages.filter((area) => exists(`/${area}`));
  const groups: MenuGroup[] = [
    {
      label: 'shell.nav.start',
      entries: [{ label: 'shell.nav.dashboard', href: '/dashboards/', icon: menuIcon('dashboard') }],
    },
    {
      label: 'shell.nav.tools',
      entries: [
        { label: 'shell.nav.all', href: '/allfeature', icon: menuIcon('all') },
        { label: 'shell.nav.hub', href: '/hub', icon: menuIcon('hub') },
        { label: 'shell.nav.favourites', href: '/hub?favourites', icon: menuIcon('favourites') },
        ...(areas === undefined ? [] : ownPages).flatMap((area): MenuEntry[] => {
          const entry = { label: `areas.${area}`, icon: menuIcon(area), href: `/${area}` } as const;
          if (areas === 'all') return [entry];
          const chip = areas?.[area] ?? 0;
          return chip === 0 ? [] : [{ ...entry, chip }];
        }),
      ],
      pending: areas === undefined ? ownPages.length : 0,
    },
    {
      label: 'shell.nav.learn',
      entries: [
        { label: 'shell.nav.docs', href: '/docs', icon: menuIcon('docs') },
        {
          label: 'shell.nav.updates',
          href: '/recent-updates',
          icon: menuIcon('updates'),
          ...(hasNews && { chip: 'new' as const }),
        },
        { label: 'shell.nav.pricing', href: '/pricing', icon: menuIcon('pricing') },
        { label: 'shell.nav.android', href: '/android', icon: menuIcon('apps') },
        withIcon(menuIcon('blog'))(blogMenu),
      ],
    },
    {
      label: 'shell.nav.samples',
      entries: [
        // One drawing for all: each module can be told by its name.
        ...sampleMenu.map(withIcon(menuIcon('samples'))),
        { label: 'shell.nav.table', href: '/tables/collapsible', icon: menuIcon('table') },
        { label: 'shell.nav.ktp', href: '/ktp', icon: menuIcon('ktp') },
        { label: 'shell.nav.kk', href: '/kk', icon: menuIcon('kk') },
      ],
    },
    { label: 'shell.nav.admin', entries: isAdmin ? adminEntries : [] },
  ];
  return groups
    .map((group) => ({ ...group, entries: thoseThatExist(group.entries, exists) }))
    .filter(({ entries, pending = 0 }) => entries.length + pending > 0);
}

function thoseThatExist(entries: readonly MenuEntry[], exists: (href: string) => boolean): readonly MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (entry.items !== undefined) {
      const items = thoseThatExist(entry.items, exists);
      return items.length === 0 ? [] : [{ ...entry, items }];
    }
    return entry.href !== undefined && exists(entry.href) ? [entry] : [];
  });
}

/** Where there is no room for all, the areas stand apart from the other tools. */
export const isArea = ({ label }: MenuEntry): boolean => label.startsWith('areas.');

/** Every place that a group leads to, those inside others included. */
export function placesOf(entries: readonly MenuEntry[]): readonly (MenuEntry & { readonly href: string })[] {
  return entries.flatMap((entry) => [
    ...(entry.href === undefined ? [] : [{ ...entry, href: entry.href }]),
    ...placesOf(entry.items ?? []),
  ]);
}

interface At {
  readonly pathname: string;
  readonly search: string;
}

/** The `href` of the entry that stands for an address: the page itself, or the nearest one above it. */
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
