import { defineCopy } from '../_kit/copy.ts';
import type { Translate } from '../_kit/copy.ts';
import type en from './copy/en.ts';

export const androidCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});

/** The texts of the apps' pages as their pieces take them. */
export type AndroidTranslate = Translate<typeof en>;
