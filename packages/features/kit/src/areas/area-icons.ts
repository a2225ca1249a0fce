import type { Area } from '@apiyard/api/contract/hub/hub';
import type { Icon } from '@tabler/icons-react';
import {
  IconArrowsExchange,
  IconDeviceGamepad2,
  IconDice5,
  IconDownload,
  IconMoonStars,
  IconPhotoEdit,
  IconPuzzle,
  IconRefreshDot,
  IconSparkles,
  IconUserSearch,
  IconWorldDownload,
} from '@tabler/icons-react';

/** The icon of each area. */
export const areaIcons: Readonly<Record<Area, Icon>> = {
  downloader: IconDownload,
  stalker: IconUserSearch,
  cekid: IconDeviceGamepad2,
  convert: IconArrowsExchange,
  convertasync: IconRefreshDot,
  puzzle: IconPuzzle,
  islami: IconMoonStars,
  photoeditor: IconPhotoEdit,
  random: IconDice5,
  ai: IconSparkles,
  scrape: IconWorldDownload,
};
