import type { Translate } from '../copy.ts';
import { defineCopy } from '../copy.ts';
import type en from './copy/en.ts';

export const planCardCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});

export type PlanCardTranslate = Translate<typeof en>;
