import type { CodeLanguage } from '../CodeBlock/languages.ts';

/** Other names under which people know the languages that can be coloured. */
const aliases: Readonly<Record<string, CodeLanguage>> = {
  bash: 'bash',
  console: 'bash',
  csv: 'csv',
  curl: 'bash',
  go: 'go',
  golang: 'go',
  html: 'xml',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  jsx: 'javascript',
  php: 'php',
  py: 'python',
  python: 'python',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'typescript',
  typescript: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
  zsh: 'bash',
};

/** What a fence names, as a language of `CodeBlock`; `text` where nobody knows it. */
export function languageOf(name: string): CodeLanguage {
  const known = name.toLowerCase();
  return Object.hasOwn(aliases, known) ? (aliases[known] ?? 'text') : 'text';
}
