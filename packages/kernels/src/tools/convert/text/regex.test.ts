import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import regex from './regex.ts';

const usual = { ignoreCase: false, multiline: false, dotAll: false };
type Options = Partial<Parameters<typeof regex>[0]>;
const run = (pattern: string, text: string, options: Options = {}) => regex({ ...usual, ...options, pattern, text });
const parts = (pattern: string, options: Options = {}) =>
  run(pattern, '', options).parts.map(({ pattern: part, depth, code }) => `${'  '.repeat(depth)}${code} ${part}`);

describe('matches', () => {
  it('have groups and places', () => {
    expect(run('(?<year>\\d{4})-(\\d\\d)?', '🌱 2024-05\nx 1999-')).toMatchObject({
      count: 2,
      matches: [
        {
          text: '2024-05',
          start: 3,
          end: 10,
          line: 1,
          column: 3,
          groups: [
            { number: 1, name: 'year', text: '2024', start: 3, end: 7 },
            { number: 2, name: null, text: '05', start: 8, end: 10 },
          ],
        },
        {
          text: '1999-',
          start: 13,
          end: 18,
          line: 2,
          column: 3,
          groups: [
            { number: 1, name: 'year', text: '1999', start: 13, end: 17 },
            { number: 2, name: null, text: null, start: null, end: null },
          ],
        },
      ],
    });
  });

  it.each([
    ['a.c', 'A\nC a\nc', { ignoreCase: true, dotAll: true }, ['A\nC', 'a\nc']],
    ['^b$', 'a\nb\nc', { multiline: true }, ['b']],
    ['\\p{Arabic}+', 'abc مرحبا', {}, ['مرحبا']],
    ['é', 'ÉÉ', { ignoreCase: true }, ['É', 'É']],
    ['', 'ab', {}, ['', '', '']],
    ['x*', 'ax', {}, ['', 'x', '']],
    ['.', '🌱a', {}, ['🌱', 'a']],
  ] as const)('of %s', (pattern, text, options, expected) => {
    expect(run(pattern, text, options).matches.map((match) => match.text)).toEqual(expected);
  });

  it('are at most 1000, with a note', () => {
    const { count, matches, notes } = run('a', 'a'.repeat(1500));
    expect([count, matches.length, notes[0]]).toEqual([
      1500,
      1000,
      { code: 'more_matches', values: { max: 1000 }, pointer: '/matches' },
    ]);
  });

  it('take linear time', () => {
    expect(run('(a*)*b', 'a'.repeat(50_000)).count).toBe(0);
    expect(run('(a|aa)+$', `${'a'.repeat(50_000)}b`).count).toBe(0);
  });
});

