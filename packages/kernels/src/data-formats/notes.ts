import { shortened } from './shortened.ts';
import { english, type NoteKey, type ValuesOf, type Words, wordsIn } from './words.ts';

type Lazy<Given> = Given | (() => Given);
/** The values of the sentence, if it has any, and the pointer of the value. */
type Given<Key extends NoteKey> = keyof ValuesOf<Key> extends never
  ? [values?: null, pointer?: Lazy<string>]
  : [values: Lazy<ValuesOf<Key>>, pointer?: Lazy<string>];

interface Note {
  /** JSON Pointer (RFC 6901) into the data. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** Maximum number of notes of each kind. */
const each = 10;
/** Maximum length of a pointer in characters. Longer ones are cut to the nearest parent. */
const pointerMax = 1000;

/** What a conversion lost or changed, and where. Readers and writers call `enter` and `leave` for each key. */
export class Notes {
  private readonly path: (string | number)[] = [];
  private readonly byCode = new Map<string, { notes: Note[]; count: number }>();
  /** With which the notes are written. */
  readonly words: Words;

  constructor(words: Words = english) {
    this.words = words;
  }

  enter(key: string | number): void {
    this.path.push(key);
  }

  leave(): void {
    this.path.pop();
  }

  /**
   * Adds a note at the current path, or at `pointer`: `notes.add('type', 'data.note.xml.type')`. Functions are called, and
   * the sentence is written, only if the note is kept.
   */
  add<Key extends NoteKey>(code: string, key: Key, ...[values, pointer]: Given<Key>): void {
    const kind = this.byCode.get(code) ?? { notes: [], count: 0 };
    this.byCode.set(code, kind);
    kind.count += 1;
    if (kind.count > each) return;
    const detail = wordsIn(this.words, key, (valueOf(values) ?? {}) as ValuesOf<Key>);
    kind.notes.push({ pointer: valueOf(pointer) ?? this.pointer, code, detail: shortened(detail) });
  }

  /** Whether more notes of this kind are only counted. */
  isFull(code: string): boolean {
    return (this.byCode.get(code)?.count ?? 0) >= each;
  }

  /** Adds to the count of a kind that is full. */
  count(code: string, times: number): void {
    const kind = this.byCode.get(code);
    if (kind) kind.count += times;
  }

  get pointer(): string {
    return pointerOf(this.path);
  }

  /** All notes; kinds above the maximum end with a count of the rest. */
  get list(): Note[] {
    return [...this.byCode].flatMap(([code, { notes, count }]) =>
      count > each
        ? [...notes, { pointer: '', code, detail: wordsIn(this.words, 'data.note.more', { count: count - each }) }]
        : notes,
    );
  }
}

/** JSON Pointer of a path, cut to the nearest parent if too long. */
export function pointerOf(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) {
    const name = String(key);
    if (pointer.length + name.length >= pointerMax) break;
    pointer += `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return pointer;
}

function valueOf<Value extends object | string | null | undefined>(given: Value | (() => Value)): Value {
  return typeof given === 'function' ? given() : given;
}
