import { currencyDigits, dividedHalfUp, fromMinor, toMinor } from './minor.ts';

/** What the totals depend on. */
export interface PricedLine {
  /** In units of the currency. */
  readonly unitPrice: number;
  readonly units: number;
  /** In percent. */
  readonly vatRate: number;
}

/** VAT of all lines with the same rate. Amounts are in units of the currency. */
export interface RateTotal {
  /** In percent. */
  readonly rate: number;
  readonly base: number;
  readonly vat: number;
}

/** Amounts are in units of the currency, with at most its decimals. */
export interface Totals {
  /** Of each line, without VAT. */
  readonly lines: readonly number[];
  /** By descending rate. */
  readonly rates: readonly RateTotal[];
  readonly totalCost: number;
  readonly vat: number;
  readonly grandTotal: number;
}

const unitsDigits = 3;
const rateDigits = 2;

/**
 * Each line is rounded half up to the currency's decimals. The VAT of a rate is computed from the sum of its lines and
 * rounded once, as EN 16931 requires (BR-CO-17).
 */
export function totalsOf(lines: readonly PricedLine[], currency: string): Totals {
  const digits = currencyDigits(currency);
  const amount = (minor: number) => fromMinor(minor, digits);
  const lineTotals = lines.map(({ unitPrice, units }) =>
    Number(
      dividedHalfUp(
        BigInt(toMinor(unitPrice, digits)) * BigInt(toMinor(units, unitsDigits)),
        10n ** BigInt(unitsDigits),
      ),
    ),
  );
  const bases = new Map<number, number>();
  for (const [index, { vatRate }] of lines.entries())
    bases.set(vatRate, (bases.get(vatRate) ?? 0) + (lineTotals[index] as number));
  const rates = Array.from(bases, ([rate, base]) => ({ rate, base, vat: vatOf(base, rate) })).toSorted(
    (one, other) => other.rate - one.rate,
  );
  const totalCost = sumOf(lineTotals);
  const vat = sumOf(rates.map((rate) => rate.vat));
  return {
    lines: lineTotals.map(amount),
    rates: rates.map((rate) => ({ rate: rate.rate, base: amount(rate.base), vat: amount(rate.vat) })),
    totalCost: amount(totalCost),
    vat: amount(vat),
    grandTotal: amount(totalCost + vat),
  };
}

const vatOf = (base: number, rate: number): number =>
  Number(dividedHalfUp(BigInt(base) * BigInt(toMinor(rate, rateDigits)), 100n * 10n ** BigInt(rateDigits)));

const sumOf = (minors: readonly number[]): number => minors.reduce((sum, minor) => sum + minor, 0);
