import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test.for([
  ['<p>Hello <b>Noor</b>,</p><p>see you &amp; Sam</p>', 'Hello Noor , see you & Sam'],
  ['<p>Yes.</p><blockquote><p>Are you coming?</p></blockquote>', 'Yes.'],
  ['<style>p { color: red }</style><p>Text</p>', 'Text'],
  ['', ''],
  [`<p>${'word '.repeat(40)}</p>`, `${'word '.repeat(32).trim()}…`],
] as const)('shortens %s', ([html, excerpt]) => {
  expect(excerptOf(html)).toBe(excerpt);
});
