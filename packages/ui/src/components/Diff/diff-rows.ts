import { diffWords } from './diff-lines.ts';
import type { DiffHunk, DiffKind, DiffLine, DiffPart } from './diff-lines.ts';

/** A line of the diff. A removed line has no number after, an added one none before. */
export interface LineRow {
  readonly kind: DiffKind;
  readonly oldLine: number | null;
  readonly newLine: number | null;
  readonly parts: readonly DiffPart[];
}

/** Unchanged lines that are not shown. */
export interface GapRow {
  readonly kind: 'gap';
  readonly count: number;
  /** The lines, where they are known. */
  readonly lines: readonly LineRow[] | null;
}

export type DiffRow = LineRow | GapRow;

/** Rows of a whole text; long unchanged parts are gaps. */
export function rowsOfLines(lines: readonly DiffLine[], contextLines: number): DiffRow[] {
  const rows = numbered(lines, 1, 1);
  const found: DiffRow[] = [];
  let at = 0;
  while (at < rows.length) {
    const isSame = rows[at]?.kind === 'same';
    let to = at;
    while (to < rows.length && (rows[to]?.kind === 'same') === isSame) to += 1;
    const run = rows.slice(at, to);
    const head = at === 0 ? 0 : contextLines;
    const tail = to === rows.length ? 0 : contextLines;
    // Collapsing a single line would save nothing.
    if (!isSame || run.length <= head + tail + 1) found.push(...run);
    else {
      const hidden = run.slice(head, run.length - tail);
      found.push(
        ...run.slice(0, head),
        { kind: 'gap', count: hidden.length, lines: hidden },
        ...run.slice(run.length - tail),
      );
    }
    at = to;
  }
  return found;
}

/** Rows of hunks. What is between them is only known as a number of lines. */
export function rowsOfHunks(hunks: readonly DiffHunk[]): DiffRow[] {
  const found: DiffRow[] = [];
  let nextLine = 1;
  for (const { oldStart, newStart, changes } of hunks) {
    const count = (kind: DiffKind) => changes.filter((change) => change.kind === kind).length;
    const oldLines = count('same') + count('removed');
    // An empty range is after the line that it names.
    const first = oldLines === 0 ? oldStart + 1 : oldStart;
    const firstNew = count('same') + count('added') === 0 ? newStart + 1 : newStart;
    if (first > nextLine) found.push({ kind: 'gap', count: first - nextLine, lines: null });
    found.push(...numbered(changes, first, firstNew));
    nextLine = first + oldLines;
  }
  return found;
}

/** Replaced lines are compared by words, each with the one in its place. */
function numbered(lines: readonly DiffLine[], firstOld: number, firstNew: number): LineRow[] {
  let [oldLine, newLine] = [firstOld, firstNew];
  const parts = wordParts(lines);
  return lines.map(({ kind, text }, at) => ({
    kind,
    oldLine: kind === 'added' ? null : oldLine++,
    newLine: kind === 'removed' ? null : newLine++,
    parts: parts.get(at) ?? [{ text: withoutBreak(text), isChanged: false }],
  }));
}

function wordParts(lines: readonly DiffLine[]): Map<number, readonly DiffPart[]> {
  const parts = new Map<number, readonly DiffPart[]>();
  let at = 0;
  while (at < lines.length) {
    const removed = runFrom(lines, at, 'removed');
    const added = runFrom(lines, at + removed, 'added');
    for (let pair = 0; pair < Math.min(removed, added); pair += 1) {
      const [oldAt, newAt] = [at + pair, at + removed + pair];
      const found = diffWords(withoutBreak(lines[oldAt]?.text ?? ''), withoutBreak(lines[newAt]?.text ?? ''));
      if (found !== null) parts.set(oldAt, found.before).set(newAt, found.after);
    }
    at += Math.max(1, removed + added);
  }
  return parts;
}

function runFrom(lines: readonly DiffLine[], from: number, kind: DiffKind): number {
  let to = from;
  while (lines[to]?.kind === kind) to += 1;
  return to - from;
}

const withoutBreak = (text: string) => text.replace(/\r?\n$/, '');

/** A removed line next to the one that replaced it. */
export interface RowPair {
  readonly before: LineRow | null;
  readonly after: LineRow | null;
}

/** Rows for two columns. */
export function pairsOf(rows: readonly DiffRow[]): (RowPair | GapRow)[] {
  const pairs: (RowPair | GapRow)[] = [];
  let removed: LineRow[] = [];
  let added: LineRow[] = [];
  const close = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      pairs.push({ before: removed[at] ?? null, after: added[at] ?? null });
    removed = [];
    added = [];
  };
  for (const row of rows) {
    if (row.kind === 'removed') {
      if (added.length > 0) close();
      removed.push(row);
    } else if (row.kind === 'added') added.push(row);
    else {
      close();
      pairs.push(row.kind === 'gap' ? row : { before: row, after: row });
    }
  }
  close();
  return pairs;
}

const signs = { same: ' ', added: '+', removed: '-' } as const;

/** The rows as a unified diff (POSIX diff -u), as `patch` and `git apply` read it. */
export function unifiedText(rows: readonly DiffRow[]): string {
  const hunks: LineRow[][] = [[]];
  for (const row of rows) {
    if (row.kind === 'gap') hunks.push([]);
    else hunks.at(-1)?.push(row);
  }
  const text = hunks
    .filter((lines) => lines.some(({ kind }) => kind !== 'same'))
    .map((lines) => {
      const range = (side: 'oldLine' | 'newLine') => {
        const numbers = lines.map((line) => line[side]).filter((number) => number !== null);
        return `${numbers[0] ?? 0},${numbers.length}`;
      };
      const body = lines.map(({ kind, parts }) => `${signs[kind]}${parts.map((part) => part.text).join('')}\n`);
      return `@@ -${range('oldLine')} +${range('newLine')} @@\n${body.join('')}`;
    });
  return text.length === 0 ? '' : `--- before\n+++ after\n${text.join('')}`;
}
