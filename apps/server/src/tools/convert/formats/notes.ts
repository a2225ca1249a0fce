interface Note {
  /** JSON Pointer (RFC 6901) into the data. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** Of each kind, this many are told one by one. */
const each = 10;

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

  /** Notes something at the present place, or at `pointer`. */
  add(code: string, detail: string, pointer?: string): void {
    const kind = this.byCode.get(code) ?? { notes: [], count: 0 };
    this.byCode.set(code, kind);
    kind.count += 1;
    if (kind.count <= each) kind.notes.push({ pointer: pointer ?? this.pointer, code, detail });
  }

  get pointer(): string {
    return this.path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  }

  /** All of them; where a kind has very many, the first ones and how many more. */
  get list(): Note[] {
    return [...this.byCode].flatMap(([code, { notes, count }]) =>
      count > each ? [...notes, { pointer: '', code, detail: `The same in ${count - each} more places.` }] : notes,
    );
  }
}
