import { defineCopy } from './copy.ts';

/** The few words that several features share. */
export const kitCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  ar: () => import('./copy/ar.ts'),
});
