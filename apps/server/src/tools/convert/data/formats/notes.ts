import { shortened } from './shortened.ts';

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

  enter(key: string | number): void {
    this.path.push(key);
  }

  leave(): void {
    this.path.pop();
  }

  /** Adds a note at the current path, or at `pointer`. Functions are called only if the note is kept. */
  add(code: string, detail: string | (() => string), pointer?: string | (() => string)): void {
    const kind = this.byCode.get(code) ?? { notes: [], count: 0 };
    this.byCode.set(code, kind);
    kind.count += 1;
    if (kind.count <= each)
      kind.notes.push({ pointer: textOf(pointer) ?? this.pointer, code, detail: shortened(textOf(detail)) });
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
        ? [...notes, { pointer: '', code, detail: `This also applies to ${count - each} more places.` }]
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

function textOf<Given extends string | undefined>(given: Given | (() => string)): Given | string {
  return typeof given === 'function' ? given() : given;
}
