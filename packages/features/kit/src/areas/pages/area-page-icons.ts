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
  sudoku: IconGridDots,
  nonogram: IconGridPattern,
  minesweeper: IconBomb,
  fifteen: IconPuzzle,
  prayerTimes: IconBuildingMosque,
  hijriMonth: IconCalendarMonth,
  twentyFortyEight: IconStack2,
  wordSearch: IconListSearch,
  crossword: IconTypography,
  wordOfTheDay: IconAbc,
  anagrams: IconArrowsShuffle,
  maze: IconRoute,
  qibla: IconCompass,
  quran: IconBook2,
  dailyPrayers: IconHeartHandshake,
  dhikr: IconHandFinger,
  zakat: IconCoins,
  names: IconSparkles,
};
