import type { CopyKey } from '@apiyard/features/_kit/copy.ts';
import type { Icon } from '@tabler/icons-react';
import { IconApi, IconLayoutDashboard, IconStar, IconWorldDownload } from '@tabler/icons-react';
import type shellEnglish from './copy/en.ts';

export interface NavigationEntry {
  readonly to: string;
  readonly label: CopyKey<typeof shellEnglish>;
  readonly icon: Icon;
  /** Whether an address is this place, or inside it. */
  readonly holds: (at: { readonly pathname: string; readonly search: string }) => boolean;
}

export interface NavigationGroup {
  readonly label: CopyKey<typeof shellEnglish>;
  /** Shown to admins only; its pages refuse everybody else all the same. */
  readonly isForAdmins?: boolean;
  readonly entries: readonly NavigationEntry[];
}

const favourites = '/hub?favourites';
const inHub = (pathname: string) => pathname === '/hub' || pathname.startsWith('/hub/');
const showsFavourites = (search: string) => new URLSearchParams(search).has('favourites');

/** The menu, in order. An entry stands here from the day its route exists. */
export const navigation: readonly NavigationGroup[] = [
  {
    label: 'shell.nav.start',
    entries: [
      {
        to: '/dashboards/',
        label: 'shell.nav.dashboard',
        icon: IconLayoutDashboard,
        holds: ({ pathname }) => pathname === '/' || pathname === '/dashboards' || pathname === '/dashboards/',
      },
    ],
  },
  {
    label: 'shell.nav.tools',
    entries: [
      { to: '/hub', label: 'shell.nav.hub', icon: IconApi, holds: ({ pathname, search }) => inHub(pathname) && !showsFavourites(search) },
      { to: favourites, label: 'shell.nav.favourites', icon: IconStar, holds: ({ pathname, search }) => pathname === '/hub' && showsFavourites(search) },
    ],
  },
  {
    label: 'shell.nav.admin',
    isForAdmins: true,
    entries: [
      {
        to: '/addscrape',
        label: 'shell.nav.scrapers',
        icon: IconWorldDownload,
        holds: ({ pathname }) => pathname === '/addscrape' || pathname.startsWith('/addscrape/'),
      },
    ],
  },
];
