import { expect, test } from 'vitest';
import { sumByComponent } from './component-results.ts';

test('a component has the sums of its stories, and the number of those that failed', () => {
  const story = (id: string, tabStops: number) => ({ id, axeRulesPassed: 10, axeViolations: 0, tabStops });
  expect(
    sumByComponent([
      story('components-data-table--default', 3),
      { id: 'components-data-table--keyboard', failure: 'expected 1 to be 2' },
      story('components-actions-button--default', 1),
      story('components-data-table--pointer', 2),
      story('screens-keys-list--success', 9),
    ]),
  ).toEqual({
    'components-actions-button': { stories: 1, failed: 0, axeRulesPassed: 10, axeViolations: 0, tabStops: 1 },
    'components-data-table': { stories: 2, failed: 1, axeRulesPassed: 20, axeViolations: 0, tabStops: 5 },
  });
});
