/**
 * Decimal numbers as whole numbers of their smallest unit, so that sums are exact. Numbers of the contract are decimals
 * such as 9.99, which a binary number only approximates; the digits that it is written with are exact.
 */

const digitsOf = new Map<string, number>();

/** Decimals of a currency (ISO 4217): 2 for EUR, 0 for JPY. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digitsOf.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** 9.99 with 2 digits is 999. More digits than that are rounded half up. @param decimal at least 0 */
export function toMinor(decimal: number, digits: number): number {
  // A small number would be written with an exponent otherwise, as 1e-7.
  const [whole = '0', fraction = ''] = decimal.toFixed(Math.max(digits, 10)).split('.');
  const exact = BigInt(whole + fraction);
  return Number(dividedHalfUp(exact, 10n ** BigInt(fraction.length - digits)));
}

/** 999 with 2 digits is 9.99. */
export function fromMinor(minor: number, digits: number): number {
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? minor : Number(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

/** Rounded half up. Both are at least 0. */
export function dividedHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
