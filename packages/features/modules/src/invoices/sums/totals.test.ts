import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDigits, fromMinor, toMinor } from './minor.ts';
import { totalsOf } from './totals.ts';

test('adds VAT of 9 to 90 at ten percent, as the sample invoice', () => {
  expect(totalsOf([{ unitPrice: 9, units: 10, vatRate: 10 }], 'EUR')).toEqual({
    lines: [90],
    rates: [{ rate: 10, base: 90, vat: 9 }],
    totalCost: 90,
    vat: 9,
    grandTotal: 99,
  });
});

test('adds 0.1 and 0.2 exactly', () => {
  const lines = [
    { unitPrice: 0.1, units: 1, vatRate: 0 },
    { unitPrice: 0.2, units: 1, vatRate: 0 },
  ];
  expect(totalsOf(lines, 'EUR').grandTotal).toBe(0.3);
});

test.for([
  // In binary, 1.005 is a little less: 1.00 with rounding of numbers.
  [1.005, 2, 101],
  [8.575, 2, 858],
  [0.000_000_1, 2, 0],
  [4.35, 2, 435],
  [1000, 0, 1000],
] as const)('converts %d to %d digits: %d', ([decimal, digits, minor]) => {
  expect(toMinor(decimal, digits)).toBe(minor);
});

test('rounds each line half up', () => {
  expect(totalsOf([{ unitPrice: 82.5, units: 3.25, vatRate: 0 }], 'GBP').lines).toEqual([268.13]);
  expect(totalsOf([{ unitPrice: 0.01, units: 0.5, vatRate: 0 }], 'EUR').lines).toEqual([0.01]);
  expect(totalsOf([{ unitPrice: 0.01, units: 0.499, vatRate: 0 }], 'EUR').lines).toEqual([0]);
});

test('rounds VAT once for each rate, not for each line', () => {
  const lines = [
    { unitPrice: 0.33, units: 1, vatRate: 5 },
    { unitPrice: 0.33, units: 1, vatRate: 5 },
    { unitPrice: 0.33, units: 1, vatRate: 5 },
    { unitPrice: 1, units: 1, vatRate: 20 },
  ];
  // 0.02 for each line would be 0.06.
  expect(totalsOf(lines, 'EUR')).toEqual({
    lines: [0.33, 0.33, 0.33, 1],
    rates: [
      { rate: 20, base: 1, vat: 0.2 },
      { rate: 5, base: 0.99, vat: 0.05 },
    ],
    totalCost: 1.99,
    vat: 0.25,
    grandTotal: 2.24,
  });
});

test('has no decimals in yen', () => {
  expect(totalsOf([{ unitPrice: 333, units: 1.5, vatRate: 10 }], 'JPY')).toMatchObject({
    totalCost: 500,
    vat: 50,
    grandTotal: 550,
  });
});

test('is zero without lines', () => {
  expect(totalsOf([], 'EUR')).toEqual({ lines: [], rates: [], totalCost: 0, vat: 0, grandTotal: 0 });
});

const currency = fc.constantFrom('EUR', 'JPY');
const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000_000 }).map((minor) => fromMinor(minor, 2)),
  units: fc.integer({ min: 1, max: 100_000_000 }).map((minor) => fromMinor(minor, 3)),
  vatRate: fc.integer({ min: 0, max: 10_000 }).map((minor) => fromMinor(minor, 2)),
});
const lines = fc.array(line, { maxLength: 200 });
/** As text: the limits of the contract reach beyond what a sum of binary numbers can do. */
const written = (amount: number) => amount.toString();

test('every amount has at most the decimals of its currency, and survives conversion', () => {
  fc.assert(
    fc.property(lines, currency, (given, code) => {
      const digits = currencyDigits(code);
      const { lines: amounts, rates, totalCost, vat, grandTotal } = totalsOf(given, code);
      for (const amount of [
        ...amounts,
        ...rates.flatMap(({ base, vat: part }) => [base, part]),
        totalCost,
        vat,
        grandTotal,
      ]) {
        expect(written(amount)).toMatch(digits === 0 ? /^\d+$/ : /^\d+(\.\d{1,2})?$/);
        expect(fromMinor(toMinor(amount, digits), digits)).toBe(amount);
      }
    }),
  );
});

test('the sums are those of their parts, in whole cents', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const totals = totalsOf(given, 'EUR');
      const cents = (amount: number) => BigInt(toMinor(amount, 2));
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + cents(amount), 0n);
      expect(cents(totals.totalCost)).toBe(sum(totals.lines));
      expect(cents(totals.totalCost)).toBe(sum(totals.rates.map(({ base }) => base)));
      expect(cents(totals.vat)).toBe(sum(totals.rates.map(({ vat }) => vat)));
      expect(cents(totals.grandTotal)).toBe(cents(totals.totalCost) + cents(totals.vat));
    }),
  );
});

test('the VAT of a rate is within half a cent of the exact one', () => {
  fc.assert(
    fc.property(lines, (given) => {
      for (const { rate, base, vat } of totalsOf(given, 'EUR').rates) {
        const exact = BigInt(toMinor(base, 2)) * BigInt(toMinor(rate, 2));
        const distance = 10_000n * BigInt(toMinor(vat, 2)) - exact;
        expect(distance > -5000n && distance <= 5000n).toBe(true);
      }
    }),
  );
});

test('the order of lines does not change the sums', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const { lines: _, ...sums } = totalsOf(given, 'EUR');
      const { lines: reversed, ...others } = totalsOf(given.toReversed(), 'EUR');
      expect(others).toEqual(sums);
      expect(reversed).toHaveLength(given.length);
    }),
  );
});
