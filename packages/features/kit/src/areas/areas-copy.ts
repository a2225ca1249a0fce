import { defineCopy } from '../copy.ts';

/** What the areas are called and for, for every feature that speaks of them. */
export const areasCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});
