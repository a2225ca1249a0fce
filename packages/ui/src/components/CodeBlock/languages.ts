import type { LanguageRegistration } from 'shiki/core';

type Grammar = () => Promise<{ default: LanguageRegistration[] }>;

/**
 * Grammars that code can be coloured by, each fetched when the first block in it appears. Look at what one weighs before
 * adding it: Ruby's embeds a dozen others and makes 1.2 MB.
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

/** The grammars of a language, in the order in which they build on each other. */
export async function loadGrammar(language: Exclude<CodeLanguage, 'text'>): Promise<LanguageRegistration[]> {
  const { default: parts } = await grammars[language]();
  return parts;
}
