import { expect, test } from 'vitest';
import { neededStyles } from './needed-styles.ts';

const html = '<main class="page a1"><p class="text" style="color:var(--tone)"></p></main>';

test.each([
  ['a rule for a class that the page has', '.text{margin:0}', '.text{margin:0}'],
  ['none for a class that it has not', '.other{margin:0}.text .other{margin:0}', ''],
  ['of a list what can match', '.other,.text{margin:0}', '.text{margin:0}'],
  [
    'choices of people, which no page names',
    '.dark .text{margin:0}html[data-layout=horizontal] .a1{margin:0}',
    '.dark .text{margin:0}html[data-layout=horizontal] .a1{margin:0}',
  ],
  [
    'what need not match',
    '.text:not(.other){margin:0}:is(.other,.text) p{margin:0}',
    '.text:not(.other){margin:0}:is(.other,.text) p{margin:0}',
  ],
  [
    'rules within conditions, and no empty ones',
    '@media print{.text{margin:0}.other{margin:0}}@media screen{.other{margin:0}}',
    '@media print{.text{margin:0}}',
  ],
  [
    'steps of a motion',
    '@keyframes turn{0%{rotate:0deg}to{rotate:90deg}}.text{animation:turn 1s}',
    '@keyframes turn{0%{rotate:0deg}to{rotate:90deg}}.text{animation:turn 1s}',
  ],
  [
    'variables that are read, by a rule, by another variable or in the page',
    ':root{--space:1px;--half:calc(var(--space) / 2);--tone:red;--gone:1;--only:var(--gone)}.text{margin:var(--half)}',
    ':root{--space:1px;--half:calc(var(--space) / 2);--tone:red}.text{margin:var(--half)}',
  ],
  [
    'faces as they are',
    '@font-face{font-family:Ours;src:local(Arial)}',
    '@font-face{font-family:Ours;src:local(Arial)}',
  ],
])('keeps %s', (_, css, kept) => {
  expect(neededStyles(css, html)).toBe(kept);
});
