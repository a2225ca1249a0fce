import { describe, expect, it } from 'vitest';
import summarize from './summarize.ts';
import { textRank } from './text/text-rank.ts';

const pets =
  'Cats are small animals. Cats like to sleep. Dogs like to run. Many people like cats and dogs. The weather is fine.';

describe('Summarize', () => {
  it('picks the sentences that share most, in the order of the text', async () => {
    expect(await summarize({ text: pets, count: 2, lang: 'en' })).toEqual({
      text: 'Cats like to sleep. Many people like cats and dogs.',
      lang: 'en',
      total: 5,
      sentences: [
        { position: 2, offset: 24, score: 1.0076, text: 'Cats like to sleep.' },
        { position: 4, offset: 62, score: 1.4546, text: 'Many people like cats and dogs.' },
      ],
      notes: [],
    });
  });

  it('takes a share of the sentences instead', async () => {
    const of = async (share: number) =>
      (await summarize({ text: pets, count: 1, share, lang: 'en' })).sentences.map(({ position }) => position);
    expect([await of(1), await of(40), await of(60)]).toEqual([[4], [2, 4], [1, 2, 4]]);
  });

  it('splits and joins Chinese', async () => {
    const text = '城市图书馆本周开放。图书馆有四万册图书。许多市民参观了图书馆。天气晴朗。';
    expect(await summarize({ text, count: 2, lang: 'auto' })).toMatchObject({
      lang: 'zh',
      total: 4,
      text: '城市图书馆本周开放。图书馆有四万册图书。',
      notes: [{ code: 'language_detected', values: { lang: 'zh' } }],
    });
  });

  it('notes a missing list, an unknown language and a whole text', async () => {
    const codes = async (text: string, lang: string) =>
      (await summarize({ text, count: 3, lang })).notes.map(({ code }) => code);
    expect(await codes(pets, 'en')).toEqual([]);
    expect(await codes('One. Two.', 'en')).toEqual(['whole_text']);
    expect(await codes('1. 2. 3. 4. 5.', 'auto')).toEqual(['language_unknown', 'no_stop_words']);
  });

  it('rejects texts without sentences and with too many', async () => {
    await expect(summarize({ text: ' \n ', count: 1, lang: 'en' })).rejects.toThrow('no_sentences at /text');
    await expect(summarize({ text: 'A word.\n'.repeat(1001), count: 1, lang: 'en' })).rejects.toThrow(
      expect.objectContaining({ code: 'too_many_sentences', values: { count: 1001, limit: 1000 } }),
    );
  });
});

describe('TextRank', () => {
  it('ranks those that share nothing lowest and equal ones alike', () => {
    expect(textRank([['a', 'b'], ['a', 'b'], ['c']]).map((rank) => Math.round(rank * 1000) / 1000)).toEqual([
      1, 1, 0.15,
    ]);
  });

  it('ranks the middle of a star highest', () => {
    const [middle = 0, ...others] = textRank([
      ['a', 'b', 'c'],
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ]);
    expect(Math.round(middle * 1000) / 1000).toBe(1.919);
    expect(others.map((rank) => Math.round(rank * 1000) / 1000)).toEqual([0.694, 0.694, 0.694]);
  });
});
