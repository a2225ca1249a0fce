import { expect, test } from 'vitest';
import { sumByComponent, sumChecks } from './sum-checks.ts';
import type { ResultLine } from './sum-checks.ts';

const lines: readonly ResultLine[] = [
  {
    id: 'components-data-datatable--default',
    checks: [
      { kinds: ['dark', 'rightToLeft'], axeRules: 20 },
      { kinds: ['focusLight'], tabStops: 3 },
      { kinds: ['focusDark'], tabStops: 3 },
      { kinds: ['rightToLeft'], axeRules: 21 },
    ],
    failure: { kinds: ['longWords'], message: 'expected 1 to be 2' },
  },
  { id: 'components-data-datatable-acting-on-rows--keyboard', checks: [{ kinds: ['dark', 'keyboard'], axeRules: 9 }] },
  { id: 'components-actions-button--default', checks: [], failure: { kinds: ['light'], message: 'No button' } },
  { id: 'components-actions-button--docs', checks: [{ kinds: ['docsPage'] }] },
  { id: 'screens-keys-list--success', checks: [{ kinds: ['dark', 'french'], axeRules: 7 }] },
];

test('a kind has the sums of its visits, and a failure counts where it happened', () => {
  expect(sumChecks(lines)).toEqual({
    dark: { passed: 3, failed: 0, axeRules: 36, tabStops: 0 },
    rightToLeft: { passed: 2, failed: 0, axeRules: 41, tabStops: 0 },
    focusLight: { passed: 1, failed: 0, axeRules: 0, tabStops: 3 },
    focusDark: { passed: 1, failed: 0, axeRules: 0, tabStops: 3 },
    longWords: { passed: 0, failed: 1, axeRules: 0, tabStops: 0 },
    keyboard: { passed: 1, failed: 0, axeRules: 9, tabStops: 0 },
    light: { passed: 0, failed: 1, axeRules: 0, tabStops: 0 },
    docsPage: { passed: 1, failed: 0, axeRules: 0, tabStops: 0 },
    french: { passed: 1, failed: 0, axeRules: 7, tabStops: 0 },
  });
});

test('a component has its own, with the stories of its further files; screens are none', () => {
  expect(sumByComponent(lines)).toEqual({
    'components-actions-button': {
      light: { passed: 0, failed: 1, axeRules: 0, tabStops: 0 },
      docsPage: { passed: 1, failed: 0, axeRules: 0, tabStops: 0 },
    },
    'components-data-datatable': {
      dark: { passed: 2, failed: 0, axeRules: 29, tabStops: 0 },
      rightToLeft: { passed: 2, failed: 0, axeRules: 41, tabStops: 0 },
      focusLight: { passed: 1, failed: 0, axeRules: 0, tabStops: 3 },
      focusDark: { passed: 1, failed: 0, axeRules: 0, tabStops: 3 },
      longWords: { passed: 0, failed: 1, axeRules: 0, tabStops: 0 },
      keyboard: { passed: 1, failed: 0, axeRules: 9, tabStops: 0 },
    },
  });
});
