import {
  IconBomb,
  IconBuildingMosque,
  IconCalendarMonth,
  IconGridDots,
  IconGridPattern,
  IconPuzzle,
  IconStack2,
  IconListSearch,
  IconTypography,
  IconAbc,
  IconArrowsShuffle,
  IconRoute,
  IconCompass,
  IconBook2,
  IconHeartHandshake,
  IconHandFinger,
  IconCoins,
  IconSparkles,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { AreaPageName } from './area-pages-copy.ts';

/** Kept from the pages' declarations, which the first view loads. */
export const areaPageIcons: Readonly<Record<AreaPageName, Icon>> = {
  'areaPages.sudoku': IconGridDots,
  'areaPages.nonogram': IconGridPattern,
  'areaPages.minesweeper': IconBomb,
  'areaPages.fifteen': IconPuzzle,
  'areaPages.prayerTimes': IconBuildingMosque,
  'areaPages.hijriMonth': IconCalendarMonth,
  'areaPages.twentyFortyEight': IconStack2,
  'areaPages.wordSearch': IconListSearch,
  'areaPages.crossword': IconTypography,
  'areaPages.wordOfTheDay': IconAbc,
  'areaPages.anagrams': IconArrowsShuffle,
  'areaPages.maze': IconRoute,
  'areaPages.qibla': IconCompass,
  'areaPages.quran': IconBook2,
  'areaPages.dailyPrayers': IconHeartHandshake,
  'areaPages.dhikr': IconHandFinger,
  'areaPages.zakat': IconCoins,
  'areaPages.names': IconSparkles,
};
