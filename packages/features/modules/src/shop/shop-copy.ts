import { defineCopy } from '@apiyard/kit/copy.ts';

/** Texts of the shop's pages: products, filters, cart. */
export const shopCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});
