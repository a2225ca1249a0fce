import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { jsonDepth } from '../json/depth.ts';
import type { QueryStyle } from './style.ts';
import { depthMax } from './style.ts';

/** The pairs of a query string for a JSON object. */
export function writeQuery(text: string, style: QueryStyle, notes: Note[]): string[] {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof WrittenNumber)
    throw new InputFault('not_object', { pointer: '/text' });
  const writer = new QueryWriter(style, notes);
  for (const [name, member] of Object.entries(value)) writer.write(escape(name), member, '', name);
  return writer.pairs;
}

/** A number as it is written in the JSON: 9007199254740993 and 1.0 keep all their digits. */
class WrittenNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

function parse(text: string): unknown {
  // The depth is checked again for each value, as the brackets of the outer object count too.
  if (jsonDepth(text) > depthMax + 1) throw new InputFault('too_deep', { pointer: '/text', values: { max: depthMax } });
  try {
    return JSON.parse(text, (_, value: unknown, context?: { readonly source?: string }) =>
      typeof value === 'number' ? new WrittenNumber(context?.source ?? String(value)) : value,
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputFault('not_json', { pointer: '/text' });
  }
}

const escape = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');

const lengthMax = 2_000_000;

class QueryWriter {
  readonly pairs: string[] = [];
  readonly #style: QueryStyle;
  readonly #notes: Note[];
  #length = 0;

  constructor(style: QueryStyle, notes: Note[]) {
    this.#style = style;
    this.#notes = notes;
  }

  /** @param name the escaped name, with its brackets */
  write(name: string, value: unknown, parent: string, key: string, depth = 1): void {
    const pointer = `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (depth > depthMax) throw new InputFault('too_deep', { pointer: '/text', values: { max: depthMax } });
    if (/[[\]]/.test(key) || (this.#style.nesting === 'dots' && key.includes('.')))
      this.#notes.push({ code: 'ambiguous_name', pointer, values: { name: key } });
    if (Array.isArray(value)) this.#writeList(name, value, pointer, depth);
    else if (isScalar(value)) this.#add(name, this.#scalar(value, pointer));
    else {
      const members = Object.entries(value as object);
      if (members.length === 0) this.#notes.push({ code: 'empty_lost', pointer });
      for (const [inner, member] of members) this.write(this.#nested(name, inner), member, pointer, inner, depth + 1);
    }
  }

  /** A long name of an array is written once for each value. */
  #add(name: string, value: string): void {
    this.#length += name.length + value.length + 2;
    if (this.#length > lengthMax) throw new InputFault('too_long', { pointer: '/text', values: { max: lengthMax } });
    this.pairs.push(`${name}=${value}`);
  }

  #nested(name: string, key: string): string {
    return this.#style.nesting === 'dots' ? `${name}.${escape(key)}` : `${name}[${escape(key)}]`;
  }

  #writeList(name: string, list: readonly unknown[], pointer: string, depth: number): void {
    const { arrays } = this.#style;
    if (list.length === 0) this.#notes.push({ code: 'empty_lost', pointer });
    if (!list.every(isScalar) && arrays !== 'indices') this.#notes.push({ code: 'indices_used', pointer });
    if (arrays === 'indices' || !list.every(isScalar)) {
      list.forEach((member, at) => this.write(`${name}[${at}]`, member, pointer, String(at), depth + 1));
      return;
    }
    const values = list.map((member, at) => this.#scalar(member, `${pointer}/${at}`));
    if (values.length === 1 && arrays !== 'brackets') this.#notes.push({ code: 'single_value', pointer });
    if (arrays === 'comma') {
      if (values.length > 0) this.#add(name, values.join(','));
    } else {
      for (const value of values) this.#add(`${name}${arrays === 'brackets' ? '[]' : ''}`, value);
    }
  }

  #scalar(value: unknown, pointer: string): string {
    if (value === null) {
      this.#notes.push({ code: 'null_empty', pointer });
      return '';
    }
    return escape(value instanceof WrittenNumber ? value.source : String(value));
  }
}

const isScalar = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof WrittenNumber;
