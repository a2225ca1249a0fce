import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { isOffered } from '@apiyard/kit/settings/language.ts';
import type { Choices } from '@apiyard/kit/settings/settings.ts';

/** The language the server chose for this page: from the URL, the cookie or the Accept-Language header. */
export function servedLanguage(root: HTMLElement): OfferedLanguage {
  const language = root.dataset['language'];
  return isOffered(language) ? language : 'en';
}

/** A link with a language counts as a choice. */
export function withAskedLanguage(choices: Choices, search: string): Choices {
  const asked = new URLSearchParams(search).get('lang');
  return isOffered(asked) ? { ...choices, isLanguage: asked } : choices;
}
