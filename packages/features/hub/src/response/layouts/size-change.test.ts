import { expect, test } from 'vitest';
import { sizeChange } from './size-change.ts';

test.each([
  [1000, 250, { is: 'smaller', share: 0.75 }],
  [1000, 1500, { is: 'larger', share: 0.5 }],
  [1000, 1000, { is: 'sameSize', share: 0 }],
  [1000, 998, { is: 'sameSize', share: 0.002 }],
  [0, 10, null],
])('from %i to %i bytes', (before, after, expected) => {
  expect(sizeChange(before, after)).toEqual(expected);
});
