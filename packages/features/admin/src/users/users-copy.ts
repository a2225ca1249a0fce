import { defineCopy } from '@apiyard/kit/copy.ts';
import type { Translate } from '@apiyard/kit/copy.ts';
import type en from './copy/en.ts';

export const usersCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});

export type PeopleTranslate = Translate<typeof en>;
