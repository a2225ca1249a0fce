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
