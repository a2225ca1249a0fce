import type { AreaPageName } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import type { MenuLabel } from '@apiyard/kit/navigation/menu-label.ts';
import type { PaletteLabel } from '@apiyard/kit/navigation/search/search-copy.ts';
import type { MenuPlace, Page } from '@apiyard/kit/routing/page.ts';
import { hrefOf } from '@apiyard/kit/routing/page.ts';
import type { Icon } from '@tabler/icons-react';
import { adminGroups, footerGroups, peopleGroups, submenus } from '../navigation/menu-groups.ts';
import type { MenuInput, MenuPage } from '../navigation/navigation.ts';

/** A page that the palette opens, or something that it offers to do on one. */
export interface PaletteDestination {
  readonly kind: 'page' | 'action';
  readonly href: string;
  readonly label: MenuLabel | PaletteLabel | `areaPages.${AreaPageName}`;
  readonly icon?: Icon;
}

/** Where a page in several menus takes its name and icon from: the first of these. */
const groupOrder: readonly MenuPlace['group'][] = [
  ...[...peopleGroups, ...adminGroups].map(({ id }) => id),
  'person',
  'site-header',
  ...footerGroups.map(({ id }) => id),
  ...submenus.map(({ id }) => id),
];

/** What the palette shows of the pages to someone. */
export function destinationsFor({
  pages,
  who,
  areas,
}: Pick<MenuInput, 'pages' | 'who' | 'areas'>): readonly PaletteDestination[] {
  const open = pages.filter(({ access }) => mayOpen(access, who));
  const places = open
    .flatMap(({ path, menu = [] }) => menu.map((place) => ({ place, href: place.href ?? hrefOf(path) })))
    .filter(({ place }) => hasTools(place, areas))
    .toSorted((a, b) => rankOf(a.place) - rankOf(b.place) || a.place.order - b.place.order);
  const named = places.map(({ place, href }): PaletteDestination => ({
    kind: 'page',
    href,
    label: place.label,
    ...('icon' in place && { icon: place.icon }),
  }));
  const inAreas = open.flatMap(({ path, inArea }): readonly PaletteDestination[] =>
    inArea === undefined ? [] : [{ kind: 'page', href: hrefOf(path), label: `areaPages.${inArea.name}` }],
  );
  const others = open.flatMap((page) =>
    (page.palette ?? [])
      .filter(({ isForVisitors = false }) => who === 'visitor' || !isForVisitors)
      .map(({ label, href }): PaletteDestination => ({
        kind: href === undefined ? 'page' : 'action',
        href: href ?? hrefOf(page.path),
        label,
        ...iconOf(page),
      })),
  );
  const all = [...named, ...inAreas, ...others];
  return all.filter(
    ({ href, label }, index) => index === all.findIndex((other) => other.href === href || other.label === label),
  );
}

export function mayOpen(access: Page['access'], who: MenuInput['who']): boolean {
  if (access === 'anyone') return true;
  return access === 'visitor' ? who === 'visitor' : access === 'user' ? who !== 'visitor' : who === 'admin';
}

const rankOf = ({ group }: MenuPlace) => groupOrder.indexOf(group);

function hasTools(place: MenuPlace, areas: MenuInput['areas']): boolean {
  const area = 'area' in place ? place.area : undefined;
  return area === undefined || areas === undefined || areas === 'all' || (areas[area] ?? 0) > 0;
}

function iconOf({ menu = [] }: MenuPage): { readonly icon?: Icon } {
  const place = menu.find((each) => 'icon' in each);
  return place !== undefined && 'icon' in place ? { icon: place.icon } : {};
}
