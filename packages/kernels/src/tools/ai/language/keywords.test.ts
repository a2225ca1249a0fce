import { describe, expect, it } from 'vitest';
import keywords from './keywords.ts';
import { stopWordLanguages, stopWordsOf } from './text/stop-words.ts';

/** The example of Rose et al., 2010. */
const abstract =
  'Compatibility of systems of linear constraints over the set of natural numbers. Criteria of compatibility of a system of linear Diophantine equations, strict inequations, and nonstrict inequations are considered. Upper bounds for components of a minimal set of solutions and algorithms of construction of minimal generating sets of solutions for all types of systems are given. These criteria and the corresponding algorithms for constructing a minimal supporting set of solutions can be used in solving all the considered types of systems and systems of mixed types.';

describe('Keywords', () => {
  it('has the scores of the RAKE article', async () => {
    const { keywords: found } = await keywords({ text: abstract, count: 9, words: 5, lang: 'en' });
    expect(found.map(({ text, score }) => [text, Math.round(score * 10) / 10])).toEqual([
      ['minimal generating sets', 8.7],
      ['linear Diophantine equations', 8.5],
      ['minimal supporting set', 7.7],
      ['minimal set', 4.7],
      ['linear constraints', 4.5],
      ['natural numbers', 4],
      ['strict inequations', 4],
      ['nonstrict inequations', 4],
      ['Upper bounds', 4],
    ]);
    expect(found[0]).toEqual({
      text: 'minimal generating sets',
      score: 8.667,
      count: 1,
      offset: abstract.indexOf('minimal generating'),
    });
  });

  it('counts words and phrases', async () => {
    const { words, keywords: found } = await keywords({
      text: 'Green tea. Black tea? green  TEA!',
      count: 5,
      words: 3,
      lang: 'en',
    });
    expect(words).toEqual([
      { word: 'tea', count: 3 },
      { word: 'green', count: 2 },
      { word: 'black', count: 1 },
    ]);
    expect(found).toEqual([
      { text: 'Green tea', score: 4, count: 2, offset: 0 },
      { text: 'Black tea', score: 4, count: 1, offset: 11 },
    ]);
  });

  it('leaves out phrases with more words', async () => {
    const { keywords: found } = await keywords({
      text: 'big red wooden doors and small windows',
      count: 5,
      words: 2,
      lang: 'en',
    });
    expect(found.map(({ text }) => text)).toEqual(['small windows']);
  });

  it('separates what is elided in French', async () => {
    const { keywords: found, lang } = await keywords({
      text: 'L’eau potable est rare dans les régions d’Afrique.',
      count: 9,
      words: 3,
      lang: 'auto',
    });
    expect(lang).toBe('fr');
    expect(found.map(({ text, offset }) => [text, offset])).toEqual([
      ['eau potable', 2],
      ['rare', 18],
      ['régions', 32],
      ['Afrique', 42],
    ]);
  });

  it('joins Chinese words and reads Arabic', async () => {
    const texts = async (text: string) =>
      (await keywords({ text, count: 2, words: 3, lang: 'auto' })).keywords.map((each) => each.text);
    expect(await texts('人工智能是计算机科学的一个分支。人工智能的研究包括机器人。')).toEqual([
      '计算机科学',
      '人工智能',
    ]);
    expect(await texts('الذكاء الاصطناعي في علوم الحاسوب. الذكاء الاصطناعي في الطب.')).toEqual([
      'الذكاء الاصطناعي',
      'علوم الحاسوب',
    ]);
  });

  it('notes languages', async () => {
    const codes = async (text: string) =>
      (await keywords({ text, count: 1, words: 1, lang: 'auto' })).notes.map(({ code }) => code);
    expect(await codes('Bütün insanlar hür ve eşit doğarlar.')).toEqual(['language_detected']);
    expect(await codes('Եկեք խոսենք հայերեն այսօր')).toEqual(['language_detected', 'no_stop_words']);
    expect(await codes('ok')).toEqual(['language_unknown', 'no_stop_words']);
  });

  it('rejects texts without words', async () => {
    await expect(keywords({ text: 'the of and 12', count: 1, words: 1, lang: 'en' })).rejects.toThrow(
      'no_words at /text',
    );
  });
});

it.each(stopWordLanguages)('has stop words of %s', async (lang) => {
  expect((await stopWordsOf(lang)).size).toBeGreaterThan(40);
});
