import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import textDiff from './text-diff.ts';

const usual = { unit: 'lines', context: 3, ignoreCase: false, ignoreSpace: false, locale: 'en' } as const;
const diff = (before: string, after: string, options: Partial<Parameters<typeof textDiff>[0]> = {}) =>
  textDiff({ ...usual, ...options, before, after });

describe('lines', () => {
  it('are compared as diff -u does', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n';
    const after = 'a\nB\nc\nd\ne\nf\ng\nh\ni\nj\nk';
    expect(diff(before, after, { context: 1 })).toEqual({
      text: '--- before\n+++ after\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n@@ -10 +10,2 @@\n j\n+k\n\\ No newline at end of file\n',
      identical: false,
      added: 2,
      removed: 1,
      unchanged: 9,
      hunks: [
        {
          oldStart: 1,
          oldLines: 3,
          newStart: 1,
          newLines: 3,
          changes: [
            { kind: 'same', text: 'a\n' },
            { kind: 'removed', text: 'b\n' },
            { kind: 'added', text: 'B\n' },
            { kind: 'same', text: 'c\n' },
          ],
        },
        {
          oldStart: 10,
          oldLines: 1,
          newStart: 10,
          newLines: 2,
          changes: [
            { kind: 'same', text: 'j\n' },
            { kind: 'added', text: 'k' },
          ],
        },
      ],
      notes: [],
    });
  });

  it.each([
    ['', 'a\n', '@@ -0,0 +1 @@\n+a\n'],
    ['a\n', '', '@@ -1 +0,0 @@\n-a\n'],
    ['a', 'a\n', '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n'],
    ['a\r\n', 'a\n', '@@ -1 +1 @@\n-a\r\n+a\n'],
  ])('%j to %j', (before, after, text) => {
    expect(diff(before, after).text).toBe(`--- before\n+++ after\n${text}`);
  });

  it('that are the same give nothing', () => {
    expect(diff('a\n', 'a\n')).toMatchObject({ text: '', identical: true, hunks: [], unchanged: 1, notes: [] });
    expect(diff('', '')).toMatchObject({ text: '', identical: true });
  });

  it('can differ in case and spaces, which is noted', () => {
    expect(diff('A  b\n', 'a b\n', { ignoreCase: true, ignoreSpace: true })).toMatchObject({
      text: '',
      identical: false,
      notes: [{ code: 'ignored_differences' }],
    });
  });

  it('merge hunks whose context meets', () => {
    const before = '1\n2\n3\n4\n5\n6\n7\n8\n9\n';
    const after = before.replace('1', 'x').replace('8', 'y');
    expect(diff(before, after, { context: 3 }).hunks).toHaveLength(1);
    expect(diff(before, after, { context: 2 }).hunks.map(({ oldStart }) => oldStart)).toEqual([1, 6]);
    expect(diff(before, after, { context: 0 }).text).toBe(
      '--- before\n+++ after\n@@ -1 +1 @@\n-1\n+x\n@@ -8 +8 @@\n-8\n+y\n',
    );
  });

  it('make a patch that applies', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, fc.nat(3), (before, after, context) => {
        expect(applyPatch(before, diff(before, after, { context }).text)).toBe(after);
      }),
      { numRuns: 200 },
    );
  });
});

describe('words and characters', () => {
  it('are compared within changed lines', () => {
    expect(diff('Same\nThe quick fox\n', 'Same\nThe slow fox\n', { unit: 'words' }).parts).toEqual([
      { kind: 'same', text: 'Same\nThe ' },
      { kind: 'removed', text: 'quick' },
      { kind: 'added', text: 'slow' },
      { kind: 'same', text: ' fox\n' },
    ]);
    expect(diff('我喜欢北京', '我喜欢上海', { unit: 'words', locale: 'zh' }).parts).toEqual([
      { kind: 'same', text: '我喜欢' },
      { kind: 'removed', text: '北京' },
      { kind: 'added', text: '上海' },
    ]);
  });

  it('of several code points stay whole', () => {
    expect(diff('a👩🏽b', 'a👩🏿b', { unit: 'characters' }).parts).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: '👩🏽' },
      { kind: 'added', text: '👩🏿' },
      { kind: 'same', text: 'b' },
    ]);
  });

  it('contain both texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '🌱'), maxLength: 30 });
    fc.assert(
      fc.property(text, text, fc.constantFrom('words', 'characters'), (before, after, unit) => {
        const parts = diff(before, after, { unit: unit as 'words' }).parts ?? [];
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
      { numRuns: 200 },
    );
  });
});

it('replaces all of texts that are too different', () => {
  const lines = (from: number) => Array.from({ length: 3000 }, (_, at) => `${from + at}\n`).join('');
  const result = diff(lines(0), lines(100_000));
  expect(result).toMatchObject({ added: 3000, removed: 3000, notes: [{ code: 'too_different' }] });
});

it('rejects a language that is none', () => {
  expect(() => diff('a', 'b', { locale: 'en-x' })).toThrow(expect.objectContaining({ code: 'bad_locale' }));
});
