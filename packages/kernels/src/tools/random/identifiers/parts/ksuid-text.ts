const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** KSUID time 0 in seconds since 1970: 2014-05-13T16:53:20Z. */
export const ksuidEpochS = 1_400_000_000;

/** The 27 characters (Base62) of 32 bits of time and 128 random bits. */
export function ksuidText(value: bigint): string {
  let rest = value;
  let text = '';
  while (text.length < 27) {
    text = `${alphabet[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}

/** The 160 bits of a KSUID, or null if it is none. */
export function ksuidValue(text: string): bigint | null {
  if (!/^[0-9A-Za-z]{27}$/.test(text)) return null;
  let value = 0n;
  for (const character of text) value = value * 62n + BigInt(alphabet.indexOf(character));
  return value < 1n << 160n ? value : null;
}
