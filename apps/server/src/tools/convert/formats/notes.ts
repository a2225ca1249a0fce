import { shortened } from './shortened.ts';

interface Note {
  /** JSON Pointer (RFC 6901) into the data. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** Of each kind, this many are told one by one. */
const each = 10;
/** Characters of a pointer. Where keys are longer, it points to the nearest place around that fits. */
const pointerMax = 1000;

/** What a conversion lost or changed, and where. Readers and writers say which key they are in. */
export class Notes {
  private readonly path: (string | number)[] = [];
  private readonly byCode = new Map<string, { notes: Note[]; count: number }>();

  enter(key: string | number): void {
    this.path.push(key);
  }

  leave(): void {
    this.path.pop();
  }

  /** Notes something at the present place, or at `pointer`. Functions are called only for a note that is kept. */
  add(code: string, detail: string | (() => string), pointer?: string | (() => string)): void {
    const kind = this.byCode.get(code) ?? { notes: [], count: 0 };
    this.byCode.set(code, kind);
    kind.count += 1;
    if (kind.count <= each)
      kind.notes.push({ pointer: textOf(pointer) ?? this.pointer, code, detail: shortened(textOf(detail)) });
  }

  /** Whether notes of this kind are no more kept, only counted. */
  isFull(code: string): boolean {
    return (this.byCode.get(code)?.count ?? 0) >= each;
  }

  /** Counts more of a kind that is full. */
  count(code: string, times: number): void {
    const kind = this.byCode.get(code);
    if (kind) kind.count += times;
  }

  get pointer(): string {
    return pointerOf(this.path);
  }

  /** All of them; where a kind has very many, the first ones and how many more. */
  get list(): Note[] {
    return [...this.byCode].flatMap(([code, { notes, count }]) =>
      count > each ? [...notes, { pointer: '', code, detail: `The same in ${count - each} more places.` }] : notes,
    );
  }
}

/** The JSON Pointer of a place, or of the nearest one around it that is not too long. */
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
