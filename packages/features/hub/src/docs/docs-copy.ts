import type { CopyKey, Translate } from '@apiyard/kit/copy.ts';
import { defineCopy } from '@apiyard/kit/copy.ts';
import type en from './copy/en.ts';

export const docsCopy = defineCopy({
  en: () => import('./copy/en.ts'),
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
});

/** What texts of the guide can name: the site and its limits. */
export interface GuideValues {
  readonly site: string;
  readonly visitorCalls: string;
  readonly visitorFile: string;
  readonly jsonBody: string;
  readonly storedResponse: string;
  readonly runTime: string;
  readonly filesMax: number;
  readonly filesTogether: number;
}

export type DocsKey = CopyKey<typeof en>;
/** Texts of the guide, which `useGuideValues` fills in. */
export type GuideKey = CopyKey<typeof en, keyof GuideValues>;
export type DocsTranslate = Translate<typeof en>;
