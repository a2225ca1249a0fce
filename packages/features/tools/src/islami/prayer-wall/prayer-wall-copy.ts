import { defineCopy } from '@apiyard/kit/copy.ts';

export const prayerWallCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});
