import type { LabelLocale, UiLocale } from './labels.ts';

export type Direction = 'ltr' | 'rtl';

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'ur']);
const scripts = { ltr: 'Latn', rtl: 'Arab' } as const;

/** Locales whose nearest texts in React Aria cannot be found by language alone. */
const nearest: Readonly<Record<string, string>> = { nn: 'nb', 'zh-HK': 'zh-TW' };

export function directionOf(locale: LabelLocale | UiLocale): Direction {
  const [language = ''] = locale.split('-');
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}

/**
 * The locale that React Aria gets. React Aria derives the direction from it alone, and a script subtag changes that
 * without changing the language: `en-Arab` is right-to-left, while formats and texts stay English. For locales without
 * texts in React Aria, the nearest supported language is used, or English.
 */
export function ariaLocale(locale: LabelLocale | UiLocale, direction: Direction): string {
  const spoken = nearest[locale] ?? locale;
  if (directionOf(locale) === direction) return spoken;
  const [language, region] = spoken.split('-');
  return [language, scripts[direction], region].filter(Boolean).join('-');
}
