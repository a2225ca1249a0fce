import type { QuranLanguage } from './surah-names.ts';
import list from './prayers.json' with { type: 'json' };

export const occasions = [
  'morning',
  'protection',
  'parents',
  'family',
  'knowledge',
  'hardship',
  'forgiveness',
] as const;
export type Occasion = (typeof occasions)[number];

/** A prayer that is verses of the Quran. */
export interface Prayer {
  readonly occasion: Occasion;
  readonly reference: string;
  readonly title: Readonly<Record<QuranLanguage, string>>;
  readonly note: Readonly<Record<QuranLanguage, string>>;
}

export const prayers = list as readonly Prayer[];
