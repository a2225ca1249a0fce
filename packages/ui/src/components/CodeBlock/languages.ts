import type { LanguageFn } from 'highlight.js';

/** Grammars for syntax highlighting, each fetched when the first block in its language is about to be seen. */
const grammars = {
  bash: () => import('./grammars/bash.ts'),
  csharp: () => import('./grammars/csharp.ts'),
  csv: () => import('./grammars/csv.ts'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  swift: () => import('highlight.js/lib/languages/swift'),
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
