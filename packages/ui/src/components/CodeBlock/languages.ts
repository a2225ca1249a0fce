import type { LanguageRegistration } from 'shiki/core';

type Grammar = () => Promise<{ default: LanguageRegistration[] }>;

/**
 * Grammars for syntax highlighting, each fetched when the first block in its language appears. Check the size of a
 * grammar before adding it: Ruby's embeds a dozen others and has 1.2 MB.
 */
const grammars = {
  bash: () => import('shiki/langs/bash.mjs'),
  csv: () => import('shiki/langs/csv.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} satisfies Record<string, Grammar>;

/** `text` stays plain. */
export type CodeLanguage = keyof typeof grammars | 'text';

/** The grammars of a language, in order of dependency. */
export async function loadGrammar(language: Exclude<CodeLanguage, 'text'>): Promise<LanguageRegistration[]> {
  const { default: parts } = await grammars[language]();
  return parts;
}
