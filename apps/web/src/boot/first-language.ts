import type { OfferedLanguage } from '@apiyard/features/_kit/language.ts';
import { isOffered } from '@apiyard/features/_kit/language.ts';
import type { Choices } from '@apiyard/features/_kit/settings.ts';

/** The language that the server chose for this page: by the address, the cookie or what the browser asks for. */
export function servedLanguage(root: HTMLElement): OfferedLanguage {
  const language = root.dataset['language'];
  return isOffered(language) ? language : 'en';
}

/** Somebody who follows a link to a language has chosen it. */
export function withAskedLanguage(choices: Choices, search: string): Choices {
  const asked = new URLSearchParams(search).get('lang');
  return isOffered(asked) ? { ...choices, isLanguage: asked } : choices;
}
