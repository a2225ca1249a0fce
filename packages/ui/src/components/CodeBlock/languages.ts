import type { LanguageFn } from 'highlight.js';

/** Grammars for syntax highlighting, each fetched when the first block in its language is about to be seen. */
const grammars = {
  bash: () => import('./grammars/bash.ts'),
  csv: () => import('./grammars/csv.ts'),
  go: () => import('highlight.js/lib/languages/go'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  toml: () => import('./grammars/toml.ts'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
} satisfies Record<string, () => Promise<{ default: LanguageFn }>>;

/** Languages with a grammar. */
export type ColoredLanguage = keyof typeof grammars;

/** `text` stays plain. */
export type CodeLanguage = ColoredLanguage | 'text';

export async function loadGrammar(language: ColoredLanguage): Promise<LanguageFn> {
  const { default: grammar } = await grammars[language]();
  return grammar;
}
