import type { FaultValues } from '../faults/input-fault';
import { shortened } from './shortened.ts';
import { type FaultKey, faultText, type ValuesOf } from './words.ts';

/** Why a text cannot be read or written. Readers and writers throw it; the kernel turns it into an `InputFault`. */
export class Fault<Key extends FaultKey = FaultKey> extends Error {
  readonly code:
    | 'syntax'
    | 'depth'
    | 'aliases'
    | 'entities'
    | 'encoding'
    | 'number'
    | 'columns'
    | 'cells'
    | 'result_size'
    | 'too_big';
  readonly key: FaultKey;
  readonly values: FaultValues;
  /** Offset in the text in UTF-16 units; null if there is no useful position. */
  readonly offset: number | null;
  constructor(code: Fault['code'], key: Key, values: ValuesOf<Key>, offset: number | null) {
    super(shortened(faultText(key, values)));
    this.code = code;
    this.key = key;
    this.values = values;
    this.offset = offset;
  }
}

export const byteOrderMark = '\ufeff';

/** For a byte order mark that is neither at the start of the text nor part of the data. */
export function misplacedMark(offset: number): Fault {
  return new Fault('syntax', 'data.fault.mark', {}, offset);
}
