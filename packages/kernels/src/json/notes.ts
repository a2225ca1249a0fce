import type { FaultValues } from '../faults/input-fault.ts';
import type { Note } from '../faults/note.ts';

/** Notes of each code; the rest is counted. */
const each = 20;

/** What a tool changed, lost or assumed, at most twenty of a kind. */
export class Notes {
  readonly #byCode = new Map<string, { notes: Note[]; count: number }>();

  /** @param pointer called only if the note is kept */
  add(code: string, pointer: string | (() => string) = '', values: FaultValues = {}): void {
    let kind = this.#byCode.get(code);
    if (kind === undefined) this.#byCode.set(code, (kind = { notes: [], count: 0 }));
    kind.count += 1;
    if (kind.count <= each)
      kind.notes.push({ code, pointer: typeof pointer === 'string' ? pointer : pointer(), values });
  }

  /** All notes. A kind with more than twenty ends with the note `more_places`. */
  get list(): Note[] {
    return [...this.#byCode].flatMap(([code, { notes, count }]) =>
      count > each ? [...notes, { code: 'more_places', pointer: '', values: { code, count: count - each } }] : notes,
    );
  }
}
