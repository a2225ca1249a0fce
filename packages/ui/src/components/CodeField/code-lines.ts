/** A place in a text, both from 1. Columns count characters. */
export interface CodePlace {
  readonly line: number;
  readonly column?: number | undefined;
}

const lineBreak = /\r\n|\r|\n/g;

/** At least 1. Lines end as in a text area: with LF, CRLF or CR. */
export function countLines(text: string): number {
  let count = 1;
  lineBreak.lastIndex = 0;
  while (lineBreak.test(text)) count += 1;
  return count;
}

/** Beyond it, only the line is marked: measuring so much text would slow down typing. */
const columnMax = 2000;

export interface MarkedLine {
  readonly before: string;
  /** The character; empty at the end of the line and where only the line is marked. */
  readonly character: string;
}

/** The text of a line up to a place, and the character there; null if the text has no such line. */
export function markedLine(text: string, { line, column = 0 }: CodePlace): MarkedLine | null {
  let start = 0;
  lineBreak.lastIndex = 0;
  for (let at = 1; at < line; at += 1) {
    if (!lineBreak.test(text)) return null;
    start = lineBreak.lastIndex;
  }
  if (column < 1 || column > columnMax) return { before: '', character: '' };
  const [content = ''] = text.slice(start, start + 2 * columnMax).split(/[\r\n]/, 1);
  const characters = Array.from(content);
  return { before: characters.slice(0, column - 1).join(''), character: characters[column - 1] ?? '' };
}

interface Scrolled {
  /** Pixels. */
  readonly top: number;
  readonly height: number;
  readonly lineHeight: number;
}

/** The first and last line to number, from 1, with one more at each end. */
export function numberedLines({ top, height, lineHeight }: Scrolled, lineCount: number): [first: number, last: number] {
  const first = Math.max(1, Math.floor(top / lineHeight));
  return [first, Math.min(lineCount, Math.ceil((top + height) / lineHeight) + 1)];
}
