import { defineCopy } from '../../copy.ts';
import type en from './copy/en.ts';

/** What the command palette finds pages by. */
export const searchCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});

/** Key of a name that only the palette shows. */
export type PaletteLabel = Extract<keyof typeof en, `palette.${string}`>;

/** Key of the name of a group of what is found inside pages. */
export type FinderLabel = Extract<keyof typeof en, `found.${string}`>;
