import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';

const arabic = /\p{Script=Arabic}/u;
const chinese = /\p{Script=Han}/u;

/** Tags in the current language's script; search uses the tags of all languages. */
export function shownTags(tags: readonly string[], language: OfferedLanguage): readonly string[] {
  return tags.filter((tag) => (language === 'ar' || !arabic.test(tag)) && (language === 'ch' || !chinese.test(tag)));
}
