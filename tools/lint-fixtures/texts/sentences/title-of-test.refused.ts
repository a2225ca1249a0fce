// in packages/features/hub/src
// by words(plain-texts)
import { expect, test } from 'vitest';

test.each([1])('%d lets everybody in', (one) => {
  expect(one).toBe(1);
});
