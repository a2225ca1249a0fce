/** The flat form in which Nuxt 3 writes its page data (the package devalue): a list whose entries refer to each other by index. */
import { depthMax, TooLarge } from '../limits.ts';
import { textAt } from './json-source.ts';
import { parseJson } from './json.ts';

/** Characters of the unpacked JSON: an entry is written again for each reference to it. */
const lengthMax = 10_000_000;

/** Unchanged when it has another form. Throws `TooLarge`. */
export function unpacked(packed: unknown): unknown {
  if (!Array.isArray(packed) || packed.length === 0) return packed;
  try {
    const unpacker = new Unpacker(packed);
    unpacker.write(0);
    return parseJson(unpacker.chunks.join(''));
  } catch (error) {
    if (error instanceof NotPacked) return packed;
    throw error;
  }
}

class NotPacked extends Error {}

/** Entries that hold their text as it is, behind a name. */
const textNames = new Set(['Date', 'BigInt', 'RegExp', 'URL']);
/** Entries that hold references behind a name. */
const listNames = new Set(['Set', 'Map']);

class Unpacker {
  readonly chunks: string[] = [];
  readonly #entries: readonly unknown[];
  /** Entries that are being written: a reference to one of them is a circle. */
  readonly #open = new Set<number>();
  #length = 0;

  constructor(entries: readonly unknown[]) {
    this.#entries = entries;
  }

  write(index: unknown): void {
    if (typeof index !== 'number' || !Number.isInteger(index) || index >= this.#entries.length) throw new NotPacked();
    // Negative numbers are undefined, holes, and numbers that JSON does not have.
    if (index < 0 || this.#open.has(index)) return this.#put(index === -6 ? '-0' : 'null');
    const entry = this.#entries[index];
    if (typeof entry !== 'object' || entry === null)
      return this.#put(textAt(this.#entries, [index]) ?? JSON.stringify(entry));
    if (this.#open.size >= depthMax) throw new TooLarge(`The JSON is nested deeper than ${depthMax} levels.`);
    this.#open.add(index);
    if (Array.isArray(entry)) this.#list(entry);
    else this.#object(Object.entries(entry));
    this.#open.delete(index);
  }

  #list(entry: readonly unknown[]): void {
    const [name, value] = entry;
    if (typeof name !== 'string') return this.#array(entry);
    if (textNames.has(name)) return this.#put(JSON.stringify(value ?? null));
    if (listNames.has(name)) return this.#array(entry.slice(1));
    if (name === 'null') return this.#object(pairs(entry.slice(1)));
    // `Reactive`, `Ref` and others wrap one value.
    return entry.length === 2 && typeof value === 'number' ? this.write(value) : this.#put('null');
  }

  #array(references: readonly unknown[]): void {
    this.#put('[');
    for (const [at, reference] of references.entries()) {
      if (at > 0) this.#put(',');
      this.write(reference);
    }
    this.#put(']');
  }

  #object(members: readonly (readonly [unknown, unknown])[]): void {
    this.#put('{');
    for (const [at, [name, reference]] of members.entries()) {
      this.#put(`${at > 0 ? ',' : ''}${JSON.stringify(String(name))}:`);
      this.write(reference);
    }
    this.#put('}');
  }

  #put(chunk: string): void {
    this.#length += chunk.length;
    if (this.#length > lengthMax) throw new TooLarge('The data in this script is too large to unpack.');
    this.chunks.push(chunk);
  }
}

/** Names and references in turn. */
function pairs(flat: readonly unknown[]): [unknown, unknown][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]] as [unknown, unknown]] : []));
}
