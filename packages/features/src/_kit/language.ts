import type { Language } from '@apiyard/api/contract/hub';

/** The languages whose copy exists. A language joins here when every feature has a file for it: the compiler asks for each. */
export const offeredLanguages = ['en', 'ar'] as const satisfies readonly Language[];
export type OfferedLanguage = (typeof offeredLanguages)[number];

/** Each language by its own name, as language menus show it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ar: 'العربية', ch: '中文' };

/** BCP 47 tag for `lang`, `Intl` and React Aria; `ch` is the product's own code for Chinese. */
export function localeOf(language: Language): string {
  return language === 'ch' ? 'zh-CN' : language;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function isOffered(value: unknown): value is OfferedLanguage {
  return (offeredLanguages as readonly unknown[]).includes(value);
}
