import { describe, expect, it } from 'vitest';
import { shapeOfTexts } from './values.ts';

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
  ])('%s', (_, texts, language, shape) => {
    expect(shapeOfTexts(texts, language)).toEqual(shape);
  });
});
