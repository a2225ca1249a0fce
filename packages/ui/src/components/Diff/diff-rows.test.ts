import { describe, expect, it } from 'vitest';
import { diffLines, diffWords } from './diff-lines.ts';
import { pairsOf, rowsOfHunks, rowsOfLines, unifiedText } from './diff-rows.ts';
import type { DiffRow } from './diff-rows.ts';

const shown = (rows: readonly DiffRow[]) =>
  rows.map((row) =>
    row.kind === 'gap'
      ? `… ${row.count}`
      : `${row.oldLine ?? '-'} ${row.newLine ?? '-'} ${row.parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')}`,
  );

describe('diffLines', () => {
  it('says what happened to each line', () => {
    expect(diffLines('tea\nmilk\n', 'tea\noat milk\nlemon')).toEqual([
      { kind: 'same', text: 'tea\n' },
      { kind: 'removed', text: 'milk\n' },
      { kind: 'added', text: 'oat milk\n' },
      { kind: 'added', text: 'lemon' },
    ]);
  });

  it('shows texts with too many differences as removed and added', () => {
    const numbers = (from: number) => Array.from({ length: 4000 }, (_, at) => `${from + at}\n`).join('');
    const lines = diffLines(numbers(0), numbers(10_000));
    expect([lines.length, lines[0]?.kind, lines.at(-1)?.kind]).toEqual([8000, 'removed', 'added']);
  });
});

describe('diffWords', () => {
  it('marks the words that changed', () => {
    expect(diffWords('the quick fox', 'the slow fox')).toEqual({
      before: [
        { text: 'the ', isChanged: false },
        { text: 'quick', isChanged: true },
        { text: ' fox', isChanged: false },
      ],
      after: [
        { text: 'the ', isChanged: false },
        { text: 'slow', isChanged: true },
        { text: ' fox', isChanged: false },
      ],
    });
  });

  it('marks nothing in lines that have little in common', () => {
    expect(diffWords('alpha beta', 'gamma delta')).toBe(null);
  });

  it('does not compare very long lines', () => {
    expect(diffWords('a '.repeat(1001), 'a')).toBe(null);
  });
});

describe('rowsOfLines', () => {
  const text = (changed: string) => `1\n2\n3\n4\n5\n${changed}\n7\n8\n9\n`;

  it('collapses unchanged lines away from changes', () => {
    expect(shown(rowsOfLines(diffLines(text('old line'), text('new line')), 2))).toEqual([
      '… 3',
      '4 4 4',
      '5 5 5',
      '6 - [old] line',
      '- 6 [new] line',
      '7 7 7',
      '8 8 8',
      '9 9 9',
    ]);
  });

  it('keeps the collapsed lines', () => {
    const [gap] = rowsOfLines(diffLines(text('a'), text('b')), 2);
    expect(gap?.kind === 'gap' && gap.lines && shown(gap.lines)).toEqual(['1 1 1', '2 2 2', '3 3 3']);
  });
});

describe('rowsOfHunks', () => {
  it('numbers lines, and counts those between hunks', () => {
    const rows = rowsOfHunks([
      { oldStart: 3, newStart: 3, changes: [{ kind: 'removed', text: 'a\n' }] },
      { oldStart: 9, newStart: 9, changes: [{ kind: 'added', text: 'b\n' }] },
    ]);
    expect(shown(rows)).toEqual(['… 2', '3 - a', '… 6', '- 9 b']);
  });
});

describe('pairsOf', () => {
  it('puts replaced lines next to each other', () => {
    const pairs = pairsOf(rowsOfLines(diffLines('a\nb\nc\n', 'x\nc\nd\n'), 3));
    expect(
      pairs.map((pair) =>
        'kind' in pair ? 'gap' : [pair.before?.parts[0]?.text ?? null, pair.after?.parts[0]?.text ?? null],
      ),
    ).toEqual([
      ['a', 'x'],
      ['b', null],
      ['c', 'c'],
      [null, 'd'],
    ]);
  });
});

describe('unifiedText', () => {
  it('is a unified diff', () => {
    expect(unifiedText(rowsOfLines(diffLines('tea\nmilk\n', 'tea\noat milk\n'), 3))).toBe(
      '--- before\n+++ after\n@@ -1,2 +1,2 @@\n tea\n-milk\n+oat milk\n',
    );
  });

  it('is empty without differences', () => {
    expect(unifiedText(rowsOfLines(diffLines('a\n', 'a\n'), 3))).toBe('');
  });
});
