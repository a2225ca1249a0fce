/** Characters that editors hide or that reorder what they show, such as U+202E. Arabic and emoji need the joiners U+200C and U+200D. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const named: Readonly<Record<string, string>> = {
  '"': String.raw`\"`,
  '\\': '\\\\',
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

const hex = (code: number) => code.toString(16).padStart(4, '0');

/** `\u2028`; two for a character of two UTF-16 units. */
const byUnits = (character: string) =>
  Array.from({ length: character.length }, (_, at) => `\\u${hex(character.charCodeAt(at))}`).join('');

/** `\u{2028}` */
const byCodePoint = (character: string) => `\\u{${hex(character.codePointAt(0) ?? 0)}}`;

/** In double quotes, with escapes that Java, C#, Kotlin, Ruby, Rust and Swift share. Kotlin and Ruby have more to escape. */
export function quoted(value: string, escapes: '\\u0000' | '\\u{0000}'): string {
  const numbered = escapes === '\\u0000' ? byUnits : byCodePoint;
  return `"${value
    .replaceAll(/["\\]/g, (character) => named[character] ?? character)
    .replaceAll(hidden, (character) => named[character] ?? numbered(character))}"`;
}

/** JSON whose only control characters are the line feeds between its lines. It never has three double quotes in a row. */
export const jsonLines = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(hidden, (character) => (character === '\n' ? '\n' : byUnits(character)));
