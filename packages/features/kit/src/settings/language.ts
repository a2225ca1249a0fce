import type { Language } from '@apiyard/api/contract/hub/hub';

/** The interface's languages. Every feature has a file of texts for each, which the compiler enforces. */
export const offeredLanguages = ['en', 'fr', 'ar', 'ch'] as const satisfies readonly Language[];
export type OfferedLanguage = (typeof offeredLanguages)[number];

/** Each language by its own name, as language menus show it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  ch: '中文',
};

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

/** The interface language of a BCP 47 tag (`zh-CN`, `fr-CA`), or undefined. */
export function languageOf(tag: string): OfferedLanguage | undefined {
  const primary = tag.toLowerCase().split('-', 1)[0];
  return offeredLanguages.find((language) => localeOf(language).split('-', 1)[0] === primary);
}
