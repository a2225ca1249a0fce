import type { Fraction } from '../../../exact/fraction.ts';
import { divide, fraction, multiply, parseDecimal } from '../../../exact/fraction.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';

export interface ZakatInput {
  /** Code of ISO 4217, which sets the digits of amounts. */
  readonly currency: string;
  /** The metal whose price sets the threshold. */
  readonly nisab: 'gold' | 'silver';
  readonly year: 'lunar' | 'solar';
  /** Price of a gram of pure metal. */
  readonly goldPrice?: number | undefined;
  readonly silverPrice?: number | undefined;
  readonly cash: number;
  readonly goldGrams: number;
  /** Parts of 24 that are gold. */
  readonly goldKarat: number;
  /** Gold whose value is known, in addition to that by weight. */
  readonly goldValue: number;
  readonly silverGrams: number;
  /** Parts of 1000 that are silver. */
  readonly silverFineness: number;
  readonly silverValue: number;
  readonly goods: number;
  readonly receivables: number;
  readonly investments: number;
  readonly debts: number;
}

export const assetLines = ['cash', 'gold', 'silver', 'goods', 'receivables', 'investments'] as const;
export type AssetLine = (typeof assetLines)[number];

/** Twenty dinars of gold and two hundred dirhams of silver, as most bodies of fatwa count them. */
const nisabGrams = { gold: 85, silver: 595 } as const;
/** In thousandths of a per cent. A solar year is longer: 2.5 % × 365.25 ÷ 354.37, as AAOIFI rounds it. */
const rates = { lunar: 2500, solar: 2577 } as const;

/** What is due on assets that were held for a year. Amounts are rounded to the digits of the currency, line by line. */
export default function zakat(input: ZakatInput) {
  const unit = 10n ** BigInt(currencyDigits(input.currency));
  /** Whole numbers of the smallest unit of the currency; halves are rounded up. */
  const minor = ({ n, d }: Fraction): bigint => (2n * n * unit + d) / (2n * d);
  const amount = (value: bigint): number => Number(value) / Number(unit);
  const price = (metal: 'gold' | 'silver'): Fraction => {
    const given = input[`${metal}Price`];
    if (given === undefined) throw new InputFault('price_missing', { pointer: `/${metal}Price` });
    return exact(given);
  };
  const metal = (name: 'gold' | 'silver', grams: number, purity: Fraction, value: number): bigint =>
    (grams === 0 ? 0n : minor(multiply(multiply(exact(grams), purity), price(name)))) + minor(exact(value));

  const values: Readonly<Record<AssetLine, bigint>> = {
    cash: minor(exact(input.cash)),
    gold: metal('gold', input.goldGrams, divide(exact(input.goldKarat), fraction(24n)), input.goldValue),
    silver: metal('silver', input.silverGrams, divide(exact(input.silverFineness), fraction(1000n)), input.silverValue),
    goods: minor(exact(input.goods)),
    receivables: minor(exact(input.receivables)),
    investments: minor(exact(input.investments)),
  };
  const assets = Object.values(values).reduce((sum, value) => sum + value, 0n);
  const debts = minor(exact(input.debts));
  const net = assets > debts ? assets - debts : 0n;
  const grams = nisabGrams[input.nisab];
  const nisab = minor(multiply(exact(grams), price(input.nisab)));
  const isDue = net >= nisab;
  const rate = rates[input.year];
  const due = isDue ? minor(fraction(net * BigInt(rate), unit * 100_000n)) : 0n;
  const notes: Note[] = [
    ...(isDue ? [] : [{ code: 'below_nisab', pointer: '/net' }]),
    ...(debts > assets ? [{ code: 'debts_exceed', pointer: '/debts' }] : []),
  ];
  return {
    currency: input.currency,
    lines: assetLines.map((line) => ({ line, amount: amount(values[line]) })),
    assets: amount(assets),
    debts: amount(debts),
    net: amount(net),
    nisabGrams: grams,
    nisab: amount(nisab),
    isDue,
    ratePercent: rate / 1000,
    zakat: amount(due),
    notes,
  };
}

/** The decimal that people wrote: that of the shortest text of the number. */
const exact = (value: number): Fraction => parseDecimal(String(value)) ?? fraction(0n);

/** Digits after the decimal mark. Throws an InputFault for what is no code of a currency. */
export function currencyDigits(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    throw new InputFault('not_a_currency', { pointer: '/currency' });
  }
}
