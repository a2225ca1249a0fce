import type { Menu } from '../navigation/use-menu.ts';
import { currentOf, menuFor } from '../navigation/navigation.ts';
import type { AreaCounts } from '../navigation/navigation.ts';

/** The places that the product has besides the modules with sample data. */
const places = new Set([
  '/',
  '/dashboards/',
  '/allfeature',
  '/hub',
  '/hub?favourites',
  '/downloader',
  '/stalker',
  '/cekid',
  '/convert',
  '/convertasync',
  '/puzzle',
  '/islami',
  '/photoeditor',
  '/random',
  '/ai',
  '/docs',
  '/recent-updates',
  '/pricing',
  '/pricing2',
  '/apps/blog/posts',
  '/tables/collapsible',
  '/ktp',
  '/kk',
  '/addscrape',
  '/about',
  '/portfolio',
  '/support',
  '/contact',
  '/privacyp',
  '/tos',
  '/datadeletion',
]);

export const storyExists = (href: string) => places.has(href);
export const everythingExists = () => true;

const storyAreas: AreaCounts = { convert: 12, puzzle: 4, islami: 6, random: 9, ai: 2 };

interface StoryMenuOptions {
  readonly at?: string;
  readonly isAdmin?: boolean;
  readonly areas?: AreaCounts | undefined;
  readonly exists?: (href: string) => boolean;
}

/** The menu as somebody at `at` sees it. */
export function storyMenu({
  at = '/dashboards/',
  isAdmin = false,
  exists = storyExists,
  ...rest
}: StoryMenuOptions = {}): Menu {
  const groups = menuFor({ isAdmin, areas: 'areas' in rest ? rest.areas : storyAreas, exists, hasNews: true });
  const { pathname, search } = new URL(at, 'https://yard.example');
  return { groups, current: currentOf(groups, { pathname, search }) };
}
