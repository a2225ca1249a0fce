import { InputFault } from '../faults/input-fault.ts';
import { decode, withoutMark } from './decode.ts';
import { detect, formatOfName } from './detect.ts';
import { Fault } from './fault.ts';
import { type Format, formats } from './formats.ts';
import { outputBytesMax, resultTooLarge } from './limits.ts';
import { Notes } from './notes.ts';
import { shortened } from './shortened.ts';
import { detectedKey, type FaultKey, type Words } from './words.ts';

/** Reading this much already takes a second. */
export const sizeBytesMax = 5_000_000;

const formatTitles = { json: 'JSON', yaml: 'YAML', toml: 'TOML', xml: 'XML', csv: 'CSV', ndjson: 'NDJSON' } as const;
const delimiterByName = { auto: 'auto', comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
const emptyKey = 'data.fault.empty' satisfies FaultKey;
/** Maximum length of a value in the sentence of a fault. */
const valueLengthMax = 100;

interface DataFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Input {
  readonly text?: string | undefined;
  readonly file?: DataFile | undefined;
  readonly from: Format | 'auto';
  readonly to: Format;
  readonly indent: number;
  readonly delimiter: keyof typeof delimiterByName;
  readonly header: boolean;
}

/** @throws InputFault for data that cannot be read or written. Its sentence is one of `faultSentences`, or its code. */
export function convert({ text, file, from, to, indent, delimiter, header }: Input, words: Words) {
  if (text !== undefined && file !== undefined) throw new InputFault('one_of', { pointer: '/file' });
  const pointer = file ? '/file' : '/text';
  let given = '';
  let source = from === 'auto' ? formatOfName(file?.name ?? '') : from;
  const isDetected = source === null;
  try {
    given = textOf(text, file);
    const notes = new Notes(words);
    const style = { indent, delimiter: delimiterByName[delimiter], header };
    if (source === null) {
      if (given.trim() === '') throw new InputFault('missing', { pointer, sentence: emptyKey });
      source = detect(given);
    }
    // From CSV to CSV, `delimiter` is for writing; the source's is detected.
    const value = formats[source].read(given, notes, source === to ? { ...style, delimiter: 'auto' } : style);
    const written = formats[to].write(value, notes, style);
    const bytes = new TextEncoder().encode(written).length;
    if (bytes > outputBytesMax) throw resultTooLarge();
    const rows =
      Array.isArray(value) && [source, to].some((format) => format === 'csv' || format === 'ndjson')
        ? { rows: value.length }
        : {};
    return { from: source, to, text: written, bytes, ...rows, notes: notes.list };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const detected = isDetected && source !== null && error.code === 'syntax' ? formatTitles[source] : null;
    throw inputFaultOf(error, pointer, given, detected);
  }
}

function textOf(text: string | undefined, file: DataFile | undefined): string {
  if (file === undefined) {
    if (text === undefined) throw new InputFault('missing', { pointer: '/text' });
    return withoutMark(text);
  }
  if (file.bytes.length > sizeBytesMax) throw new Fault('too_big', 'data.fault.size', { max: sizeBytesMax }, null);
  return decode(file.bytes);
}

/** @param detected the format that the text was taken for, if it was not given */
function inputFaultOf({ code, key, values, offset }: Fault, pointer: string, text: string, detected: string | null) {
  const short = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shortened(value, valueLengthMax) : value,
  ]);
  return new InputFault(code, {
    pointer,
    sentence: detected === null ? key : detectedKey(key),
    values: { ...Object.fromEntries(short), ...(detected !== null && { format: detected }) },
    ...(offset !== null && { in: { text, offset } }),
  });
}
