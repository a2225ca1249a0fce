/** Tools that run in the browser, one for each layout, with their kernels. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import type { Kernel } from '@apiyard/kernels/browser-tools';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { hashApi } from '@apiyard/kit/story/apis.ts';
import { drawing } from './story-outcomes.ts';

const inBrowser: Api = { ...hashApi, inBrowser: true, open: false, tags: [] };

export const linesApi: Api = {
  ...inBrowser,
  path: 'convert/lines',
  subject: 'text',
  title: 'Sort lines',
  summary: 'Sorts the lines of a text and removes empty ones.',
  layout: 'text',
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', title: 'Text', 'x-multiline': true, maxLength: 100_000 },
      descending: { type: 'boolean', title: 'Descending', default: false },
    },
    required: ['text'],
  },
  output: {
    kind: 'json',
    types: ['application/json'],
    schema: {
      type: 'object',
      properties: {
        text: { type: 'string', title: 'Sorted lines', 'x-multiline': true, 'x-code': true },
        lines: { type: 'integer', title: 'Lines' },
        changed: { type: 'boolean', title: 'Order changed' },
      },
      required: ['text', 'lines', 'changed'],
      examples: [{ text: 'a\nb', lines: 2, changed: true }],
    },
  },
  errors: [
    { code: 'tab', text: 'The line has a tab. Replace it with {{count}} spaces.' },
    { code: 'tooMany', text: 'The text has {{count}} lines. At most {{limit}} are sorted.' },
  ],
  notes: [{ code: 'emptyLines', text: '{{count}} empty lines were removed.' }],
  examples: [{ name: 'Fruit', input: { text: 'pear\napple\nplum' } }],
};

export const sortLines: Kernel = ({ text, descending }) => {
  const given = String(text);
  const tab = given.indexOf('\t');
  if (tab >= 0)
    throw new InputFault('tab', { pointer: '/text', values: { count: 2 }, in: { text: given, offset: tab } });
  const all = given.split('\n');
  const lines = all.filter((line) => line.trim() !== '');
  const sorted = lines.toSorted();
  if (descending === true) sorted.reverse();
  const empty = all.length - lines.length;
  return {
    text: sorted.join('\n'),
    lines: lines.length,
    changed: sorted.join('\n') !== lines.join('\n'),
    notes: empty === 0 ? [] : [{ code: 'emptyLines', values: { count: empty } }],
  };
};

export const countsApi: Api = {
  ...inBrowser,
  path: 'convert/counts',
  subject: 'text',
  title: 'Count words',
  summary: 'Characters, words and lines of a text.',
  layout: 'values',
  input: {
    type: 'object',
    properties: { text: { type: 'string', title: 'Text', 'x-multiline': true } },
    required: ['text'],
  },
  output: {
    kind: 'json',
    types: ['application/json'],
    schema: {
      type: 'object',
      properties: {
        characters: { type: 'integer', title: 'Characters' },
        isAscii: { type: 'boolean', title: 'Only ASCII' },
        words: { type: 'array', title: 'Words', items: { type: 'string' } },
        longest: {
          type: 'object',
          title: 'Longest word',
          properties: {
            word: { type: 'string', title: 'Word', 'x-code': true },
            length: { type: 'integer', title: 'Length' },
          },
        },
        lines: {
          type: 'array',
          title: 'Lines',
          items: {
            type: 'object',
            properties: {
              line: { type: 'integer', title: 'Line' },
              words: { type: 'integer', title: 'Number of words' },
            },
          },
        },
      },
      examples: [{ characters: 5, isAscii: true, words: ['hello'], longest: { word: 'hello', length: 5 }, lines: [] }],
    },
  },
  examples: [{ name: 'A sentence', input: { text: 'We sort\nthe words' } }],
};

export const countWords: Kernel = ({ text }) => {
  const given = String(text);
  const wordsIn = (part: string) => part.split(/\s+/).filter((word) => word !== '');
  const words = wordsIn(given);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return {
    characters: Array.from(given).length,
    isAscii: Array.from(given).every((letter) => (letter.codePointAt(0) ?? 0) < 128),
    words,
    longest: { word: longest, length: longest.length },
    lines: given.split('\n').map((line, index) => ({ line: index + 1, words: wordsIn(line).length })),
  };
};

export const pictureApi: Api = {
  ...inBrowser,
  path: 'photoeditor/trim',
  area: 'photoeditor',
  subject: 'format',
  title: 'Trim metadata',
  summary: 'Removes comments from an SVG picture.',
  layout: 'picture',
  methods: ['POST'],
  input: {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', title: 'Picture', 'x-accept': ['image/svg+xml'] } },
    required: ['file'],
  },
  output: { kind: 'raw', types: ['image/svg+xml'] },
  examples: [],
};

/** Twice as large as what is left of it. */
export function commentedDrawing(): File {
  const comment = `<!--${'x'.repeat(drawing.size - '<!---->'.length)}-->`;
  return new File([drawing, comment], 'drawing.svg', { type: drawing.type });
}

export const trimComments: Kernel = ({ file }) => {
  const { name, type, bytes } = file as { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
  const text = new TextDecoder().decode(bytes).replaceAll(/<!--.*?-->/g, '');
  return { name, type, bytes: new TextEncoder().encode(text) };
};
