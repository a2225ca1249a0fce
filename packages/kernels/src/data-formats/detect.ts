import { delimiterOf } from './csv-read.ts';
import { Fault } from './fault.ts';
import type { Format } from './formats.ts';
import { readJson } from './json.ts';
import { Notes } from './notes.ts';

const formatByEnding: Readonly<Record<string, Format>> = {
  json: 'json',
  geojson: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  xml: 'xml',
  svg: 'xml',
  rss: 'xml',
  atom: 'xml',
  csv: 'csv',
  tsv: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

/** Maximum length of a line to search. Repeated groups in a pattern overflow the stack on a line of megabytes. */
const lineLengthMax = 1000;

const keyPart = `(?:[\\w-]+|"(?:[^"\\\\]|\\\\.)*"|'[^']*')`;
const tomlKey = new RegExp(`^\\s*${keyPart}(?:\\s*\\.\\s*${keyPart})*\\s*=`);

/** A comment, as in JavaScript. YAML would read it as text. */
const slashComment = /(?:^|[\s,[{])\/[/*]/;

/** The format by the ending of a file name. */
export function formatOfName(fileName: string): Format | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(formatByEnding, ending) ? (formatByEnding[ending] ?? null) : null;
}

/** The format by content. YAML is the fallback. */
export function detect(text: string): Format {
  const start = text.trimStart();
  // << is the merge key of YAML.
  if (/^<(?!<)/.test(start)) return 'xml';
  const lines = text.split(/\r\n|\r|\n/, 50).filter((line) => line.trim() !== '');
  // INI files have comments after semicolons. Their error as TOML is better than their text as YAML.
  const content = lines.filter((line) => !/^\s*[#;]/.test(line));
  const [firstLine = '', second] = content;
  const first = firstLine.slice(0, lineLengthMax);
  const ndjson = lines.length > 1 && lines.slice(0, 2).every((line) => /^\s*[{[]/.test(line) && isJson(line));
  if (ndjson && !isJson(text)) return 'ndjson';
  const tomlHeader =
    /^\s*\[\[?\s*[\w."'-][^,[\]]*\]\]?\s*(?:#.*)?$/.test(first) && second !== undefined && /=|^\s*\[/.test(second);
  if (tomlHeader && !isJson(text)) return 'toml';
  if (/^[{[]/.test(start)) return isFlowYaml(start) ? 'yaml' : 'json';
  if (/^\/[/*]/.test(start)) return 'json';
  if (content.length > 0 && tomlKey.test(first)) return 'toml';
  if (isJson(text)) return 'json';
  if (isCsv(text, lines)) return 'csv';
  if (lines.length > 1 && lines.every(isJson)) return 'ndjson';
  return lines.length > 1 && lines.every(isPlainLine) ? 'csv' : 'yaml';
}

/**
 * Whether text that begins with a bracket is YAML: its first key or value isn't JSON. If it is JSON, a later error is
 * more likely a mistake. `{a:1}` and comments after slashes are JavaScript, which YAML would read as other data.
 */
function isFlowYaml(text: string): boolean {
  const open = /^[\s{[]*/.exec(text)?.[0] ?? '';
  if (/\{\s*\{/.test(open)) return false;
  if (/^(?:["\d}\]-]|(?:true|false|null)\b|$)/.test(text.slice(open.length, open.length + 10))) return false;
  const unspacedKey = text.startsWith('{') ? /[{,]\s*[A-Za-z_$][\w$]*:[^\s,\]}/]/ : /\{\s*[A-Za-z_$][\w$]*:[^\s,\]}/]/;
  return !slashComment.test(text) && !unspacedKey.test(text);
}

/** Whether a line would be part of an unquoted text in YAML: with more lines, it's a column of CSV. */
function isPlainLine(line: string): boolean {
  return /^(?!---|\.\.\.|[-?:](?:\s|$))[^\s#&*!|>'"%@`[\]{},](?:(?!:(?:\s|$)|\s#).)*$/.test(
    line.slice(0, lineLengthMax),
  );
}

function isJson(text: string): boolean {
  try {
    readJson(text, new Notes());
    return true;
  } catch (error) {
    if (error instanceof Fault) return error.code === 'depth';
    throw error;
  }
}

/** Several lines with the same delimiter that don't look like YAML keys, list items or markers. */
function isCsv(text: string, lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  const delimiter = delimiterOf(text);
  const yaml = /^\s*(?:- |[^\s"#,;|\t][^,;|\t]*:(?:\s|$)|---|%YAML)/;
  return lines.slice(0, 2).every((line) => line.includes(delimiter) && !yaml.test(line));
}
