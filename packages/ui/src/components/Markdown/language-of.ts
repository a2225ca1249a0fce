import type { CodeLanguage } from '../CodeBlock/languages.ts';

/** Aliases of the languages that can be highlighted. */
const aliases: Readonly<Record<string, CodeLanguage>> = {
  bash: 'bash',
  console: 'bash',
  cs: 'csharp',
  csharp: 'csharp',
  csv: 'csv',
  curl: 'bash',
  go: 'go',
  golang: 'go',
  html: 'xml',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  jsx: 'javascript',
  kotlin: 'kotlin',
  kt: 'kotlin',
  php: 'php',
  py: 'python',
  python: 'python',
  rb: 'ruby',
  rs: 'rust',
  ruby: 'ruby',
  rust: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  swift: 'swift',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'typescript',
  typescript: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
  zsh: 'bash',
};

/** The language of a fenced block, for `CodeBlock`; `text` if it is unknown. */
export function languageOf(name: string): CodeLanguage {
  const known = name.toLowerCase();
  return Object.hasOwn(aliases, known) ? (aliases[known] ?? 'text') : 'text';
}
