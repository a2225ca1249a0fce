/** Reader and writer of each format. To add a format, add a line here and two files. */
import { type Delimiter, readCsv } from './csv-read.ts';
import { writeCsv } from './csv-write.ts';
import { readJson, writeJson } from './json.ts';
import { readNdjson, writeNdjson } from './ndjson.ts';
import type { Notes } from './notes.ts';
import { readToml } from './toml/toml-read.ts';
import { writeToml } from './toml/toml-write.ts';
import type { Value } from './value.ts';
import { readXml } from './xml/xml-read.ts';
import { writeXml } from './xml/xml-write.ts';
import { readYaml } from './yaml-read.ts';
import { writeYaml } from './yaml-write.ts';

export const formatNames = ['json', 'yaml', 'toml', 'xml', 'csv', 'ndjson'] as const;
export type Format = (typeof formatNames)[number];

export interface Style {
  /** Spaces for each level; 0 for no line breaks where the format allows. */
  readonly indent: number;
  readonly delimiter: Delimiter | 'auto';
  readonly header: boolean;
}

interface Dialect {
  /** @throws Fault when the text is not of the format. */
  read(text: string, notes: Notes, style: Style): Value;
  write(value: Value, notes: Notes, style: Style): string;
}

export const formats: Readonly<Record<Format, Dialect>> = {
  json: {
    read: (text, notes) => readJson(text, notes),
    write: (value, notes, { indent }) => `${writeJson(value, indent, notes)}\n`,
  },
  yaml: { read: readYaml, write: (value, notes, { indent }) => writeYaml(value, indent, notes) },
  toml: { read: readToml, write: writeToml },
  xml: { read: readXml, write: (value, notes, { indent }) => writeXml(value, indent, notes) },
  csv: {
    read: (text, notes, style) => readCsv(text, style, notes),
    write: (value, notes, { delimiter, header }) =>
      writeCsv(value, { delimiter: delimiter === 'auto' ? ',' : delimiter, header }, notes),
  },
  ndjson: { read: readNdjson, write: writeNdjson },
};
