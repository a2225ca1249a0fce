import { expect, test } from 'vitest';
import { flakyLine, flakyLinesIn } from './flaky.ts';

test('finds the tests that passed only the second time in what a stage printed', () => {
  const line = flakyLine('e2e/modules/kanban.e2e.ts > moves a card');
  expect(line).toBe('Failed first, then passed: e2e/modules/kanban.e2e.ts > moves a card');
  expect(flakyLinesIn(`··x·\n${line}\n334 passed, 0 failed\n`)).toEqual([line]);
  expect(flakyLinesIn('335 passed, 0 failed\n')).toEqual([]);
});
