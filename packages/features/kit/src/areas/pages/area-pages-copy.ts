import { defineCopy } from '../../copy.ts';
import type en from './copy/en.ts';

/** Names of the pages of an area that are more than its APIs, such as a puzzle to play. */
export const areaPagesCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});

type NameOf<Key> = Key extends `areaPages.${infer Name}.text` ? Name : never;

/** `sudoku` for the keys `areaPages.sudoku`, with `.text` for a line about the page and with `.words` for its synonyms. */
export type AreaPageName = NameOf<keyof typeof en>;
