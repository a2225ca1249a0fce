/** A position in a text, both counted from 1. Columns count characters, not UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset, which is in UTF-16 units. Lines end with LF, CRLF or CR. */
export function placeOf(text: string, offset: number): TextPlace {
  let line = 1;
  let start = 0;
  const lineBreak = /\r\n|\r|\n/g;
  const before = text.slice(0, offset);
  while (lineBreak.test(before)) {
    line += 1;
    start = lineBreak.lastIndex;
  }
  let column = 1;
  for (let at = start; at < before.length; at += (before.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) column += 1;
  return { line, column };
}
