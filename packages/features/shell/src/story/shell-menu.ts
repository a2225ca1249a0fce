import { plannedPages } from '../navigation/planned-pages.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { menuAt } from '../navigation/use-menu.ts';
import type { MenuInput } from '../navigation/navigation.ts';
import { siteLinks } from '../navigation/navigation.ts';
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
  const { pathname, search } = new URL(at, 'https://yard.example');
  return menuAt(
    { pathname, search },
    {
      pages: withPlanned ? [...storyPages, ...plannedPages] : storyPages,
      who,
      areas: 'areas' in rest ? rest.areas : storyAreas,
      hasNews: true,
    },
  );
}

export const storySiteLinks = siteLinks(storyPages);
