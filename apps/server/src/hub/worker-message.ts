/** What crosses between the main thread and a worker: instances lose their class on the way, so they travel as data. */
import { InputFile } from '../tools/tool.ts';

export type Packed =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'raw'; readonly type: string; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'failure'; readonly detail: string; readonly extras: unknown };

const fileMark = 'apiyard input file';

interface PackedFile {
  readonly mark: typeof fileMark;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

type Values = Readonly<Record<string, unknown>>;

/** An input ready to be cloned. Files stand among the values or in lists among them. */
export function packed(input: Values): Values {
  return mapped(input, (value) => (value instanceof InputFile ? ({ mark: fileMark, name: value.name, type: value.type, bytes: value.bytes } satisfies PackedFile) : value));
}

export function unpacked(input: Values): Values {
  return mapped(input, (value) => (isPackedFile(value) ? new InputFile(value.name, value.type, value.bytes) : value));
}

function mapped(input: Values, each: (value: unknown) => unknown): Values {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value.map(each) : each(value)]));
}

function isPackedFile(value: unknown): value is PackedFile {
  return typeof value === 'object' && value !== null && 'mark' in value && value.mark === fileMark && 'bytes' in value && value.bytes instanceof Uint8Array;
}
