import { expect, it } from 'vitest';
import { checksOfStory, checksOfVariant, componentChecks } from './checks-of-run.ts';

const english = { isDark: false, isForced: false, direction: 'ltr', language: 'en' };

it.each([
  ['components-actions-button--default', english, ['light']],
  ['components-actions-button--default', { ...english, isDark: true }, ['dark']],
  [
    'components-actions-button--keyboard',
    { ...english, isDark: true, direction: 'rtl', language: 'ar' },
    ['dark', 'rightToLeft', 'arabic', 'keyboard'],
  ],
  ['screens-scrapers-editor--picking-by-pointer', { ...english, language: 'fr' }, ['light', 'french', 'pointer']],
  ['components-inputs-slider--touch', english, ['light', 'pointer']],
  ['components-actions-button--forced-colors', { ...english, isForced: true }, ['forcedColors']],
  ['screens-shop-list--phone-window', { ...english, language: 'zh-CN' }, ['light', 'chinese', 'phone']],
  ['components-data-tree--long-words', english, ['light', 'longWords']],
  // The page of that name, not a story about keyboards.
  ['components-inputs-keyboard--default', english, ['light']],
])('%s checks what its page was like, and what its name says', (id, page, checks) => {
  expect(checksOfStory(id, page)).toEqual(checks);
});

it('counts the Arabic variant as right to left too', () => {
  expect(checksOfVariant('arabic')).toEqual(['rightToLeft', 'arabic']);
  expect(checksOfVariant('fullMotion')).toEqual(['fullMotion']);
});

it('shows on pages of components only what is checked of components', () => {
  expect(componentChecks).toEqual([
    'light',
    'dark',
    'rightToLeft',
    'longWords',
    'forcedColors',
    'fullMotion',
    'focusLight',
    'focusDark',
    'keyboard',
    'pointer',
    'docsPage',
  ]);
});
