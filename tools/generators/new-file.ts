export interface NewFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The file exists and this text is inserted. @default false */
  readonly replaces?: boolean;
}

/** Reads a file of the repository, by its path from the root. */
export type ReadFile = (path: string) => string;

interface Insertion {
  /** Of the lines that match, the new one comes after the last… */
  readonly after?: RegExp;
  /** …or before the last. */
  readonly before?: RegExp;
  readonly line: string;
}

/** A file of the repository with some lines more. Throws a sentence when a place for them is not found. */
export function withLines(read: ReadFile, path: string, insertions: readonly Insertion[]): NewFile {
  let lines: readonly string[] = read(path).split('\n');
  for (const { after, before, line } of insertions) {
    const at = lines.findLastIndex((each) => (after ?? before)?.test(each));
    if (at === -1) throw new Error(`${path} is not written as expected: no place for '${line.trim()}' was found.`);
    lines = lines.toSpliced(after === undefined ? at : at + 1, 0, line);
  }
  return { path, text: lines.join('\n'), replaces: true };
}
