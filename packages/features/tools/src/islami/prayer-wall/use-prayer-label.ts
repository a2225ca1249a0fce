import { prayerNames } from '@apiyard/kernels/prayer/names';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { Congregation } from './iqama.ts';
import { prayerWallCopy } from './prayer-wall-copy.ts';

/** What the lines of the screen are called. */
export function usePrayerLabel() {
  const t = useCopy(prayerWallCopy);
  const lang = useLanguage();
  return (prayer: Congregation | 'sunrise') =>
    prayer === 'jumuah' ? t('prayerWall.jumuah') : prayerNames[prayer][lang];
}
