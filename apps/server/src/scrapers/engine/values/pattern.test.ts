import { describe, expect, it } from 'vitest';
import { compilePattern, PatternError } from './pattern.ts';

function refusal(source: string): string {
  try {
    compilePattern(source);
    return 'was taken';
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return error.message;
  }
}

describe('a pattern', () => {
  it('gives its first group, or else the whole match', () => {
    expect(compilePattern('[0-9.]+').first('£51.77 now')).toEqual({ text: '51.77', start: 1, end: 6 });
    expect(compilePattern('sku: "(\\w+)"').first('a sku: "B7"')).toEqual({ text: 'B7', start: 8, end: 10 });
    expect(compilePattern('(?<year>\\d{4})-\\d+').first('2026-11')).toEqual({ text: '2026', start: 0, end: 4 });
    expect(compilePattern('a|(b)').first('a')).toEqual({ text: null, start: -1, end: -1 });
    expect(compilePattern('x').first('y')).toBeNull();
    expect(compilePattern('\\u00e9\\p{L}').first('éß')).toEqual({ text: 'éß', start: 0, end: 2 });
  });

  it('finds all matches, up to a limit', () => {
    expect(
      compilePattern('\\d')
        .all('1a2b3', 2)
        .map(({ text }) => text),
    ).toEqual(['1', '2']);
    expect(compilePattern('').all('ab', 10)).toHaveLength(3);
  });

  it('can match against the whole text', () => {
    expect([
      compilePattern('a|ab').matches('ab'),
      compilePattern('a').matches('ab'),
      compilePattern('b').finds('ab'),
    ]).toEqual([true, false, true]);
  });

  it('that would take for ever elsewhere takes no time', () => {
    const startedMs = performance.now();
    expect(compilePattern('(a+)+$').first(`${'a'.repeat(50_000)}b`)).toBeNull();
    expect(compilePattern('(x+x+)+y').first('x'.repeat(50_000))).toBeNull();
    expect(compilePattern('^(([a-z])+.)+[A-Z]([a-z])+$').first('a'.repeat(20_000))).toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });

  it('that cannot run in linear time is refused with what to do', () => {
    expect(refusal('(?=a)b')).toBe(
      'Look-ahead and look-behind are not supported, because they cannot run in linear time. Match more text and trim it with a transform.',
    );
    expect(refusal('(?<!a)b')).toBe(
      'Look-ahead and look-behind are not supported, because they cannot run in linear time. Match more text and trim it with a transform.',
    );
    expect(refusal('(a)\\1')).toBe('Back-references are not supported, because they cannot run in linear time.');
    expect(refusal('a++')).toBe(
      'Possessive quantifiers and atomic groups are not supported. Patterns run in linear time without them.',
    );
    expect(refusal('a{1001}')).toBe(
      'A pattern can repeat at most 1000 times. Leave the upper bound open, as in `{2,}`.',
    );
    expect(refusal('((a{10}){15}){10}')).toBe(
      'A pattern can repeat at most 1000 times. Leave the upper bound open, as in `{2,}`.',
    );
  });

  it('that expands from a few characters to hundreds of thousands is rejected before it is compiled', () => {
    const startedMs = performance.now();
    const tooLarge =
      'This pattern is too large: expanded, its repetitions exceed 2,000 characters. Leave the upper bound open, as in `{2,}`.';
    for (const source of [
      '.{0,1000}'.repeat(111),
      `(?:${'a|b?|'.repeat(190)}x){1000}`,
      '(?:(?<a>x)[\\]()]{2}){700}',
      '(\\p{L}{900}|){3}',
      '(?:|){1000}(?:|){1000}(?:|){1000}',
    ])
      expect([source, refusal(source)]).toEqual([source, tooLarge]);
    expect(performance.now() - startedMs).toBeLessThan(2000);
    for (const source of [
      '[\\s\\S]{0,1000}',
      '\\w{1,200}@[a-z.]{1,200}\\.[a-z]{2,10}',
      'a{',
      '\\{9999}',
      '[{1000}{1000}{1000}]{500}',
      'x'.repeat(1000),
    ])
      expect([source, refusal(source)]).toEqual([source, 'was taken']);
  });

  it('that is none is refused with the place', () => {
    expect(refusal('[a')).toBe('Invalid regular expression: missing closing ]: `[a`.');
    expect(refusal('a)')).toBe('Invalid regular expression: unexpected ): `a)`.');
    expect(refusal('('.repeat(1000))).toMatch(/^Invalid regular expression: /);
  });
});
