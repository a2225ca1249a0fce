// in packages/features/hub/src
import { expect, test } from 'vitest';

test.each([1])('%d lets everyone in', (one) => {
  expect(one).toBe(1);
});
