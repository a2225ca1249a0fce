import { describe, expect, it } from 'vitest';
import { bylineShape, currencyShape, shapeOfTexts } from './values.ts';

const number = (locale: string) => ({ type: 'number', transforms: [{ 'parse-number': { locale } }] });
const integer = (locale: string) => ({ type: 'integer', transforms: [{ 'parse-number': { locale } }] });
const date = (format: string, locale: string) => ({
  type: 'date',
  transforms: [{ 'parse-date': { format, zone: 'UTC', locale } }],
});
const text = { type: 'string', transforms: [] };

describe('texts get the type that all of them have', () => {
  it.each([
    ['pounds', ['£51.77', '£1,053.74'], 'en', number('en')],
    ['euros as Germans write them', ['1.249,00 €', '129,00 €'], 'de', number('de')],
    ['euros on a page that names no language', ['1.249,00 €', '3,50 €'], null, number('de')],
    ['groups parted by spaces', ['1 234,56 zł', '12,00 zł'], 'pl', number('pl')],
    ['Swiss francs', ["CHF 1'250.00", 'CHF 90.50'], 'de', number('de-CH')],
    ['Arabic digits', ['٤٬٥٠٠ ر.س', '٩٠٠ ر.س'], 'ar', number('ar-EG')],
    ['rates below one', ['1,0871', '0,6132'], null, number('de')],
    ['thousands in English', ['1,204', '48,112'], 'en', integer('en')],
    ['thousands in German', ['1.204', '48.112'], 'de', integer('de')],
    ['plain numbers', ['12', '7'], 'en', { type: 'integer', transforms: [] }],
    ['numbers with a point', ['12.5', '7.0'], 'en', { type: 'number', transforms: [] }],
    ['machine dates', ['2026-11-20', '2026-11-20T10:00:00Z'], 'en', { type: 'date', transforms: [] }],
    ['mail dates', ['Thu, 19 Nov 2026 21:10:00 GMT'], 'en', { type: 'date', transforms: [] }],
    ['written dates', ['12 Nov 2026', '9 Nov 2026'], 'en', date('d MMM yyyy', 'en')],
    ['dates with a day above 12', ['20/11/2026', '01/02/2026'], 'en', date('d/M/yyyy', 'en')],
    ['dates that two orders read differently', ['03/11/2026', '01/02/2026'], 'en', text],
    ['Chinese dates', ['2026年11月20日'], 'zh-CN', date('yyyy年M月d日', 'zh-CN')],
    ['addresses', ['https://x.example/a', 'https://x.example/b'], 'en', { type: 'url', transforms: [] }],
    ['times ago', ['3 hours ago', 'yesterday'], 'en', text],
    ['words', ['In stock', 'Sold out'], 'en', text],
    ['nothing', ['', ''], 'en', text],
    [
      'counts in brackets',
      ['(3)', '(1,204)'],
      'en',
      { type: 'integer', transforms: [{ regex: '[^()]+' }, { 'parse-number': { locale: 'en' } }] },
    ],
    ['negative numbers in brackets', ['(3)', '12'], 'en', integer('en')],
    ['counts with their noun', ['3 comments', '1 comment'], 'en', integer('en')],
    ['Chinese counts', ['12条评论', '3条评论'], 'zh', integer('en')],
    ['measures', ['4 bowls', '2 bowls'], 'en', text],
  ])('%s', (_, texts, language, shape) => {
    expect(shapeOfTexts(texts, language)).toEqual(shape);
  });
});

it.each([
  ['one sign', ['£5', '£7.50'], '\\p{Sc}'],
  ['codes', ['EUR 5', '7 USD'], '[A-Z]{3}'],
  ['signs with letters', ['US$5', '7 zł'], 'US\\$|zł'],
  ['most of them prices', ['£5', '£6', '£7', 'free'], '\\p{Sc}'],
])('the currency of prices is a field of its own: %s', (_, texts, regex) => {
  expect(currencyShape(texts)).toEqual({ type: 'string', transforms: [{ regex }] });
});

it.each([
  ['by Ann Lee', false, true],
  ['By: Ann', false, true],
  ['by 2026', false, false],
  ['von Ann', false, false],
  ['von Ann', true, true],
  ['作者：张丽', false, true],
  ['Byron', true, false],
])('the author of "%s" (named as one: %s) has a prefix: %s', (text1, isAuthor, isByline) => {
  expect(bylineShape([text1], isAuthor) !== null).toBe(isByline);
});

it('numbers without a currency have none', () => {
  expect([currencyShape(['12', '13']), currencyShape([]), currencyShape(['£5', 'a', 'b'])]).toEqual([null, null, null]);
});
