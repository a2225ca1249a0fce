import type { Area } from '@apiyard/api/contract/hub';
import type { Icon } from '@tabler/icons-react';
import {
  IconBuildingMosque, IconDeviceGamepad2, IconDice5, IconDownload, IconFileStack, IconPhotoEdit, IconPuzzle, IconSparkles, IconTransform, IconUserSearch, IconWorldDownload,
} from '@tabler/icons-react';

export const areaIcons: Readonly<Record<Area, Icon>> = {
  downloader: IconDownload,
  stalker: IconUserSearch,
  cekid: IconDeviceGamepad2,
  convert: IconTransform,
  convertasync: IconFileStack,
  puzzle: IconPuzzle,
  islami: IconBuildingMosque,
  photoeditor: IconPhotoEdit,
  random: IconDice5,
  ai: IconSparkles,
  scrape: IconWorldDownload,
};
