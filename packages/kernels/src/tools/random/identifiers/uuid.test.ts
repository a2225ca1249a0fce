import { afterEach, describe, expect, it, vi } from 'vitest';
import uuid from './uuid.ts';

const make = ({ version = '4', count = 1 }: Partial<Parameters<typeof uuid>[0]>) => uuid({ version, count }).uuids;
const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const v7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.useRealTimers());

describe('version 4', () => {
  it('is made once', () => {
    expect(make({})).toEqual([expect.stringMatching(v4)]);
  });

  it('never repeats in 50,000', () => {
    const made = Array.from({ length: 50 }, () => make({ count: 1000 })).flat();
    expect(new Set(made).size).toBe(50_000);
    expect(made.filter((id) => !v4.test(id))).toEqual([]);
  });
});

describe('version 7', () => {
  it('begins with the milliseconds since 1970', () => {
    vi.useFakeTimers({ now: 4_102_444_800_000 });
    expect(make({ version: '7' })[0]?.slice(0, 15)).toBe('03bb2cc3-d800-7');
  });

  it('sorts in creation order: within a batch, across batches, and while the clock stops or goes back', () => {
    vi.useFakeTimers({ now: 4_102_444_900_000 });
    const made = Array.from({ length: 20 }, () => make({ version: '7', count: 1000 })).flat();
    vi.setSystemTime(4_102_444_800_000);
    made.push(...make({ version: '7', count: 1000 }));
    expect(made.filter((id) => !v7.test(id))).toEqual([]);
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(21_000);
  });

  it('fills every random bit', () => {
    const made = make({ version: '7', count: 1000 });
    const tails = made.map((id) => BigInt(`0x${id.slice(19).replace('-', '')}`));
    const everSet = tails.reduce((all, tail) => all | tail, 0n);
    const alwaysSet = tails.reduce((all, tail) => all & tail, ~0n);
    expect(everSet.toString(16)).toBe('bfffffffffffffff');
    expect(BigInt.asUintN(64, alwaysSet).toString(16)).toBe('8000000000000000');
  });
});
