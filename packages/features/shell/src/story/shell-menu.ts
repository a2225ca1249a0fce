import { plannedPages } from '../navigation/planned-pages.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { menuAt } from '../navigation/use-menu.ts';
import type { MenuInput } from '../navigation/navigation.ts';
import { menuFor, siteLinks } from '../navigation/navigation.ts';
import type { AreaCounts } from '../navigation/area-counts.ts';
import { storyPages } from './story-pages.ts';

const storyAreas: AreaCounts = { convert: 12, puzzle: 4, islami: 6, random: 9, ai: 2 };

interface StoryMenuOptions {
  readonly at?: string;
  /** @default 'user' */
  readonly who?: MenuInput['who'];
  readonly areas?: AreaCounts | undefined;
  /** With the places of modules that have no page yet. @default false */
  readonly withPlanned?: boolean;
}

/** The menu for a person at `at`. */
export function storyMenu({
  at = '/dashboards/',
  who = 'user',
  withPlanned = false,
  ...rest
}: StoryMenuOptions = {}): Menu {
  const pages = withPlanned ? [...storyPages, ...plannedPages] : storyPages;
  const forPeople = menuFor({
    pages,
    who,
    areas: 'areas' in rest ? rest.areas : storyAreas,
    hasNews: true,
  });
  const { pathname, search } = new URL(at, 'https://yard.example');
  return menuAt({ pages, forPeople, isAdmin: who === 'admin', pathname, search });
}

export const storySiteLinks = siteLinks(storyPages);
