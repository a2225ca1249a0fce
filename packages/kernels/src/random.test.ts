import { describe, expect, it } from 'vitest';
import { randomFrom, randomOf } from './random.ts';

describe('the generator', () => {
  it('gives the sequence of the reference xoshiro128** from the state 1, 2, 3, 4', () => {
    const random = randomOf([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, () => random.next())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('repeats itself for a seed', () => {
    const draw = (seed: string) => {
      const random = randomFrom(seed);
      return [random.next(), random.below(100), random.shuffled([1, 2, 3, 4, 5]).join('')];
    };
    expect([draw(''), draw('daily'), draw('daily'), draw('السلام')]).toEqual([
      [179431103, 52, '54123'],
      [2508293174, 3, '21435'],
      [2508293174, 3, '21435'],
      [909233072, 40, '43215'],
    ]);
  });

  it('is fair to every number below a limit', () => {
    const random = randomFrom('fair');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let roll = 0; roll < 60_000; roll += 1) {
      const face = random.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(counts.filter((count) => Math.abs(count - 10_000) > 400)).toEqual([]);
  });

  it('keeps every member when it shuffles, and does not change the list', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const shuffled = randomFrom('x').shuffled(list);
    expect(shuffled.toSorted()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
