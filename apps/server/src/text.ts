import type { Language } from '@apiyard/api/contract/hub/hub';

/** Interface text: one string if it's the same in every language, else one per language (English is the fallback). */
export type Text = string | ({ readonly en: string } & Partial<Record<Language, string>>);

export function textIn(text: Text, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}
