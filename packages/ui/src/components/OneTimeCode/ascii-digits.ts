const digit = /\p{Nd}/u;

/** Converts digits of any script to 0 to 9: Unicode lists the ten digits of a script consecutively. */
function digitValue(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}

/** The digits of a text in any script as 0 to 9; other characters, such as the spaces of a pasted code, are removed. */
export function asciiDigits(text: string): string {
  return Array.from(text)
    .map((character) => (digit.test(character) ? String(digitValue(character)) : ''))
    .join('');
}
