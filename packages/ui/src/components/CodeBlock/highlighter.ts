import { createLowlight } from 'lowlight';
import type { LanguageFn } from 'highlight.js';
import type { ColoredLanguage } from './languages.ts';

/**
 * A highlighter for one language: a grammar can embed others, and the result must not depend on which are loaded. This
 * module is imported dynamically instead of lowlight, whose lists of all grammars a build would keep.
 */
export function createHighlighter(language: ColoredLanguage, grammar: LanguageFn) {
  return createLowlight({ [language]: grammar });
}
