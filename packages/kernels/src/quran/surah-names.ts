import names from './surah-names.json' with { type: 'json' };

export type QuranLanguage = 'en' | 'fr' | 'ar' | 'ch';

const column = { en: 1, fr: 2, ch: 3 } as const;

/** The name in Latin letters. */
export const latinName = (surah: number): string => names.names[surah - 1]?.[0] ?? '';

/** What the name means. In Arabic, the name itself says it. */
export const nameMeaning = (surah: number, lang: QuranLanguage): string | null =>
  lang === 'ar' ? null : (names.names[surah - 1]?.[column[lang]] ?? '');
