import { expect, test } from 'vitest';
import { isReadable } from './readable.ts';

test.each([
  ['a page of prose', 'Some *words* and a [link](https://example.com), _again_.\n\n'.repeat(500)],
  ['code with many marks', `\`\`\`json\n${'  "a*b_c": ["**"],\n'.repeat(2000)}\`\`\`\n\nDone.`],
  ['a long table', `| a | b |\n|---|---|\n${'| **a** | [b](c) |\n'.repeat(2000)}`],
  ['a nested list', Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['a quote in a quote', '> > > x'],
  ['a blank to fill in', `Name: ${'_'.repeat(80)}`],
])('%s is read', (_what, source) => {
  expect(isReadable(source)).toBe(true);
});

test.each([
  ['more than 100,000 signs', 'x '.repeat(50_001)],
  ['quotes in quotes in quotes', `${'>'.repeat(33)} x`],
  ['lists in lists in lists', `${'- '.repeat(33)}x`],
  ['a run of marks', `${'*'.repeat(401)}x`],
  ['marks that never close', '*a '.repeat(401)],
  ['the same, over many lines', '*a\n'.repeat(401)],
  ['pictures in pictures', `${'!['.repeat(401)}${'](a)'.repeat(401)}`],
  ['marks after what only looks like a fence', `\`\`\` \` \n${'*a '.repeat(401)}`],
  ['marks after a fence that has ended', `\`\`\`\nx\n\`\`\`\n${'*a '.repeat(401)}`],
  ['marks in what only looks like a table', `| a | b |\n|---|\n${'| *a\n'.repeat(401)}`],
])('%s is shown as it was typed', (_what, source) => {
  expect(isReadable(source)).toBe(false);
});
