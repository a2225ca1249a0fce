import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import splitText from './split-text.ts';

type Input = Parameters<typeof splitText>[0];
const of = (text: string, more: Partial<Input> = {}) =>
  splitText({ text, by: 'sentences', unit: 'characters', size: 1, overlap: 0, ...more });
const texts = (text: string, more: Partial<Input> = {}) => of(text, more).parts.map((part) => part.text);

describe('sentences', () => {
  it('have their place', () => {
    expect(of('Hello 🌱. How are you?')).toEqual({
      count: 2,
      parts: [
        { position: 1, offset: 0, length: 9, text: 'Hello 🌱.' },
        { position: 2, offset: 10, length: 12, text: 'How are you?' },
      ],
      notes: [],
    });
  });

  it.each([
    ['Dr. Smith went home. He slept!', ['Dr. Smith went home.', 'He slept!']],
    ['M. Dupont et Mme. Durand sont là. Bien.', ['M. Dupont et Mme. Durand sont là.', 'Bien.']],
    ['J. R. R. Tolkien wrote. Pi is 3.14. OK?', ['J. R. R. Tolkien wrote.', 'Pi is 3.14.', 'OK?']],
    ['“Is it?” Yes…', ['“Is it?”', 'Yes…']],
    ['今天天气很好。我们走吧！', ['今天天气很好。', '我们走吧！']],
    ['كيف حالك؟ أنا بخير.', ['كيف حالك؟', 'أنا بخير.']],
    ['Title\nA line. Next', ['Title', 'A line.', 'Next']],
    [' \n ', []],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('come in groups with overlap', () => {
    expect(texts('A1. B2. C3. D4. E5.', { size: 2 })).toEqual(['A1. B2.', 'C3. D4.', 'E5.']);
    expect(texts('A1. B2. C3. D4. E5.', { size: 3, overlap: 1 })).toEqual(['A1. B2. C3.', 'C3. D4. E5.']);
  });
});

describe('other units', () => {
  it('are words', () => {
    expect(texts('Don’t stop, 3.14!', { by: 'words' })).toEqual(['Don’t', 'stop', '3.14']);
    expect(texts('今天天气很好。', { by: 'words', lang: 'zh' })).toEqual(['今天', '天气', '很好']);
    expect(texts('one two three four five', { by: 'words', size: 3, overlap: 1 })).toEqual([
      'one two three',
      'three four five',
    ]);
  });

  it('are characters', () => {
    expect(texts('e\u0301👩‍👩‍👧‍👦🇫🇷x', { by: 'characters' })).toEqual(['e\u0301', '👩‍👩‍👧‍👦', '🇫🇷', 'x']);
    expect(texts('abcdefg', { by: 'characters', size: 3, overlap: 1 })).toEqual(['abc', 'cde', 'efg']);
  });

  it('are paragraphs', () => {
    expect(texts('a\nb\n\n c \r\n \r\nd\n\n\n\ne', { by: 'paragraphs' })).toEqual(['a\nb', 'c', 'd', 'e']);
    expect(of('a\n\nb', { by: 'paragraphs' }).parts[1]).toMatchObject({ offset: 3 });
  });
});

describe('chunks', () => {
  it('have whole sentences', () => {
    const text = 'First sentence here. Second one. Third one. A fourth sentence.';
    expect(texts(text, { by: 'chunks', size: 45 })).toEqual([
      'First sentence here. Second one. Third one.',
      'A fourth sentence.',
    ]);
    expect(texts(text, { by: 'chunks', size: 45, overlap: 15 })).toEqual([
      'First sentence here. Second one. Third one.',
      'Third one. A fourth sentence.',
    ]);
    expect(texts(text, { by: 'chunks', size: 1000 })).toEqual([text]);
  });

  it('count words if wanted', () => {
    const text = 'First sentence here. Second one. Third one. A fourth sentence of six words.';
    expect(texts(text, { by: 'chunks', unit: 'words', size: 5 })).toEqual([
      'First sentence here. Second one.',
      'Third one. A fourth sentence',
      'of six words.',
    ]);
    expect(texts(text, { by: 'chunks', unit: 'words', size: 8, overlap: 2 })).toEqual([
      'First sentence here. Second one. Third one.',
      'Third one. A fourth sentence of six words.',
    ]);
    expect(texts('今天天气很好。我们走吧。', { by: 'chunks', unit: 'words', size: 4, lang: 'zh' })).toEqual([
      '今天天气很好。',
      '我们走吧。',
    ]);
  });

  it('cut sentences that are too long', () => {
    const { parts, notes } = of('One two three four. Incomprehensibilities.', { by: 'chunks', size: 10 });
    expect(parts.map((part) => part.text)).toEqual(['One two', 'three', 'four.', 'Incomprehe', 'nsibilitie', 's.']);
    expect(notes).toEqual([{ code: 'sentence_cut', pointer: '/parts' }]);
  });

  it('are never longer, are where they say, and lose nothing but space', () => {
    const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('word', 'a', 'Longerword', '. ', '! ', ' ', '\n', '👩‍👩‍👧', 'é', '。'), { maxLength: 60 }),
        fc.integer({ min: 2, max: 30 }),
        fc.nat({ max: 10 }),
        (pieces, size, overlap) => {
          const text = pieces.join('');
          const { parts } = of(text, { by: 'chunks', size, overlap: Math.min(overlap, size - 1) });
          const seen = new Set<number>();
          for (const part of parts) {
            expect(Array.from(characters.segment(part.text)).length).toBeLessThanOrEqual(size);
            expect(text.slice(part.offset, part.offset + part.length)).toBe(part.text);
            for (let at = part.offset; at < part.offset + part.length; at += 1) seen.add(at);
          }
          const lost = Array.from({ length: text.length }, (_, at) => at).filter((at) => !seen.has(at));
          expect(lost.filter((at) => !/\s/.test(text[at] ?? ''))).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('errors', () => {
  it.each([
    [{ overlap: 1 }, 'overlap_too_large at /overlap'],
    [{ lang: 'not a tag' }, 'unknown_language at /lang'],
  ])('%j', (more, message) => {
    expect(() => of('A.', more)).toThrow(message);
  });

  it('too many parts', () => {
    expect(() => of('a'.repeat(50_001), { by: 'characters' })).toThrow(
      expect.objectContaining({ code: 'too_many_parts', pointer: '/size', values: { count: 50_001, limit: 50_000 } }),
    );
  });
});
