import { expect, test } from 'vitest';
import { addUp } from './matrix-results.ts';

test('a run is the sum of its stories', () => {
  const lines = [
    '{"id":"components-actions-button--default","assertions":2,"axeRulesPassed":15,"axeViolations":0,"axeExempt":[],"tabStops":1}',
    '{"id":"components-data-table--default","assertions":5,"axeRulesPassed":20,"axeViolations":1,"axeExempt":["region","inside frames"],"tabStops":3}',
    '{"id":"components-tabs--pointer","failure":"expected 1 to be 2"}',
    '',
  ].join('\n');
  const facts = { run: 'dark-rtl', at: '2026-11-22T12:53:38.129Z', commit: 'abc1234', sources: '0123456789abcdef' };
  expect(addUp({ ...facts, failed: 1 }, lines)).toEqual({
    ...facts,
    stories: 2,
    failed: 1,
    failures: [['components-tabs--pointer', 'expected 1 to be 2']],
    assertions: 7,
    axeRulesPassed: 35,
    axeViolations: 1,
    axeExempt: [['components-data-table--default', 'region, inside frames']],
    tabStops: 4,
    components: {
      'components-actions-button': { stories: 1, failed: 0, axeRulesPassed: 15, axeViolations: 0, tabStops: 1 },
      'components-data-table': { stories: 1, failed: 0, axeRulesPassed: 20, axeViolations: 1, tabStops: 3 },
    },
  });
});
