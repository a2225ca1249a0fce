import type { TextPlace } from './text-place.ts';
import { placeOf } from './text-place.ts';

export type FaultValues = Readonly<Record<string, string | number>>;

interface FaultDetails {
  /** JSON Pointer of the input that must change. */
  readonly pointer: string;
  /** The key of its sentence, if a code has several. @default the code */
  readonly sentence?: string;
  /** What the sentence names in double braces. */
  readonly values?: FaultValues;
  /** Where it is in a text: the offset in UTF-16 units. */
  readonly in?: { readonly text: string; readonly offset: number };
  /** Faults of other inputs that belong to it, such as the other of two colours. @default none */
  readonly others?: readonly InputFault[];
}

/**
 * Thrown for an input that has the right type but cannot be used: invalid Base64, an unsolvable puzzle. `code` is one of
 * those that the tool declares in `errors`, with a sentence in each language.
 */
export class InputFault extends Error {
  readonly code: string;
  readonly pointer: string;
  readonly sentence: string;
  readonly values: FaultValues;
  readonly place: TextPlace | null;
  readonly others: readonly InputFault[];

  constructor(code: string, { pointer, sentence = code, values = {}, in: where, others = [] }: FaultDetails) {
    super(`${code} at ${pointer}`);
    this.code = code;
    this.pointer = pointer;
    this.sentence = sentence;
    this.values = values;
    this.others = others;
    this.place = where === undefined ? null : placeOf(where.text, where.offset);
  }
}
