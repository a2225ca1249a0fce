import { expect, test } from 'vitest';
import { sampleRows, sampleText } from './sample-rows.ts';

test('arranges samples in at most three rows, with gaps for missing values', () => {
  expect(
    sampleRows({
      fields: [
        { name: 'a', samples: [1, 2, 3, 4] },
        { name: 'b', samples: ['x'] },
      ],
    }),
  ).toEqual([
    { id: '0', values: { a: 1, b: 'x' } },
    { id: '1', values: { a: 2, b: undefined } },
    { id: '2', values: { a: 3, b: undefined } },
  ]);
  expect(sampleRows({ fields: [] })).toEqual([]);
});

test.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [false, 'false'],
  ['x'.repeat(81), `${'x'.repeat(80)}…`],
  [[{ a: 1 }], '[{"a":1}]'],
])('%j reads %j', (value, text) => {
  expect(sampleText(value)).toBe(text);
});
