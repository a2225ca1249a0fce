import { diffArrays } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffLine {
  readonly kind: DiffKind;
  /** With or without its line break. */
  readonly text: string;
}

/** Changed lines with the lines around them, as in a unified diff. Numbers begin with 1. */
export interface DiffHunk {
  readonly oldStart: number;
  readonly newStart: number;
  readonly changes: readonly DiffLine[];
}

/** Comparing takes the square of the number of differences: beyond this, everything is removed and added. */
const editsMax = 1500;

/** The lines of two texts, each with what happened to it. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, next] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(old, next, { maxEditLength: editsMax });
  if (changes === undefined) return [...toLines('removed', old), ...toLines('added', next)];
  return changes.flatMap(({ added, removed, value }) => toLines(added ? 'added' : removed ? 'removed' : 'same', value));
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const toLines = (kind: DiffKind, texts: readonly string[]) => texts.map((text): DiffLine => ({ kind, text }));

/** A part of a line. */
export interface DiffPart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Longer lines are not compared by words: it would block the page. */
const charsMax = 2000;
/** Lines that have less in common, as a share of their characters, are different lines: marks would not help. */
const likeness = 0.35;

/** Compares a removed line with the one that replaced it by words; null if they have little in common. */
export function diffWords(before: string, after: string): { before: DiffPart[]; after: DiffPart[] } | null {
  if (before.length > charsMax || after.length > charsMax) return null;
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  const parts = { before: [] as DiffPart[], after: [] as DiffPart[] };
  let sameChars = 0;
  for (const { added, removed, value } of changes) {
    const text = value.join('');
    if (!added && !removed) sameChars += text.trim().length;
    if (!added) parts.before.push({ text, isChanged: removed });
    if (!removed) parts.after.push({ text, isChanged: added });
  }
  return sameChars < likeness * Math.max(before.trim().length, after.trim().length) ? null : parts;
}

const wordsOf = (text: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment);
