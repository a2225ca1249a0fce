import { describe, expect, it } from 'vitest';
import type { ZakatInput } from './zakat.ts';
import zakat from './zakat.ts';

const input: ZakatInput = {
  currency: 'USD',
  nisab: 'silver',
  year: 'lunar',
  goldPrice: 134.55,
  silverPrice: 1.62,
  cash: 12_500.1,
  goldGrams: 40,
  goldKarat: 21,
  goldValue: 0,
  silverGrams: 0,
  silverFineness: 925,
  silverValue: 0,
  goods: 3000.2,
  receivables: 750,
  investments: 2000,
  debts: 1800,
};
const of = (change: Partial<ZakatInput> = {}) => zakat({ ...input, ...change });

describe('Zakat', () => {
  it('is 2.5 % of assets less debts from the nisab on', () => {
    expect(of()).toEqual({
      currency: 'USD',
      lines: [
        { line: 'cash', amount: 12_500.1 },
        { line: 'gold', amount: 4709.25 },
        { line: 'silver', amount: 0 },
        { line: 'goods', amount: 3000.2 },
        { line: 'receivables', amount: 750 },
        { line: 'investments', amount: 2000 },
      ],
      assets: 22_959.55,
      debts: 1800,
      net: 21_159.55,
      nisabGrams: 595,
      nisab: 963.9,
      isDue: true,
      ratePercent: 2.5,
      zakat: 528.99,
      notes: [],
    });
  });

  it('is 2.577 % for a solar year', () => {
    expect(of({ year: 'solar' })).toMatchObject({ ratePercent: 2.577, zakat: 545.28 });
  });

  it.each([
    ['gold', 11_436.75, true, 528.99],
    ['silver', 963.9, true, 528.99],
  ] as const)('has the nisab of %s', (nisab, threshold, isDue, due) => {
    expect(of({ nisab })).toMatchObject({ nisab: threshold, isDue, zakat: due });
  });

  it('is due at the nisab, and not a cent below it', () => {
    const only = { goldGrams: 0, goods: 0, receivables: 0, investments: 0, debts: 0 };
    expect(of({ ...only, cash: 963.9 })).toMatchObject({ isDue: true, zakat: 24.1, notes: [] });
    expect(of({ ...only, cash: 963.89 })).toMatchObject({ isDue: false, zakat: 0, notes: [{ code: 'below_nisab' }] });
  });

  it('is exact where binary fractions are not', () => {
    const only = { goldGrams: 0, receivables: 0, debts: 0, silverPrice: 0.001 };
    expect(of({ ...only, cash: 0.1, goods: 0.2, investments: 0 }).assets).toBe(0.3);
    expect(of({ ...only, cash: 999_999_999_999.99, goods: 0.01, investments: 0 })).toMatchObject({
      assets: 1_000_000_000_000,
      zakat: 25_000_000_000,
    });
  });

  it('has the digits of the currency', () => {
    expect(of({ currency: 'JPY', cash: 150_000.5 }).lines[0]).toEqual({ line: 'cash', amount: 150_001 });
    expect(of({ currency: 'BHD', cash: 1.0005 }).lines[0]).toEqual({ line: 'cash', amount: 1.001 });
  });

  it('counts silver by its fineness, and metal whose value is known', () => {
    const { lines } = of({ silverGrams: 1000, silverValue: 12.5, goldGrams: 0, goldValue: 99.99 });
    expect(lines.slice(1, 3)).toEqual([
      { line: 'gold', amount: 99.99 },
      { line: 'silver', amount: 1511 },
    ]);
  });

  it('is nothing where debts exceed the assets', () => {
    expect(of({ debts: 30_000 })).toMatchObject({
      net: 0,
      zakat: 0,
      notes: [{ code: 'below_nisab' }, { code: 'debts_exceed' }],
    });
  });

  it('needs the price of a metal only where it counts', () => {
    expect(of({ goldPrice: undefined, goldGrams: 0 }).isDue).toBe(true);
    expect(() => of({ goldPrice: undefined })).toThrow('price_missing at /goldPrice');
    expect(() => of({ silverPrice: undefined })).toThrow('price_missing at /silverPrice');
    expect(() => of({ currency: 'dollar' })).toThrow('not_a_currency at /currency');
  });
});
