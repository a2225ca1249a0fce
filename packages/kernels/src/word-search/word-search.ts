/** Word searches: each word is in the grid exactly once. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';
import { gridLetters } from '../words/words.ts';

export const wordSearchLevels = ['easy', 'medium', 'hard'] as const;
export type WordSearchLevel = (typeof wordSearchLevels)[number];

/** Steps of rows and columns. Columns count in reading direction: from the right for Arabic. */
export const directions = {
  forward: [0, 1],
  down: [1, 0],
  'down-forward': [1, 1],
  'up-forward': [-1, 1],
  backward: [0, -1],
  up: [-1, 0],
  'down-backward': [1, -1],
  'up-backward': [-1, -1],
} as const;
export type Direction = keyof typeof directions;

const directionsOf: Readonly<Record<WordSearchLevel, readonly Direction[]>> = {
  easy: ['forward', 'down'],
  medium: ['forward', 'down', 'down-forward', 'up-forward'],
  hard: Object.keys(directions) as Direction[],
};

export interface WordSearchOptions {
  readonly size: number;
  readonly level: WordSearchLevel;
  readonly words: readonly string[];
}

export interface PlacedWord {
  /** As it was given. */
  readonly word: string;
  /** As it is in the grid. */
  readonly letters: readonly string[];
  /** Row of the first letter, from 0. */
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

export interface WordSearch {
  readonly size: number;
  /** Rows of letters, columns in reading direction. */
  readonly grid: readonly (readonly string[])[];
  readonly placed: readonly PlacedWord[];
  /** Words that did not fit. */
  readonly left: readonly string[];
}

const triesMax = 40;

/**
 * Places as many of the words as it can, longest first. Letters between them are of the words, chosen so that no word
 * is there twice. The same options and seed always give the same grid.
 */
export function makeWordSearch({ size, level, words }: WordSearchOptions, seed: string): WordSearch {
  const random = randomFrom(`word-search ${size} ${level} ${words.join(' ')} ${seed}`);
  const spelled = uniqueWords(words);
  const fitting = spelled
    .filter(({ letters }) => letters.length >= 2 && letters.length <= size)
    .toSorted((one, other) => other.letters.length - one.letters.length);
  let best: WordSearch | null = null;
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ''));
    const placed = fitting.flatMap((word) => placeWord(word, grid, directionsOf[level], random) ?? []);
    fill(grid, placed, random);
    const once = placed.filter((word) => occurrencesOf(word.letters, grid).length === 1);
    const names = new Set(once.map(({ word }) => word));
    const made = { size, grid, placed: once, left: spelled.map(({ word }) => word).filter((word) => !names.has(word)) };
    if (best === null || made.placed.length > best.placed.length) best = made;
    // Words that are part of others are in the grid twice, and stay left.
    if (best.placed.length === fitting.length) break;
  }
  return best ?? { size, grid: [], placed: [], left: words };
}

function uniqueWords(words: readonly string[]) {
  const bySpelling = new Map(
    words.map((word) => [gridLetters(word).join(''), { word, letters: gridLetters(word) }] as const),
  );
  // A palindrome would be found in both directions.
  return Array.from(bySpelling.values());
}

type Grid = string[][];

function placeWord(
  { word, letters }: { readonly word: string; readonly letters: readonly string[] },
  grid: Grid,
  allowed: readonly Direction[],
  random: Random,
): PlacedWord | null {
  const size = grid.length;
  let best: { place: PlacedWord; shared: number } | null = null;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const direction = allowed[random.below(allowed.length)] ?? 'forward';
    const place: PlacedWord = { word, letters, row: random.below(size), column: random.below(size), direction };
    let shared = 0;
    const fits = cellsOf(place).every(({ row, column }, at) => {
      const here = grid[row]?.[column];
      if (here === letters[at]) shared += 1;
      return here !== undefined && (here === '' || here === letters[at]);
    });
    // A word that lies on others in all its letters is within them.
    if (!fits || shared === letters.length) continue;
    if (best === null || shared > best.shared) best = { place, shared };
  }
  if (best === null) return null;
  cellsOf(best.place).forEach(({ row, column }, at) => grid[row]?.splice(column, 1, letters[at] ?? ''));
  return best.place;
}

/** The cells of a placed word, in the order of its letters. */
export function cellsOf({ letters, row, column, direction }: PlacedWord) {
  const [down, along] = directions[direction];
  return letters.map((_, at) => ({ row: row + at * down, column: column + at * along }));
}

/** Fills blanks with letters of the words. A letter that would complete a word a second time is not used. */
function fill(grid: Grid, placed: readonly PlacedWord[], random: Random): void {
  const letters = placed.flatMap((word) => word.letters);
  if (letters.length === 0) return;
  const words = placed.map((word) => word.letters);
  grid.forEach((row, y) =>
    row.forEach((letter, x) => {
      if (letter !== '') return;
      for (let attempt = 0; attempt < 30; attempt += 1) {
        row[x] = letters[random.below(letters.length)] ?? '';
        if (!words.some((word) => passesThrough(word, grid, y, x))) return;
      }
    }),
  );
}

function passesThrough(word: readonly string[], grid: Grid, y: number, x: number): boolean {
  return Object.values(directions).some(([down, along]) =>
    word.some((letter, offset) => {
      if (letter !== grid[y]?.[x]) return false;
      return word.every((each, at) => grid[y + (at - offset) * down]?.[x + (at - offset) * along] === each);
    }),
  );
}

/** Where a word is in a grid, in any direction. A palindrome is counted once. */
export function occurrencesOf(letters: readonly string[], grid: readonly (readonly string[])[]) {
  const found = new Map<string, { row: number; column: number; direction: Direction }>();
  grid.forEach((line, row) =>
    line.forEach((_, column) => {
      for (const direction of Object.keys(directions) as Direction[]) {
        const [down, along] = directions[direction];
        if (!letters.every((letter, at) => grid[row + at * down]?.[column + at * along] === letter)) continue;
        const last = letters.length - 1;
        const ends = [`${row} ${column}`, `${row + last * down} ${column + last * along}`].toSorted().join();
        if (!found.has(ends)) found.set(ends, { row, column, direction });
      }
    }),
  );
  return Array.from(found.values());
}
