import { describe, expect, it } from 'vitest';
import { randomBy, randomFrom } from '../random.ts';
import { entriesOf } from './lines.ts';
import { secretBytes, secretRandom } from './secret.ts';
import { seeded } from './seed.ts';
import { belowWide, fraction } from './wide.ts';

const fixed = (...values: number[]) => randomBy(() => values.shift() ?? 0);

describe('seeded', () => {
  it('returns the seed that was given, and a new one of 12 letters for none or an empty one', () => {
    expect(seeded('a b').seed).toBe('a b');
    expect(seeded(undefined).seed).toMatch(/^[a-z2-9]{12}$/);
    expect(seeded('').seed).toMatch(/^[a-z2-9]{12}$/);
    expect(seeded(undefined).seed).not.toBe(seeded(undefined).seed);
  });
});

describe('secretRandom', () => {
  it('is fair to every number below a limit', () => {
    const random = secretRandom();
    const drawn = Array.from({ length: 50_000 }, () => random.below(5));
    const counts = [0, 1, 2, 3, 4].map((value) => drawn.filter((each) => each === value).length);
    expect(counts.filter((count) => Math.abs(count - 10_000) > 600)).toEqual([]);
  });

  it('skips the values that would come once too often', () => {
    // 2³² mod 3 is 1, so that 0 is skipped.
    expect(fixed(0, 5).below(3)).toBe(2);
  });

  it('fills as many bytes as asked', () => {
    expect(secretBytes(33)).toHaveLength(33);
  });
});

describe('belowWide', () => {
  it('uses one step up to 2³², two above', () => {
    expect(belowWide(fixed(7), 2n ** 32n)).toBe(7n);
    expect(belowWide(fixed(1, 2), 2n ** 53n)).toBe(4_294_967_298n);
  });

  it('skips the values of the last, incomplete round', () => {
    expect(belowWide(fixed(0xffff_ffff, 0xffff_ffff, 0, 9), 2n ** 33n + 1n)).toBe(9n);
  });
});

describe('fraction', () => {
  it('is at least 0 and below 1', () => {
    expect([fraction(fixed(0, 0)), fraction(fixed(0xffff_ffff, 0xffff_ffff))]).toEqual([0, 1 - 2 ** -53]);
    const random = randomFrom('mean');
    let sum = 0;
    for (let draw = 0; draw < 10_000; draw += 1) sum += fraction(random);
    expect(sum / 10_000).toBeCloseTo(0.5, 1);
  });
});

it('entriesOf trims lines, counts blank ones, and ignores the last line break', () => {
  expect(entriesOf(' a \r\n\r\nb\rc\n')).toEqual({ entries: ['a', 'b', 'c'], blank: 1 });
});
