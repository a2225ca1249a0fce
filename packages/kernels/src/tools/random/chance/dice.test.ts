import { describe, expect, it } from 'vitest';
import dice from './dice.ts';

const roll = (notation: string, seed = 'a', count = 1) => dice({ notation, count, seed });

describe('a roll', () => {
  it('shows each die, and the total', () => {
    expect(roll('2d6+3')).toEqual({
      rolls: [
        {
          total: 10,
          terms: [
            {
              term: '2d6',
              sign: 1,
              dice: [
                { rolls: [3], value: 3, isKept: true },
                { rolls: [4], value: 4, isKept: true },
              ],
              subtotal: 7,
            },
            { term: '3', sign: 1, dice: [], subtotal: 3 },
          ],
        },
      ],
      min: 5,
      max: 15,
      mean: 10,
      seed: 'a',
    });
  });

  it.each([
    ['4d6dl1', [3, 4, 5, 4], [false, true, true, true], 13],
    ['4d6kh3', [3, 4, 5, 4], [false, true, true, true], 13],
    ['4d6kl', [3, 4, 5, 4], [true, false, false, false], 3],
    ['4d6dh2', [3, 4, 5, 4], [true, true, false, false], 7],
  ])('keeps and drops dice: %s', (notation, values, kept, total) => {
    const [first] = roll(notation).rolls;
    expect(first?.terms[0]?.dice.map(({ value }) => value)).toEqual(values);
    expect(first?.terms[0]?.dice.map(({ isKept }) => isKept)).toEqual(kept);
    expect(first?.total).toBe(total);
  });

  it('adds rolls of a die that explodes', () => {
    const dies = roll('10d6!').rolls[0]?.terms[0]?.dice ?? [];
    expect(dies.filter(({ rolls }) => rolls.slice(0, -1).some((value) => value !== 6) || rolls.at(-1) === 6)).toEqual(
      [],
    );
    expect(dies.find(({ rolls }) => rolls.length > 1)).toMatchObject({ rolls: [6, 3], value: 9 });
  });

  it('has negative terms, Fudge dice and percentile dice', () => {
    const values = new Set(roll('100dF').rolls[0]?.terms[0]?.dice.map(({ value }) => value));
    expect([...values].toSorted((a, b) => a - b)).toEqual([-1, 0, 1]);
    expect(roll('10 - d%', 'b')).toMatchObject({ min: -90, max: 9, mean: -40.5 });
  });

  it('is as likely as the mean says', () => {
    const { rolls, mean } = roll('4d6dl1', 'many', 1000);
    const average = rolls.reduce((sum, { total }) => sum + total, 0) / 1000;
    expect(mean).toBe(12.244599);
    expect(average).toBeCloseTo(12.24, 0);
  });
});

describe('range and mean', () => {
  it.each([
    ['d20', 1, 20, 10.5],
    ['2d20kh1', 1, 20, 13.825],
    ['2d20kl1', 1, 20, 7.175],
    ['2d20dh1', 1, 20, 7.175],
    ['3d6!', 3, null, 12.6],
    ['4dF', -4, 4, 0],
    ['4dF!', -4, null, 0],
    ['-3d6! + 20', null, 17, 7.4],
    ['3d6!kh2', 2, null, null],
    ['5', 5, 5, 5],
    ['2−1d4', -2, 1, -0.5],
    ['200d1000dl199', 1, 1000, 995.50822],
  ])('of %s', (notation, min, max, mean) => {
    expect(roll(notation)).toMatchObject({ min, max, mean });
  });
});

describe('rejects', () => {
  it.each([
    ['', 'not_dice', null],
    ['abc', 'not_dice', { line: 1, column: 1 }],
    ['2d6 + x', 'not_dice', { line: 1, column: 5 }],
    ['2d6 3', 'not_dice', { line: 1, column: 5 }],
    ['2d', 'not_dice', { line: 1, column: 1 }],
    ['0d6', 'no_dice', { line: 1, column: 1 }],
    ['d6+200d6', 'dice_many', { line: 1, column: 3 }],
    ['d1001', 'sides_range', { line: 1, column: 1 }],
    ['d0', 'sides_range', { line: 1, column: 1 }],
    ['d1!', 'explodes_forever', { line: 1, column: 1 }],
    ['2d6kh3', 'keep_range', { line: 1, column: 1 }],
    ['2d6dl2', 'keep_range', { line: 1, column: 1 }],
  ])('%j', (notation, code, place) => {
    expect(() => roll(notation)).toThrow(expect.objectContaining({ code, pointer: '/notation', place }));
  });
});
