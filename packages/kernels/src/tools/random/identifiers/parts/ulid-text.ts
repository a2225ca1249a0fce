/** Crockford’s Base32: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const values = new Map(
  Array.from(`${alphabet}ILO`, (character, at) => [character, at < 32 ? at : character === 'O' ? 0 : 1]),
);

/** The 26 characters of a time in milliseconds (48 bits) and a random part (80 bits). */
export function ulidText(ms: number, randomPart: bigint): string {
  let rest = (BigInt(ms) << 80n) | randomPart;
  let text = '';
  for (let at = 0; at < 26; at += 1) {
    text = `${alphabet[Number(rest & 31n)]}${text}`;
    rest >>= 5n;
  }
  return text;
}

/** The 128 bits of a ULID in upper or lower case, or null if it is none. I and L are read as 1, O as 0. */
export function ulidValue(text: string): bigint | null {
  if (text.length !== 26) return null;
  let value = 0n;
  for (const character of text.toUpperCase()) {
    const digit = values.get(character);
    if (digit === undefined) return null;
    value = (value << 5n) | BigInt(digit);
  }
  return value < 1n << 128n ? value : null;
}
