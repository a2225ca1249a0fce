import type { ColoredLanguage } from './languages.ts';

/** Kind of a token; the colours are the theme's `color.code`. */
export type TokenKind = 'text' | 'punctuation' | 'keyword' | 'string' | 'number' | 'name' | 'property' | 'comment';

export interface CodeToken {
  text: string;
  kind: TokenKind;
}

/** Kinds of highlight.js scopes. Parts in other scopes, such as `params` or `doctag`, have the kind of what they are in. */
const kinds: Readonly<Record<string, TokenKind>> = {
  attr: 'property',
  attribute: 'property',
  property: 'property',
  built_in: 'name',
  name: 'name',
  section: 'name',
  title: 'name',
  keyword: 'keyword',
  literal: 'keyword',
  meta: 'keyword',
  type: 'keyword',
  number: 'number',
  'variable.constant_': 'number',
  regexp: 'string',
  string: 'string',
  symbol: 'string',
  comment: 'comment',
  bullet: 'punctuation',
  operator: 'punctuation',
  punctuation: 'punctuation',
  tag: 'punctuation',
  subst: 'text',
  variable: 'text',
};

/** The kind of a scope's text, given the kind of what it is in. */
export function kindOf(scope: readonly string[], text: string, outer: TokenKind): TokenKind {
  const whole = scope.join('.');
  // highlight.js also gives this scope to ordinary variables, such as `console`.
  if (whole === 'variable.language_') return /^(?:\$?this|super|self|class)$/.test(text) ? 'keyword' : 'text';
  return kinds[whole] ?? kinds[scope[0] ?? ''] ?? outer;
}

/** Languages in which the grammars of highlight.js leave operators, calls or properties without a scope. */
const withPlainParts: ReadonlySet<ColoredLanguage> = new Set([
  'csharp',
  'go',
  'java',
  'javascript',
  'kotlin',
  'php',
  'python',
  'ruby',
  'rust',
  'swift',
  'typescript',
  'yaml',
]);

/** Splits text without a scope. */
export function splitPlain(code: string, language: ColoredLanguage): CodeToken[] {
  if (!withPlainParts.has(language)) return [{ text: code, kind: 'text' }];
  const parts = code.match(/[\p{L}\p{M}\p{N}_$]+|\s+|[^\p{L}\p{M}\p{N}_$\s]+/gu) ?? [];
  return parts.map((text, index) => ({ text, kind: plainKind(text, parts[index - 1] ?? '', parts[index + 1] ?? '') }));
}

function plainKind(text: string, before: string, after: string): TokenKind {
  if (/^\s/.test(text)) return 'text';
  if (text === '$' || !/^[\p{L}\p{M}\p{N}_$]/u.test(text)) return 'punctuation';
  if (after.startsWith('(') && !text.startsWith('$')) return 'name';
  if (before.endsWith('->') || (before.endsWith('.') && !before.endsWith('..'))) return 'property';
  return /^[A-Z][A-Z\d_]{2,}$/.test(text) ? 'number' : 'text';
}
