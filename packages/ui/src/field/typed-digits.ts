const digit = /\p{Nd}/u;

/** The value of a decimal digit of any script: ٣ and ３ are 3. */
function valueOf(character: string): number {
  // Each script has its ten digits in a row, and the one before 0 is no digit.
  let value = 0;
  let code = (character.codePointAt(0) ?? 0) - 1;
  while (value < 9 && digit.test(String.fromCodePoint(code))) {
    value += 1;
    code -= 1;
  }
  return value;
}

/** The text with digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[\p{Nd}--[0-9]]/gv, (character) => String(valueOf(character)));
}

/**
 * Where the caret belongs after a typed text was written again with other separators: behind as many characters that
 * count as before.
 */
export function caretBehind(written: string, count: number, counts: (character: string) => boolean): number {
  let left = count;
  let at = 0;
  while (at < written.length && left > 0) {
    if (counts(written[at] ?? '')) left -= 1;
    at += 1;
  }
  return at;
}

/** How many characters before the caret count. */
export function countBefore(text: string, caret: number, counts: (character: string) => boolean): number {
  return Array.from(text.slice(0, caret)).filter(counts).length;
}
