import type { Area } from '@apiyard/api/contract/hub/hub';
import type { Icon } from '@tabler/icons-react';
import {
  IconDeviceGamepad2,
  IconDice5,
  IconDownload,
  IconMoonStars,
  IconPhotoEdit,
  IconPuzzle,
  IconSparkles,
  IconStack2,
  IconTransform,
  IconUserSearch,
} from '@tabler/icons-react';

/** Areas on the landing page, the most used first. */
export const areaIcons: readonly (readonly [Exclude<Area, 'scrape'>, Icon])[] = [
  ['convert', IconTransform],
  ['random', IconDice5],
  ['puzzle', IconPuzzle],
  ['photoeditor', IconPhotoEdit],
  ['islami', IconMoonStars],
  ['downloader', IconDownload],
  ['stalker', IconUserSearch],
  ['cekid', IconDeviceGamepad2],
  ['convertasync', IconStack2],
  ['ai', IconSparkles],
];
