import { describe, expect, it } from 'vitest';
import sentiment from './sentiment.ts';

/** Examples of the README of vaderSentiment, with their compound scores. */
const examples = [
  ['VADER is smart, handsome, and funny.', 0.8316],
  ['VADER is smart, handsome, and funny!', 0.8439],
  ['VADER is very smart, handsome, and funny.', 0.8545],
  ['VADER is VERY SMART, handsome, and FUNNY.', 0.9227],
  ['VADER is VERY SMART, handsome, and FUNNY!!!', 0.9342],
  ['VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', 0.9469],
  ['VADER is not smart, handsome, nor funny.', -0.7424],
  ['The book was good.', 0.4404],
  ["At least it isn't a horrible book.", 0.431],
  ['The book was only kind of good.', 0.3832],
  ['The plot was good, but the characters are uncompelling and the dialog is not great.', -0.7042],
  ['Today SUX!', -0.5461],
  ['Make sure you :) or :D today!', 0.8633],
] as const;

describe('Sentiment', () => {
  it('has the examples', () => {
    expect(examples).toHaveLength(13);
  });

  it.each(examples)('of “%s” is %d', async (text, compound) => {
    expect((await sentiment({ text, lang: 'en' })).compound).toBe(compound);
  });

  it('scores each sentence and their mean', async () => {
    expect(await sentiment({ text: 'The book was good. Today SUX! It has pages.', lang: 'en' })).toMatchObject({
      label: 'neutral',
      compound: -0.0352,
      sentences: [
        { position: 1, offset: 0, label: 'positive', compound: 0.4404, text: 'The book was good.' },
        { position: 2, offset: 19, label: 'negative', compound: -0.5461, text: 'Today SUX!' },
        {
          position: 3,
          offset: 30,
          label: 'neutral',
          compound: 0,
          positive: 0,
          neutral: 1,
          negative: 0,
          text: 'It has pages.',
        },
      ],
      notes: [],
    });
  });

  it('accepts English and doubtful texts only', async () => {
    expect((await sentiment({ text: 'The weather is very good today.', lang: 'auto' })).notes).toEqual([]);
    expect((await sentiment({ text: 'lol 🙂', lang: 'auto' })).notes).toEqual([
      { code: 'english_assumed', pointer: '/lang' },
    ]);
    await expect(sentiment({ text: 'Je suis très content de cette belle journée.', lang: 'auto' })).rejects.toThrow(
      expect.objectContaining({ code: 'not_english', pointer: '/text', values: { lang: 'fr' } }),
    );
    expect((await sentiment({ text: 'Je suis très content de cette belle journée.', lang: 'en' })).label).toBe(
      'neutral',
    );
  });

  it('rejects texts without sentences and with too many', async () => {
    await expect(sentiment({ text: '\n', lang: 'en' })).rejects.toThrow('no_sentences at /text');
    await expect(sentiment({ text: 'No.\n'.repeat(5001), lang: 'en' })).rejects.toThrow('too_many_sentences at /text');
  });
});
