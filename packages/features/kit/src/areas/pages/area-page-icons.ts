import type { Icon } from '@tabler/icons-react';
import {
  IconBomb,
  IconBuildingMosque,
  IconCalendarMonth,
  IconGridDots,
  IconGridPattern,
  IconPuzzle,
} from '@tabler/icons-react';
import type { AreaPageName } from './area-pages-copy.ts';

/** Kept from the pages' declarations, which the first view loads. */
export const areaPageIcons: Readonly<Record<AreaPageName, Icon>> = {
  'areaPages.sudoku': IconGridDots,
  'areaPages.nonogram': IconGridPattern,
  'areaPages.minesweeper': IconBomb,
  'areaPages.fifteen': IconPuzzle,
  'areaPages.prayerTimes': IconBuildingMosque,
  'areaPages.hijriMonth': IconCalendarMonth,
};
