import { describe, expect, it } from 'vitest';
import readability from './readability.ts';
import { formulas } from './readability/formulas.ts';
import { syllablesOf } from './readability/syllables.ts';

const counts = {
  sentences: 10,
  words: 200,
  letters: 900,
  syllables: 300,
  polysyllables: 20,
  monosyllables: 120,
  longWords: 50,
};

describe('formulas', () => {
  it('has them all', () => {
    expect(formulas).toHaveLength(17);
  });

  // Computed by hand for 10 sentences of 20 words, 1.5 syllables and 4.5 letters a word.
  it.each([
    ['Flesch reading ease', 59.635],
    ['Flesch–Kincaid grade level', 9.91],
    ['Gunning fog', 12],
    ['SMOG', 11.208],
    ['Coleman–Liau', 9.18],
    ['ARI', 9.765],
    ['Kandel–Moles', 76.3],
    ['Amstad', 72.25],
    ['Wiener Sachtextformel 1', 5.685],
    ['Fernández Huerta', 96.44],
    ['Szigriszt-Pazos', 93.385],
    ['Gulpease', 59],
    ['Flesch–Douma', 72.74],
    ['Flesch–Martins', 101.635],
    ['Oborneva', 90.685],
    ['LIX', 45],
    ['RIX', 5],
  ])('%s', (name, value) => {
    expect(formulas.find((formula) => formula.name === name)?.value(counts)).toBeCloseTo(value, 3);
  });
});

describe('syllables', () => {
  it.each([
    ['en', { cat: 1, beautiful: 3, readability: 5, table: 2, created: 3, the: 1 }],
    ['fr', { chat: 1, table: 1, gâteaux: 2, mangent: 1, délicieux: 3, le: 1, année: 2, oiseau: 2 }],
    ['de', { Haus: 1, Häuser: 2, Straße: 2, Donaudampfschiff: 4, See: 1, fliegen: 2 }],
    ['es', { casa: 2, día: 2, agua: 2, ciudad: 2, teatro: 3, rey: 1, buey: 1, leer: 2 }],
    ['pt', { casa: 2, pão: 1, saúde: 3, água: 2 }],
    ['nl', { huis: 1, water: 2, nieuw: 1, zeeën: 2 }],
    ['ru', { дом: 1, молоко: 3, её: 2, в: 1 }],
  ])('%s', (lang, words) => {
    expect(Object.fromEntries(Object.keys(words).map((word) => [word, syllablesOf(word, lang)]))).toEqual(words);
  });
});

describe('Readability', () => {
  it('counts and scores English', async () => {
    const { scores, ...rest } = await readability({
      text: 'The cat sat on the mat. It was a very beautiful cat.',
      lang: 'en',
    });
    expect(rest).toMatchObject({
      lang: 'en',
      counts: {
        sentences: 2,
        words: 12,
        letters: 39,
        syllables: 15,
        polysyllables: 1,
        monosyllables: 10,
        longWords: 1,
      },
    });
    expect(scores.map(({ formula, value, scale }) => `${formula} ${value} ${scale}`)).toEqual([
      'Flesch reading ease 95 ease',
      'Flesch–Kincaid grade level 1.5 grade',
      'Gunning fog 5.73 grade',
      'SMOG 7.17 grade',
      'Coleman–Liau -1.62 grade',
      'ARI -3.12 grade',
      'LIX 14.33 index',
      'RIX 0.5 index',
    ]);
  });

  it.each([
    ['fr', ['Kandel–Moles', 'LIX', 'RIX']],
    ['de', ['Amstad', 'Wiener Sachtextformel 1', 'LIX', 'RIX']],
    ['es', ['Fernández Huerta', 'Szigriszt-Pazos', 'LIX', 'RIX']],
    ['it', ['Gulpease', 'LIX', 'RIX']],
    ['nl', ['Flesch–Douma', 'LIX', 'RIX']],
    ['pt', ['Flesch–Martins', 'LIX', 'RIX']],
    ['ru', ['Oborneva', 'LIX', 'RIX']],
    ['sv', ['LIX', 'RIX']],
  ])('has the formulas of %s', async (lang, names) => {
    expect((await readability({ text: 'Abc def.', lang })).scores.map(({ formula }) => formula)).toEqual(names);
  });

  it('has no syllables where no formula uses them', async () => {
    expect((await readability({ text: 'Hej du.', lang: 'sv' })).counts).toMatchObject({
      syllables: null,
      polysyllables: null,
      monosyllables: null,
    });
  });

  it('notes what makes scores doubtful', async () => {
    const codes = async (text: string, lang: string) =>
      (await readability({ text, lang })).notes.map(({ code }) => code);
    expect(await codes('Hello there.', 'en')).toEqual(['syllables_estimated', 'short_text', 'smog_sentences']);
    expect(await codes('Abc de. '.repeat(50), 'en')).toEqual(['syllables_estimated']);
    expect(await codes('Hej du. '.repeat(50), 'sv')).toEqual([]);
    expect(await codes('Tous les êtres humains naissent libres et égaux. '.repeat(20), 'auto')).toEqual([
      'language_detected',
      'syllables_estimated',
    ]);
  });

  it('rejects languages without formulas and texts without words', async () => {
    await expect(readability({ text: '人人生而自由，在尊严和权利上一律平等。', lang: 'auto' })).rejects.toThrow(
      expect.objectContaining({ code: 'no_formula', pointer: '/lang', values: { lang: 'zh' } }),
    );
    await expect(readability({ text: '12 34', lang: 'auto' })).rejects.toThrow('no_formula at /lang');
    await expect(readability({ text: '12 34', lang: 'en' })).rejects.toThrow('no_words at /text');
  });
});
