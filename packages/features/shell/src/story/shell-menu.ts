import { plannedPages } from '../navigation/planned-pages.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { currentOf, menuFor, personLinks, siteLinks } from '../navigation/navigation.ts';
import type { AreaCounts } from '../navigation/area-counts.ts';
import { storyPages } from './story-pages.ts';

const storyAreas: AreaCounts = { convert: 12, puzzle: 4, islami: 6, random: 9, ai: 2 };

interface StoryMenuOptions {
  readonly at?: string;
  readonly isAdmin?: boolean;
  readonly areas?: AreaCounts | undefined;
  /** With the places of modules that have no page yet. @default false */
  readonly withPlanned?: boolean;
}

/** The menu for a person at `at`. */
export function storyMenu({
  at = '/dashboards/',
  isAdmin = false,
  withPlanned = false,
  ...rest
}: StoryMenuOptions = {}): Menu {
  const groups = menuFor({
    pages: withPlanned ? [...storyPages, ...plannedPages] : storyPages,
    isAdmin,
    areas: 'areas' in rest ? rest.areas : storyAreas,
    hasNews: true,
  });
  const { pathname, search } = new URL(at, 'https://yard.example');
  return { groups, person: personLinks(storyPages), current: currentOf(groups, { pathname, search }) };
}

export const storySiteLinks = siteLinks(storyPages);
