/** Changes of lines as hunks, and as a unified diff (POSIX diff -u). */
export interface LineChange {
  readonly kind: 'same' | 'added' | 'removed';
  /** With its line break. */
  readonly text: string;
}

export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly changes: readonly LineChange[];
}

/** Changes with the lines around them. Hunks whose surroundings meet are one. */
export function hunksOf(lines: readonly LineChange[], context: number): Hunk[] {
  const isShown = Array.from({ length: lines.length }, () => false);
  let shownUntil = -1;
  for (const [at, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    for (let near = Math.max(at - context, shownUntil + 1); near <= Math.min(at + context, lines.length - 1); near += 1)
      isShown[near] = true;
    shownUntil = Math.min(at + context, lines.length - 1);
  }
  const hunks: Hunk[] = [];
  let oldLine = 1;
  let newLine = 1;
  let changes: LineChange[] = [];
  let start = { oldLine, newLine };
  const close = () => {
    if (changes.length === 0) return;
    const oldLines = changes.filter(({ kind }) => kind !== 'added').length;
    const newLines = changes.filter(({ kind }) => kind !== 'removed').length;
    hunks.push({
      // An empty range is after the line that it names.
      oldStart: oldLines === 0 ? start.oldLine - 1 : start.oldLine,
      oldLines,
      newStart: newLines === 0 ? start.newLine - 1 : start.newLine,
      newLines,
      changes,
    });
    changes = [];
  };
  for (const [at, line] of lines.entries()) {
    if (isShown[at] === true) {
      if (changes.length === 0) start = { oldLine, newLine };
      changes.push(line);
    } else close();
    if (line.kind !== 'added') oldLine += 1;
    if (line.kind !== 'removed') newLine += 1;
  }
  close();
  return hunks;
}

const signs = { same: ' ', added: '+', removed: '-' } as const;

export function unified(hunks: readonly Hunk[]): string {
  if (hunks.length === 0) return '';
  let text = '--- before\n+++ after\n';
  for (const { oldStart, oldLines, newStart, newLines, changes } of hunks) {
    text += `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`;
    for (const change of changes) {
      text += signs[change.kind] + change.text;
      if (!change.text.endsWith('\n')) text += '\n\\ No newline at end of file\n';
    }
  }
  return text;
}

const range = (start: number, lines: number): string => (lines === 1 ? String(start) : `${start},${lines}`);
