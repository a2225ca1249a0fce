import { expect, it } from 'vitest';
import { type Format, formats, type Style } from './formats.ts';
import { Notes } from './notes.ts';

function convert(from: Format, text: string, to: Format, options: Partial<Style>): { text: string; notes: string[] } {
  const style: Style = { indent: 0, delimiter: 'auto', header: true, ...options };
  const notes = new Notes();
  const written = formats[to].write(formats[from].read(text, notes, style), notes, style);
  return { text: written, notes: notes.list.map(({ pointer, code, detail }) => `${code} ${pointer}: ${detail}`) };
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

it.each<[string, Format, string, Format, string, string[]]>([
  [
    'dates and infinity on one line of YAML',
    'toml',
    'a = 2026-01-01\nb = [-inf, nan, 2026-01-01T10:00:00Z]\nc = 10:00:00',
    'yaml',
    '{"a":2026-01-01,"b":[-.inf,.nan,2026-01-01T10:00:00Z],"c":"10:00:00"}\n',
    ['date /c: YAML has no times of day, so the local time is written as text.'],
  ],
  [
    'that line, read back',
    'yaml',
    '{"a":2026-01-01,"b":[-.inf,.nan,2026-01-01T10:00:00Z]}\n',
    'toml',
    'a = 2026-01-01\nb = [-inf, nan, 2026-01-01T10:00:00Z]\n',
    [],
  ],
  [
    'characters that YAML does not allow as they are',
    'json',
    String.raw`{"a\u007f":"\u0085\u2028"}`,
    'yaml',
    String.raw`{"a\u007f":"\u0085\u2028"}` + '\n',
    [],
  ],
  [
    'tags that set the type of a number',
    'yaml',
    'a: !!float 3\nb: !!float -0\nc: !!int "3"\nd: !!float 1e3\ne: !!str 3',
    'json',
    '{"a":3.0,"b":-0.0,"c":3,"d":1e3,"e":"3"}\n',
    [],
  ],
  [
    'tags that do not fit the value',
    'yaml',
    'a: !!bool "yes"\nb: !!int x\nc: !!null ""',
    'json',
    '{"a":"yes","b":"x","c":null}\n',
    [
      'tag /a: The tag !!bool is removed. The value is kept as it is written.',
      'tag /b: The tag !!int is removed. The value is kept as it is written.',
    ],
  ],
  [
    'white space that xml:space keeps',
    'xml',
    '<a><p xml:space="preserve"> <b> <c/></b> </p> <q/></a>',
    'json',
    '{"a":{"p":{"@xml:space":"preserve","#children":[" ",{"b":{"#text":" ","c":""}}," "]},"q":""}}\n',
    [],
  ],
  [
    'that white space, to XML',
    'xml',
    '<a xml:space="preserve"> <b/> <c xml:space="default"> <d/> </c></a>',
    'xml',
    `${declaration}<a xml:space="preserve"> <b/> <c xml:space="default"><d/></c></a>\n`,
    [],
  ],
  [
    'default values of attributes in a document type',
    'xml',
    '<!DOCTYPE a [<!ATTLIST a b CDATA #IMPLIED c CDATA "x">]><a/>',
    'json',
    '{"a":""}\n',
    [
      'doctype : The default values of attributes in the document type are not added.',
      'doctype : The document type is removed. Nothing it refers to is fetched.',
    ],
  ],
])('%s', (_, from, text, to, expected, notes) =>
  expect(convert(from, text, to, {})).toEqual({ text: expected, notes }),
);

it('creates equal short numbers of YAML once, with a note for each that is written differently', () => {
  const notes = new Notes();
  const style: Style = { indent: 0, delimiter: 'auto', header: true };
  const [first, second, ...hexadecimal] = formats.yaml.read('[10, 10, 0xA, 0xA]', notes, style) as unknown[];
  expect(first).toBe(second);
  expect(hexadecimal).toEqual([first, first]);
  expect(notes.list.map(({ pointer, code }) => `${code} ${pointer}`)).toEqual(['number /2', 'number /3']);
});
