import {
  IconApi,
  IconAppWindow,
  IconArticle,
  IconBook,
  IconFileText,
  IconId,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconReceipt2,
  IconSpeakerphone,
  IconStar,
  IconTable,
  IconWorldDownload,
} from '@tabler/icons-react';
import { areaIcons } from '../../_kit/areas/area-icons.ts';

/** The drawings of the menu's places. */
export const menuIcons = {
  ...areaIcons,
  dashboard: IconLayoutDashboard,
  all: IconLayoutGrid,
  hub: IconApi,
  favourites: IconStar,
  docs: IconBook,
  updates: IconSpeakerphone,
  pricing: IconReceipt2,
  blog: IconArticle,
  samples: IconAppWindow,
  table: IconTable,
  ktp: IconId,
  kk: IconFileText,
  scrapers: IconWorldDownload,
};
