import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { type HostileInput, hostileInputs } from '../../../../test/hostile/hostile-data.ts';
import data from './data.ts';
import { formatNames } from '@apiyard/kernels/data-formats/formats';

/** In milliseconds. Takes about 1 s; the margin is for a busy machine. */
const slowMs = 5000;
const context = { signal: new AbortController().signal };

/** Result and duration. Throws what the converter throws. */
function outcomeOf({ from, to, text }: Omit<HostileInput, 'name'>): { outcome: string; ms: number } {
  const startedMs = performance.now();
  const answer = data.run(data.input.parse({ text, from, to }), context);
  const ms = performance.now() - startedMs;
  if (!(answer instanceof Failure))
    return { outcome: (answer as { bytes: number }).bytes <= 20_000_000 ? 'converted' : 'too large', ms };
  const [{ code, line, column } = { code: '' }] = (
    answer.extras as { errors: { code: string; line?: number; column?: number }[] }
  ).errors;
  return { outcome: line === undefined ? code : `${code} ${line}:${column}`, ms };
}

const inputs = hostileInputs(1_000_000);

describe('1 MB of hostile input', () => {
  it.each([
    ['toml: dotted key of 3,000 parts', 'yaml', 'depth 1:401'],
    ['toml: dotted key of 20,000 parts', 'yaml', 'depth 1:401'],
    ['toml: table name of 20,000 parts', 'json', 'depth 1:400'],
    ['toml: dotted key below a table name', 'json', 'depth 2:99'],
    ['toml: dotted key in braces', 'json', 'depth 1:402'],
    ['toml: long hexadecimal number', 'json', 'number 1:3'],
    ['csv: columns in columns, 20,000 levels', 'yaml', 'depth 1:1'],
    ['csv: short rows below many columns', 'json', 'columns 1:1'],
    ['csv: short rows below some columns', 'json', 'cells'],
    ['json: lists in lists', 'yaml', 'depth 1:201'],
    ['json: values at the greatest depth', 'yaml', 'result_size'],
    ['json: lines at the greatest depth', 'yaml', 'result_size'],
    ['toml: many zeros', 'csv', 'columns'],
    ['json: as many rows as columns', 'csv', 'result_size'],
    ['json: long key above many values', 'xml', 'result_size'],
    ['json: long integer', 'toml', 'converted'],
    ['json: long fraction of zeros', 'toml', 'converted'],
    ['json: text of line breaks', 'yaml', 'converted'],
    ['yaml: lists in lists', 'json', 'depth 1:201'],
    ['yaml: laughs', 'json', 'aliases 6:40'],
    ['yaml: laughs in keys', 'json', 'result_size'],
    ['yaml: aliases of aliases', 'json', 'depth 201:10'],
    ['yaml: aliases of a long text', 'json', 'result_size'],
    ['yaml: aliases of a long text as keys', 'json', 'result_size'],
    ['yaml: long hexadecimal number', 'json', 'number 1:1'],
    ['xml: elements in elements', 'json', 'depth 1:603'],
    ['xml: laughs', 'json', 'entities 1:14'],
    ['ndjson: lists in lists', 'json', 'depth 1:201'],
  ])('%s, to %s: %s', (name, to, expected) => {
    const input = inputs.find((candidate) => candidate.name === name && candidate.to === to);
    if (!input) throw new Error(`There is no hostile input "${name}".`);
    const { outcome, ms } = outcomeOf(input);
    expect(outcome).toBe(expected);
    expect(ms).toBeLessThan(slowMs);
  });
});

describe('30 kB of hostile input is converted or rejected with a message, in time', () => {
  it.each(formatNames)(
    'from %s',
    (from) => {
      for (const input of hostileInputs(30_000).filter((candidate) => candidate.from === from)) {
        const { outcome, ms } = outcomeOf(input);
        expect([input.name, input.to, outcome]).toEqual([
          input.name,
          input.to,
          expect.stringMatching(
            /^(?:converted|(?:syntax|depth|aliases|entities|number|columns|cells|result_size)(?: \d+:\d+)?)$/,
          ),
        ]);
        expect([input.name, input.to, ms < slowMs]).toEqual([input.name, input.to, true]);
      }
    },
    60_000,
  );
});

describe('random fragments of a format, repeated', () => {
  const pieces: Record<string, readonly string[]> = {
    json: ['[', ']', '{', '}', '"a":', '"', '\\', '0', ',', '1e9', ' ', '-', '\\u00', 'null'],
    yaml: [
      '[',
      ']',
      '{',
      '}',
      '- ',
      '? ',
      ': ',
      'a',
      '&a ',
      '*a',
      '!t ',
      '<<: *a',
      '|\n',
      '>-\n',
      '\n',
      '  ',
      '"',
      "'",
      '#',
      '---\n',
      '0x',
      '1',
      ',',
      '%',
    ],
    toml: ['[', ']', '{', '}', '[[', ']]', 'a', '.', '=', '"', "'", '"""', '\n', '#', '0x', '1', ',', ' ', '_', '-'],
    xml: [
      '<a>',
      '</a>',
      '<b/>',
      '<a ',
      'k="',
      '"',
      '>',
      '&lt;',
      '&#',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<!DOCTYPE a [',
      ' ',
      'x',
      '\n',
    ],
    csv: ['a', ',', '"', '""', '\n', '.', '\\', ';', '\t', '\r', '=', '0', '1', ' '],
    ndjson: ['{"a":', '}', '[', ']', '\n', '0', ',', '"', ' '],
  };

  it.each(formatNames)('%s is read or rejected with a message', (from) => {
    const part = fc.tuple(
      fc.array(fc.constantFrom(...(pieces[from] ?? [])), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 400 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom(...formatNames), (parts, to) => {
        const text = parts.map(([unit, times]) => unit.join('').repeat(times)).join('');
        const { outcome, ms } = outcomeOf({ from, to, text });
        expect(outcome).not.toBe('too large');
        expect(ms).toBeLessThan(slowMs);
      }),
      { seed: 22, numRuns: 300 },
    );
  });
});
