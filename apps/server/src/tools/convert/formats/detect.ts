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

/** Maximum length of the first line to search for a TOML key or table name. */
const keyLengthMax = 1000;

const keyPart = `(?:[\\w-]+|"(?:[^"\\\\]|\\\\.)*"|'[^']*')`;
const tomlKey = new RegExp(`^\\s*${keyPart}(?:\\s*\\.\\s*${keyPart})*\\s*=`);

/** Detects the format by file name, else by content. YAML is the fallback. */
export function detect(text: string, fileName = ''): Format {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const named = Object.hasOwn(formatByEnding, ending) ? formatByEnding[ending] : undefined;
  if (named) return named;
  const start = text.trimStart();
  if (start.startsWith('<')) return 'xml';
  const lines = text.split(/\r\n|\r|\n/, 50).filter((line) => line.trim() !== '');
  const content = lines.filter((line) => !line.trimStart().startsWith('#'));
  const [firstLine = '', second] = content;
  // Repeated groups in a pattern overflow the stack on a line of megabytes.
  const first = firstLine.slice(0, keyLengthMax);
  const ndjson = lines.length > 1 && lines.slice(0, 2).every((line) => /^\s*[{[]/.test(line) && isJson(line));
  if (ndjson && !isJson(text)) return 'ndjson';
  const tomlHeader =
    /^\s*\[\[?\s*[\w."'-][^,[\]]*\]\]?\s*(?:#.*)?$/.test(first) && (second === undefined || /=|^\s*\[/.test(second));
  if (tomlHeader && !isJson(text)) return 'toml';
  if (/^[{[]/.test(start)) return 'json';
  if (content.length > 0 && tomlKey.test(first)) return 'toml';
  if (isJson(text)) return 'json';
  if (isCsv(text, lines)) return 'csv';
  return lines.length > 1 && lines.every(isJson) ? 'ndjson' : 'yaml';
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
