import { defineCopy } from '../copy.ts';

/** Names and descriptions of the areas, shared by all features. */
export const areasCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});
