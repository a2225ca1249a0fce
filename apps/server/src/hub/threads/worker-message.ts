/** What crosses between the main thread and a worker: instances lose their class on the way, so they travel as data. */
import type { Sentence } from '@apiyard/api/contract/endpoint';
import { InputFile } from '../../tools/tool.ts';

export type Packed =
  | { readonly kind: 'json'; readonly bytes: Uint8Array }
  | { readonly kind: 'raw'; readonly type: string; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'failure';
      readonly text: string | Sentence;
      readonly extras: unknown;
      readonly sentences: readonly (Sentence | null)[];
    };

const fileMark = 'apiyard input file';

interface PackedFile {
  readonly mark: typeof fileMark;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

type Values = Readonly<Record<string, unknown>>;

/** The `ArrayBuffer` to transfer; none if other data shares it, as with small pooled buffers: those are copied. */
export function memoryOf(bytes: Uint8Array): ArrayBuffer[] {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength ? [buffer] : [];
}

/** An input prepared for `postMessage`. Files are top-level values or elements of top-level lists. */
export function packed(input: Values): Values {
  return mapped(input, (value) =>
    value instanceof InputFile
      ? ({ mark: fileMark, name: value.name, type: value.type, bytes: value.bytes } satisfies PackedFile)
      : value,
  );
}

/** The memory of its files. */
export function memoryOfFiles(input: Values): ArrayBuffer[] {
  const files = Object.values(input)
    .flat()
    .filter((value) => value instanceof InputFile);
  return [...new Set(files.flatMap(({ bytes }) => memoryOf(bytes)))];
}

export function unpacked(input: Values): Values {
  return mapped(input, (value) => (isPackedFile(value) ? new InputFile(value.name, value.type, value.bytes) : value));
}

function mapped(input: Values, each: (value: unknown) => unknown): Values {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value.map(each) : each(value)]),
  );
}

function isPackedFile(value: unknown): value is PackedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mark' in value &&
    value.mark === fileMark &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array
  );
}
