import { expect, it } from 'vitest';
import { describeRun, rowOf } from './results.ts';

const counts = {
  dark: { passed: 12, failed: 0, axeRules: 1310, tabStops: 0 },
  keyboard: { passed: 3, failed: 1, axeRules: 40, tabStops: 0 },
  focusLight: { passed: 1, failed: 0, axeRules: 0, tabStops: 0 },
  docsPage: { passed: 0, failed: 1, axeRules: 0, tabStops: 0 },
};

it('writes what was checked, what failed, and that something was not run', () => {
  expect(rowOf('dark', counts)).toEqual(['Dark, with axe', '12', '0', '1,310', '']);
  expect(rowOf('keyboard', counts)).toEqual(['Keyboard stories', '3', '1', '40', '']);
  expect(rowOf('docsPage', counts)).toEqual(['Docs page', '0', '1', '', '']);
  expect(rowOf('forcedColors', counts)).toEqual(['Forced colours, with axe', 'not run', '', '', '']);
});

it('shows that a component without a stop of Tab was walked', () => {
  expect(rowOf('focusLight', counts)).toEqual(['Visible focus by Tab, light', '1', '0', '', '0']);
});

it('says when and for what a run was recorded', () => {
  const run = { at: '2026-11-26T10:00:00.000Z', commit: '0a1b2c3', isStale: false, names: [] };
  expect(describeRun(run)).toBe('Recorded on 26 November 2026 at 10:00 UTC at commit 0a1b2c3.');
  expect(describeRun({ ...run, commit: null, names: ['Tabs', 'Menu'] })).toBe(
    'Recorded on 26 November 2026 at 10:00 UTC at an unknown commit, Tabs and Menu only.',
  );
});
