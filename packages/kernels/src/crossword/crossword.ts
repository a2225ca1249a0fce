/** Crosswords: words that cross, with a clue for each. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';
import { gridLetters, type Word } from '../words/words.ts';

export interface CrosswordOptions {
  readonly words: readonly Word[];
  /** Words in the grid at most. */
  readonly count: number;
}

export interface CrosswordEntry {
  readonly number: number;
  readonly direction: 'across' | 'down';
  /** From 0. Columns count in reading direction. */
  readonly row: number;
  readonly column: number;
  readonly letters: readonly string[];
  readonly word: string;
  readonly clue: string;
}

export interface Crossword {
  readonly width: number;
  readonly height: number;
  /** Rows of letters, null for a black cell. */
  readonly grid: readonly (readonly (string | null)[])[];
  readonly entries: readonly CrosswordEntry[];
  readonly proof: {
    /** Cells that belong to two words. */
    readonly crossings: number;
    /** No other assignment of the words to the entries fits the grid. */
    readonly isUnique: boolean;
  };
}

interface Placed {
  readonly word: Word;
  readonly letters: readonly string[];
  readonly row: number;
  readonly column: number;
  readonly isDown: boolean;
}

const layoutsMax = 60;
const extentMax = 15;
/** Words that a layout chooses from: more take longer, and make it no better. */
const wordsMax = 60;

/**
 * The best of several layouts: most words, then most crossings. Layouts in which words could be exchanged are left out
 * while there is another. The same options and seed always give the same crossword.
 */
export function makeCrossword({ words, count }: CrosswordOptions, seed: string): Crossword {
  const random = randomFrom(`crossword ${count} ${seed}`);
  let best: Crossword | null = null;
  const rank = ({ entries, proof }: Crossword) =>
    (proof.isUnique ? 10_000 : 0) + entries.length * 100 + proof.crossings;
  for (let layout = 0; layout < layoutsMax; layout += 1) {
    const made = numbered(layOut(words, count, random));
    if (best === null || rank(made) > rank(best)) best = made;
  }
  return best as Crossword;
}

function layOut(words: readonly Word[], count: number, random: Random): readonly Placed[] {
  const spelled = random
    .shuffled(words)
    .slice(0, wordsMax)
    .map((word) => ({ word, letters: gridLetters(word.word) }));
  const placed: Placed[] = [];
  const cells = new Map<string, string>();
  const put = (one: Placed) => {
    placed.push(one);
    for (const [at, letter] of one.letters.entries()) cells.set(keyOf(...cellOf(one, at)), letter);
  };
  // A long word first gives the others something to cross.
  const first = spelled.slice(0, 8).toSorted((a, b) => b.letters.length - a.letters.length)[0];
  if (first === undefined) return [];
  put({ ...first, row: 0, column: 0, isDown: false });
  for (const next of spelled) {
    if (placed.length >= count) break;
    if (next === first) continue;
    const place = bestPlace(next, placed, cells);
    if (place !== null) put(place);
  }
  return placed;
}

const keyOf = (row: number, column: number) => `${row} ${column}`;
const cellOf = ({ row, column, isDown }: Omit<Placed, 'word' | 'letters'>, at: number): [number, number] =>
  isDown ? [row + at, column] : [row, column + at];

/** The place with the most crossings that keeps the grid small, or null. */
function bestPlace(
  { word, letters }: Pick<Placed, 'word' | 'letters'>,
  placed: readonly Placed[],
  cells: ReadonlyMap<string, string>,
): Placed | null {
  let best: { place: Placed; rank: number } | null = null;
  for (const other of placed)
    for (const [at, letter] of letters.entries())
      for (const [otherAt, otherLetter] of other.letters.entries()) {
        if (letter !== otherLetter) continue;
        const [row, column] = cellOf(other, otherAt);
        const isDown = !other.isDown;
        const place: Placed = {
          word,
          letters,
          row: isDown ? row - at : row,
          column: isDown ? column : column - at,
          isDown,
        };
        const crossings = crossingsOf(place, cells);
        // A word within another, such as ail in corail, would lie on it.
        if (crossings === 0 || placed.some((each) => overlaps(each, place))) continue;
        const { width, height } = extentOf([...placed, place]);
        if (Math.max(width, height) > extentMax) continue;
        const rank = crossings * 20 - Math.max(width, height);
        if (best === null || rank > best.rank) best = { place, rank };
      }
  return best?.place ?? null;
}

