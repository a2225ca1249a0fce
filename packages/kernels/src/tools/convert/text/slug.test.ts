import { describe, expect, it } from 'vitest';
import slug from './slug.ts';

const usual = { separator: '-', lowercase: true, unicode: false, lengthMax: 0, locale: 'en' } as const;
const slugOf = (text: string, options: Partial<Parameters<typeof slug>[0]> = {}) =>
  slug({ ...usual, ...options, text }).text;

describe('transliteration', () => {
  it.each([
    ['  Hello, World!  ', 'hello-world'],
    ['Crème brûlée & café', 'creme-brulee-cafe'],
    ["don't", 'dont'],
    ['Straße in Łódź', 'strasse-in-lodz'],
    ['İstanbul ılık', 'istanbul-ilik'],
    ['Привет, мир', 'privet-mir'],
    ['Ελληνική γλώσσα', 'elliniki-glossa'],
    ['北京大学2024', 'bei-jing-da-xue-2024'],
    ['ﬁne １２ Ⅳ', 'fine-12-iv'],
    ['🌱', 'seedling'],
    ['a_b--c', 'a-b-c'],
    ['e\u0301te\u0301', 'ete'],
    ['', ''],
  ])('%s', (text, expected) => expect(slugOf(text)).toBe(expected));

  it.each([
    ['de', 'Über Öl & Käse', 'ueber-oel-kaese'],
    ['da', 'Århus på Ærø', 'aarhus-paa-aeroe'],
    ['nb-NO', 'Ål', 'aal'],
    ['fr', 'L’été d’Émile', 'l-ete-d-emile'],
    ['tr', 'IŞIK', 'isik'],
  ])('in %s: %s', (locale, text, expected) => expect(slugOf(text, { locale })).toBe(expected));

  it('notes what the letters do not say', () => {
    expect(slug({ ...usual, text: 'مرحبا' })).toEqual({ text: 'mrhba', notes: [{ code: 'no_vowels' }] });
    expect(slug({ ...usual, text: '重庆' })).toEqual({ text: 'zhong-qing', notes: [{ code: 'usual_reading' }] });
  });
});

describe('options', () => {
  it('keep letters of every script', () => {
    expect(slug({ ...usual, unicode: true, text: 'Привет, 北京! مرحبا بك ｆｕｌｌ' })).toEqual({
      text: 'привет-北京-مرحبا-بك-full',
      notes: [],
    });
  });

  it('keep upper case, and separate with _', () => {
    expect(slugOf('Hello World', { lowercase: false, separator: '_' })).toBe('Hello_World');
  });

  it.each([
    [10, 'one-two'],
    [13, 'one-two-three'],
    [2, 'on'],
  ])('limit the length to %i by whole words', (lengthMax, expected) => {
    expect(slugOf('one two three', { lengthMax })).toBe(expected);
  });

  it('make one slug for each line, and note a line without letters', () => {
    expect(slug({ ...usual, text: 'One\n\n!!!\nTwo' })).toEqual({
      text: 'one\n\n\ntwo',
      notes: [{ code: 'empty_slug', values: { line: 3 } }],
    });
  });

  it('reject a language that is none', () => {
    expect(() => slugOf('a', { locale: 'en-x' })).toThrow(expect.objectContaining({ code: 'bad_locale' }));
  });
});