describe('replacement', () => {
  it.each([
    ['$2 $1', 'b a'],
    ['${second}-$<second>', 'b-b'],
    ['[$&] $$1', '[ab] $1'],
    ['$13', 'a3'],
    ['$0', 'ab'],
    ['', ''],
    ['$', '$'],
  ])('of %s', (replacement, expected) => {
    expect(run('(a)(?P<second>b)', 'xabxab', { replacement }).replaced).toBe(`x${expected}x${expected}`);
  });

  it('is left out unless asked for', () => expect('replaced' in run('a', 'a')).toBe(false));

  it('rejects groups that the pattern does not have', () => {
    expect(() => run('(a)', 'a', { replacement: 'x$2' })).toThrow(
      expect.objectContaining({
        code: 'unknown_group',
        pointer: '/replacement',
        values: { name: '2' },
        place: { line: 1, column: 2 },
      }),
    );
    expect(() => run('(a)', 'a', { replacement: '$<b>' })).toThrow(expect.objectContaining({ code: 'unknown_group' }));
  });

  it('is limited in length', () => {
    expect(() => run('', 'a'.repeat(3000), { replacement: 'x'.repeat(1000) })).toThrow(
      expect.objectContaining({ code: 'replacement_too_long' }),
    );
  });

  it('is what JavaScript gives', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '🌱', '\n'), maxLength: 30 });
    const pattern = fc.constantFrom('a+', '(a)(b)?', '[^a]', '\\d', 'a|1', '(?<x>b) ?');
    fc.assert(
      fc.property(text, pattern, fc.constantFrom('[$&]', '$$', 'z'), (given, source, replacement) => {
        expect(run(source, given, { replacement }).replaced).toBe(
          given.replaceAll(new RegExp(source, 'gu'), replacement),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('invalid patterns', () => {
  it.each([
    ['a(?=b)', 'lookaround', 2],
    ['(?<!a)b', 'lookaround', 1],
    ['(a)\\1', 'backreference', 4],
    ['(?<n>a)\\k<n>', 'backreference', 8],
    ['a++', 'possessive', 2],
    ['(?>a)', 'possessive', 1],
    ['a(b', 'missing_parenthesis', 2],
    ['a)b', 'extra_parenthesis', 2],
    ['a[b', 'missing_bracket', 2],
    ['[z-a]', 'bad_class', 2],
    ['\\p{Klingon}', 'bad_class', 1],
    ['a\\y', 'bad_escape', 2],
    ['a\\', 'bad_escape', 2],
    ['a{1001}', 'bad_repeat_count', 2],
    ['a**', 'double_repeat', 2],
    ['a|*', 'nothing_to_repeat', 3],
    ['(?<n>a)(?<n>b)', 'duplicate_name', 10],
    ['(?<a-b>c)', 'bad_group_name', 1],
    ['(?z)', 'bad_pattern', 1],
    ['(a{100}){100}', 'pattern_too_large', null],
    ['()'.repeat(31), 'too_many_groups', null],
  ])('%s: %s', (pattern, code, column) => {
    const place = column === null ? null : { line: 1, column };
    expect(() => run(pattern, '')).toThrow(expect.objectContaining({ code, pointer: '/pattern', place }));
  });
});

it.each([
  ['a{500}', 30_000, null],
  ['a{500}', 30_001, 499],
  ['a{300}', 50_000, null],
  ['(.{0,15}){2}'.repeat(11), 50_000, 300],
])('limits %s for a text of %d characters', (pattern, length, max) => {
  const text = 'a'.repeat(length);
  if (max === null) expect(run(pattern, text).notes).toBeDefined();
  else
    expect(() => run(pattern, text)).toThrow(expect.objectContaining({ code: 'pattern_too_large', values: { max } }));
});

describe('explanation', () => {
  it('has each part', () => {
    expect(parts('^(?<user>[\\w.+-]+)@(?:\\d{1,3}\\.){3}\\p{Lu}?$')).toEqual([
      'text_start ^',
      'named_group (?<user>[\\w.+-]+)',
      '  at_least [\\w.+-]+',
      '    one_of [\\w.+-]',
      'literal @',
      'exactly (?:\\d{1,3}\\.){3}',
      '  plain_group (?:\\d{1,3}\\.)',
      '    between \\d{1,3}',
      '      digit \\d',
      '    literal \\.',
      'optional \\p{Lu}?',
      '  property \\p{Lu}',
      'text_end $',
    ]);
  });

  it('has alternatives', () => {
    expect(parts('cat|(dog|)s?|x')).toEqual([
      'either cat|(dog|)s?|x',
      '  literal cat',
      '  sequence (dog|)s?',
      '    group (dog|)',
      '      either dog|',
      '        literal dog',
      '        nothing ',
      '    optional s?',
      '      literal s',
      '  literal x',
    ]);
  });

  it.each([
    ['ab+?', ['literal a', 'at_least_lazy b+?', '  literal b']],
    ['a\\.*', ['literal a', 'at_least \\.*', '  literal \\.']],
    ['\\Qa.b\\E', ['literal \\Qa.b\\E']],
    ['[^a-z]', ['none_of [^a-z]']],
    ['(?i)a(?s-i:.)', ['flags (?i)', 'literal a', 'flags_group (?s-i:.)', '  any_in_line .']],
    [
      '\\b\\B\\A\\z\\D\\s\\S\\W',
      [
        'word_boundary \\b',
        'not_word_boundary \\B',
        'text_start \\A',
        'text_end \\z',
        'not_digit \\D',
        'space \\s',
        'not_space \\S',
        'not_word_character \\W',
      ],
    ],
    ['\\n\\x41\\x{1F331}\\101', ['code_point \\n', 'code_point \\x41', 'code_point \\x{1F331}', 'code_point \\101']],
    ['\\PL\\p{^Greek}\\P{^L}', ['not_property \\PL', 'not_property \\p{^Greek}', 'property \\P{^L}']],
    [
      'a??b{2,}?c{2,5}?d{3}?',
      [
        'optional_lazy a??',
        '  literal a',
        'at_least_lazy b{2,}?',
        '  literal b',
        'between_lazy c{2,5}?',
        '  literal c',
        'exactly d{3}?',
        '  literal d',
      ],
    ],
    ['a{,2}', ['literal a{,2}']],
  ])('of %s', (pattern, expected) => expect(parts(pattern)).toEqual(expected));

  it('depends on the flags', () => {
    expect(parts('^.$', { multiline: true, dotAll: true })).toEqual(['line_start ^', 'any .', 'line_end $']);
  });

  it('has values in its notes', () => {
    expect(run('a{2,3}(?<x>\\n)', '').notes).toEqual([
      { code: 'between', values: { min: 2, max: 3 }, pointer: '/parts/0' },
      { code: 'literal', values: { text: 'a' }, pointer: '/parts/1' },
      { code: 'named_group', values: { number: 1, name: 'x' }, pointer: '/parts/2' },
      { code: 'code_point', values: { code: 'U+000A' }, pointer: '/parts/3' },
    ]);
  });

  it('has at most 300 parts, with a note', () => {
    const { parts: found, notes } = run('\\d'.repeat(400), '');
    expect([found.length, notes[0]]).toEqual([300, { code: 'more_parts', values: { max: 300 }, pointer: '/parts' }]);
  });

  it('covers any valid pattern, each part in its place', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '\\.',
      '\\d',
      '[x-z]',
      '(c)',
      '(?:d|e)',
      '+',
      '?',
      '{2}',
      '|',
      '^',
      '.',
      '\\p{L}',
      '🌱',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const pattern = pieces
          .join('')
          .replaceAll(/[+?]{2,}|(?:\{2\})+[+?{]?(?:2\})?|(?<=^|\||\^)[+?]+|(?<=[+?])\{2\}/g, '');
        let result;
        try {
          result = run(pattern, '');
        } catch {
          return;
        }
        for (const { pattern: part, offset } of result.parts)
          expect(pattern.slice(offset, offset + part.length)).toBe(part);
        const outer = result.parts.filter(({ depth }) => depth === 0);
        expect(outer.map(({ pattern: part }) => part).join('')).toBe(pattern);
      }),
      { numRuns: 300 },
    );
  });
});
