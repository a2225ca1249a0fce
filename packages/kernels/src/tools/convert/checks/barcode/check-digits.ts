const sum = (digits: string, weight: (fromRight: number) => number) =>
  Array.from(digits)
    .toReversed()
    .reduce((total, digit, fromRight) => total + Number(digit) * weight(fromRight), 0);

/** GS1 General Specifications, section 7.9: weights 3 and 1 from the right, modulo 10. Also of ISBN-13. */
export const gs1CheckDigit = (body: string) => String((10 - (sum(body, (at) => (at % 2 === 0 ? 3 : 1)) % 10)) % 10);

/** ISO 2108 (ISBN-10) and ISO 3297 (ISSN): weights 2, 3, … from the right, modulo 11, with X for 10. */
export function mod11CheckDigit(body: string): string {
  const digit = (11 - (sum(body, (at) => at + 2) % 11)) % 11;
  return digit === 10 ? 'X' : String(digit);
}

/** ISO/IEC 7812-1, annex B (the formula of Luhn). */
export function luhnCheckDigit(body: string): string {
  const doubled = Array.from(body)
    .toReversed()
    .reduce((total, digit, fromRight) => {
      const value = Number(digit) * (fromRight % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (doubled % 10)) % 10);
}