/** Whether two words of one direction share a cell. */
function overlaps(one: Placed, other: Placed): boolean {
  if (one.isDown !== other.isDown) return false;
  const [line, from] = one.isDown ? [one.column, one.row] : [one.row, one.column];
  const [otherLine, otherFrom] = other.isDown ? [other.column, other.row] : [other.row, other.column];
  return line === otherLine && from < otherFrom + other.letters.length && otherFrom < from + one.letters.length;
}

/** How many letters the word shares with others, or 0 when it does not fit or would touch one along its side. */
function crossingsOf(place: Placed, cells: ReadonlyMap<string, string>): number {
  const { letters, isDown } = place;
  const at = (offset: number, aside = 0) => {
    const [row, column] = cellOf(place, offset);
    return cells.get(isDown ? keyOf(row, column + aside) : keyOf(row + aside, column));
  };
  if (at(-1) !== undefined || at(letters.length) !== undefined) return 0;
  let crossings = 0;
  for (const [offset, letter] of letters.entries()) {
    const here = at(offset);
    if (here === letter) crossings += 1;
    else if (here !== undefined || at(offset, -1) !== undefined || at(offset, 1) !== undefined) return 0;
  }
  return crossings === letters.length ? 0 : crossings;
}

function extentOf(placed: readonly Placed[]) {
  const ends = placed.flatMap((one) => [cellOf(one, 0), cellOf(one, one.letters.length - 1)]);
  const rows = ends.map(([row]) => row);
  const columns = ends.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1 };
}

function numbered(placed: readonly Placed[]): Crossword {
  const { top, left, width, height } = extentOf(placed);
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, (): string | null => null));
  let crossings = 0;
  for (const one of placed)
    for (const [at, letter] of one.letters.entries()) {
      const [row, column] = cellOf(one, at);
      if (grid[row - top]?.[column - left] !== null) crossings += 1;
      grid[row - top]?.splice(column - left, 1, letter);
    }
  const starts = [...new Set(placed.map(({ row, column }) => (row - top) * width + column - left))].toSorted(
    (a, b) => a - b,
  );
  const entries = placed
    .map(({ word, letters, row, column, isDown }): CrosswordEntry => ({
      number: starts.indexOf((row - top) * width + column - left) + 1,
      direction: isDown ? 'down' : 'across',
      row: row - top,
      column: column - left,
      letters,
      word: word.word,
      clue: word.meaning,
    }))
    .toSorted((a, b) => a.number - b.number || a.direction.localeCompare(b.direction));
  return { width, height, grid, entries, proof: { crossings, isUnique: assignmentsOf(entries, 2) === 1 } };
}

/** In how many ways the words can be put into the entries so that crossings agree, at most `max`. */
export function assignmentsOf(
  entries: readonly Pick<CrosswordEntry, 'row' | 'column' | 'direction' | 'letters'>[],
  max: number,
): number {
  const cells = new Map<string, string>();
  const used = new Set<number>();
  let found = 0;
  const assign = (at: number): void => {
    const entry = entries[at];
    if (entry === undefined) {
      found += 1;
      return;
    }
    for (const [word, { letters }] of entries.entries()) {
      if (used.has(word) || letters.length !== entry.letters.length) continue;
      const keys = letters.map((_, offset) =>
        keyOf(...cellOf({ ...entry, isDown: entry.direction === 'down' }, offset)),
      );
      if (!keys.every((key, offset) => (cells.get(key) ?? letters[offset]) === letters[offset])) continue;
      const added = keys.filter((key) => !cells.has(key));
      for (const [offset, key] of keys.entries()) cells.set(key, letters[offset] ?? '');
      used.add(word);
      assign(at + 1);
      used.delete(word);
      for (const key of added) cells.delete(key);
      if (found >= max) return;
    }
  };
  assign(0);
  return found;
}
