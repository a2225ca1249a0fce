import type { OfferedLanguage } from '../../_kit/language.ts';

const arabic = /\p{Script=Arabic}/u;
const chinese = /\p{Script=Han}/u;

/** A tool is found by words of every language; its page lists those that can be read by who is here. */
export function shownTags(tags: readonly string[], language: OfferedLanguage): readonly string[] {
  return tags.filter((tag) => (language === 'ar' || !arabic.test(tag)) && (language === 'ch' || !chinese.test(tag)));
}
