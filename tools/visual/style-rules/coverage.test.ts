import { expect, test } from 'vitest';
import { coverageOf, linesOf } from './coverage.ts';
import type { StyleRule } from './rules-in-page.ts';

const sourceOf = (name: string) =>
  name.startsWith('button')
    ? 'packages/ui/src/Button.css.ts'
    : name.startsWith('doc')
      ? 'packages/ui/src/story/docs/docs.css.ts'
      : null;
const rule = (selector: string, ...conditions: string[]): StyleRule => ({ selector, conditions });

const all = [
  rule('.button0'),
  rule('.button0[data-hovered]'),
  rule('.button0', '@media (width >= 600px)'),
  rule('.button1'),
  rule('.button0', '@media (forced-colors: active)'),
  rule('.doc0'),
  rule('html'),
];

test('counts the product’s rules by selector and conditions, without media that no picture can have', () => {
  expect(coverageOf(all, [rule('.button0'), rule('.button0', '@media (width >= 600px)')], sourceOf)).toEqual({
    matched: 2,
    total: 4,
    elsewhere: 1,
    unmatched: [['packages/ui/src/Button.css.ts', ['.button0[data-hovered]', '.button1']]],
  });
});

test('a rule that two chunks of the build contain counts once', () => {
  expect(coverageOf([...all, ...all], [rule('.button0')], sourceOf)).toMatchObject({ matched: 1, total: 4 });
});

test('prints the share and the files with the most rules in no picture', () => {
  expect(linesOf(coverageOf(all, [rule('.button0')], sourceOf))).toEqual([
    '1 of 4 CSS rules are in a picture: 25.0 %, at least 90 % is required. 1 more are for forced colours, touch and other media.',
    'In no picture:',
    '  3 in packages/ui/src/Button.css.ts',
  ]);
});
