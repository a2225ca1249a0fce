import { describe, expect, it } from 'vitest';
import { asciiDigits, numberIn } from './number-text.ts';

describe('a number in a text is read', () => {
  it.each<[string, string, number | null]>([
    ['£51.77', 'en', 51.77],
    ['1,234.50', 'en', 1234.5],
    ['1.234', 'en', 1.234],
    ['4.5 out of 5', 'en', 4.5],
    ['.5', 'en', 0.5],
    ['1e3', 'en', 1000],
    ['3-5 days', 'en', 3],
    ['1, 2', 'en', 1],
    ['1.234,50 €', 'de', 1234.5],
    ['12.345.678', 'de', 12_345_678],
    ['1’234.5', 'de-CH', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1\u202f234,5', 'fr', 1234.5],
    ['1,23,456', 'hi', 123_456],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['١٢٣', 'ar', 123],
    ['१२३', 'hi', 123],
    ['２３', 'ja', 23],
    ['nothing', 'en', null],
    ['', 'en', null],
  ])('%s in %s as %s', (text, locale, value) => {
    expect(numberIn(text, locale)).toBe(value);
  });

  it.each<[string, string, number]>([
    ['-5', 'en', -5],
    ['−7 °C', 'en', -7],
    ['-$3', 'en', -3],
    ['(5.25)', 'en', -5.25],
    ['see (5)', 'en', 5],
  ])('with its sign: %s', (text, locale, value) => {
    expect(numberIn(text, locale)).toBe(value);
  });

  it.each<[string, string, number]>([
    ['12K', 'en', 12_000],
    ['1.2M views', 'en', 1_200_000],
    ['3 million', 'en', 3_000_000],
    ['1.5 billion people', 'en', 1_500_000_000],
    ['5 m', 'en', 5],
    ['5 minutes', 'en', 5],
    ['2,5 Mio.', 'de', 2_500_000],
    ['3 milliards', 'fr', 3_000_000_000],
    ['1,2 mil', 'es', 1200],
    ['7,3 тыс.', 'ru', 7300],
    ['3万', 'zh', 30_000],
    ['3億', 'ja', 300_000_000],
    ['٣ مليون', 'ar', 3_000_000],
  ])('with what multiplies it: %s', (text, locale, value) => {
    expect(numberIn(text, locale)).toBe(value);
  });

  it('in the digits of any script', () => {
    expect(asciiDigits('۴۵ ๗ 𝟗 ½')).toBe('45 7 9 ½');
  });
});
