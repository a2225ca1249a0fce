/** JSON laid out for reading, with the places of some of its values. */

export interface WantedValue {
  readonly location: readonly (string | number)[];
  /** Receives the value's position in the text. */
  readonly found: (start: number, end: number) => void;
}

export interface IndentedJson {
  /** As `JSON.stringify` indents it by two, as far as it was written. */
  readonly text: string;
  readonly isCut: boolean;
}

interface Branch {
  readonly found: ((start: number, end: number) => void)[];
  readonly below: Map<string, Branch>;
}

/** Writes at least the first `lengthMax` characters. Positions of later values are not reported. */
export function indentedJson(value: unknown, wanted: readonly WantedValue[], lengthMax: number): IndentedJson {
  const tree: Branch = { found: [], below: new Map() };
  for (const { location, found } of wanted) branchAt(tree, location).found.push(found);
  const writer = new Writer(lengthMax);
  writer.write(value, tree, '\n');
  const text = writer.chunks.join('');
  return { text: text.slice(0, lengthMax), isCut: writer.length > lengthMax || writer.isFull };
}

function branchAt(tree: Branch, location: readonly (string | number)[]): Branch {
  let branch = tree;
  for (const step of location) {
    const known = branch.below.get(String(step));
    const next: Branch = known ?? { found: [], below: new Map() };
    if (!known) branch.below.set(String(step), next);
    branch = next;
  }
  return branch;
}

class Writer {
  readonly chunks: string[] = [];
  length = 0;
  isFull = false;
  readonly #lengthMax: number;

  constructor(lengthMax: number) {
    this.#lengthMax = lengthMax;
  }

  /** `margin` is a line end and the indentation of the line that the value starts on. */
  write(value: unknown, branch: Branch | undefined, margin: string): void {
    if (this.isFull) return;
    const start = this.length;
    if (branch && branch.below.size > 0 && typeof value === 'object' && value !== null)
      this.#writeBranches(value, branch, margin);
    else this.#put((JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', margin));
    if (!this.isFull && this.length <= this.#lengthMax)
      for (const found of branch?.found ?? []) found(start, this.length);
  }

  #writeBranches(value: object, branch: Branch, margin: string): void {
    const isArray = Array.isArray(value);
    const inner = `${margin}  `;
    this.#put(isArray ? '[' : '{');
    for (const [index, [key, entry]] of Object.entries(value).entries()) {
      if (this.length > this.#lengthMax) {
        this.isFull = true;
        return;
      }
      this.#put(`${index === 0 ? '' : ','}${inner}${isArray ? '' : `${JSON.stringify(key)}: `}`);
      this.write(entry, branch.below.get(key), inner);
    }
    this.#put(`${margin}${isArray ? ']' : '}'}`);
  }

  #put(chunk: string): void {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }
}
