import { describe, expect, test } from 'vitest';
import { linesInSight, makeLines } from './lines.ts';

const plain = makeLines(100_000, 48, []);
// Details under rows 1 and 2: lines are row 0, row 1, its detail, row 2, its detail, row 3.
const detailed = makeLines(4, 40, [
  { row: 1, height: 100 },
  { row: 2, height: 60 },
]);

describe('rows without details', () => {
  test('are one row height apart', () => {
    expect([plain.count, plain.height, plain.offsetOf(99_999), plain.lineAt(47), plain.lineAt(48)]).toEqual([
      100_000, 4_800_000, 4_799_952, 0, 1,
    ]);
  });

  test('past the end the last line is meant', () => {
    expect(plain.lineAt(9_999_999)).toBe(99_999);
  });
});

describe('details', () => {
  test('are below their rows', () => {
    expect([0, 1, 2, 3, 4, 5].map(detailed.at)).toEqual([
      { row: 0, isDetail: false },
      { row: 1, isDetail: false },
      { row: 1, isDetail: true },
      { row: 2, isDetail: false },
      { row: 2, isDetail: true },
      { row: 3, isDetail: false },
    ]);
  });

  test('push down what comes after them', () => {
    expect([0, 1, 2, 3, 4, 5].map(detailed.offsetOf)).toEqual([0, 40, 80, 180, 220, 280]);
    expect([detailed.count, detailed.height]).toEqual([6, 320]);
    expect([0, 1, 2, 3].map(detailed.lineOfRow)).toEqual([0, 1, 3, 5]);
  });

  test('are found by their place', () => {
    expect([79, 80, 179, 180, 219, 220, 279, 280].map(detailed.lineAt)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });
});

describe('the visible lines', () => {
  test('are a screenful and a few more, at any scroll position', () => {
    expect(linesInSight(plain, 0, 480)).toEqual({ from: 0, to: 17 });
    expect(linesInSight(plain, 2_400_000, 480)).toEqual({ from: 49_994, to: 50_017 });
    expect(linesInSight(plain, 4_799_520, 480)).toEqual({ from: 99_984, to: 100_000 });
  });

  test('are none where there are none', () => {
    expect(linesInSight(makeLines(0, 48, []), 0, 480)).toEqual({ from: 0, to: 0 });
  });
});
