import { expect, test } from 'vitest';
import { isColor } from '../../color/is-color.ts';
import { dateInWords } from './known-texts.ts';

test.each(['#fff', '#5d87ff', '#5D87FF80', '#abcd'])('%s is a colour', (text) => {
  expect(isColor(text)).toBe(true);
});

test.each(['', '#', '#ggg', '5d87ff', '#12345', '# fff', 'red'])('%j is no colour', (text) => {
  expect(isColor(text)).toBe(false);
});

test('writes a date as people do', () => {
  expect(dateInWords('2026-11-26', 'en')).toBe('Thursday, November 26, 2026');
  expect(dateInWords('2026-11-26', 'fr')).toBe('jeudi 26 novembre 2026');
  expect(dateInWords('2026-11-26T12:00:00Z', 'en')).toMatch(/^Nov 2[567], 2026, /);
});

test.each(['2026', '2026-13-45', '26.11.2026', '2026-11-26 12:00', 'May', '12:30'])('leaves %j as it is', (text) => {
  expect(dateInWords(text, 'en')).toBeNull();
});
