import { shortened } from './shortened.ts';

/** Why a text cannot be read or written. Readers and writers throw it; the tool turns it into `InvalidInput`. */
export class Fault extends Error {
  readonly code:
    | 'syntax'
    | 'depth'
    | 'aliases'
    | 'entities'
    | 'encoding'
    | 'number'
    | 'columns'
    | 'cells'
    | 'result_size';
  /** Offset in the text in UTF-16 units; null if there is no useful position. */
  readonly offset: number | null;
  constructor(code: Fault['code'], detail: string, offset: number | null) {
    super(shortened(detail));
    this.code = code;
    this.offset = offset;
  }
}

export const byteOrderMark = '\ufeff';

/** For a byte order mark that is neither at the start of the text nor part of the data. */
export function misplacedMark(offset: number): Fault {
  return new Fault('syntax', 'A byte order mark (U+FEFF) is only allowed at the start of the text. Remove it.', offset);
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, both from 1; columns count characters, not UTF-16 units. */
export function placeOf(text: string, offset: number): Place {
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
