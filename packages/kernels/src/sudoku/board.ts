/**
 * The board: cells are numbered 0 to 80 row by row, units 0 to 26 (rows, columns, boxes). A grid is 81 digits, 0 for
 * a blank. A mask is a set of digits: bit 0 is the digit 1.
 */
export type Grid = Uint8Array;

export const fullMask = 0x1ff;

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

const everyCell: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

/** The nine cells of each unit: rows 0–8, columns 9–17, boxes 18–26. */
export const units: readonly (readonly number[])[] = [rowOf, columnOf, boxOf].flatMap((unitOf) =>
  Array.from({ length: 9 }, (_, unit) => everyCell.filter((cell) => unitOf(cell) === unit)),
);

/** Whether two different cells share a unit. */
export function sees(a: number, b: number): boolean {
  return a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
}

/** The twenty cells that each cell sees. */
export const peers: readonly (readonly number[])[] = everyCell.map((cell) =>
  everyCell.filter((other) => sees(cell, other)),
);

/** How many digits a mask holds. */
export const sizeOf: Uint8Array = Uint8Array.from(
  { length: 512 },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);

const digitsByMask: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, mask) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & maskOf(digit)),
);

/** The digits of a mask, ascending. */
export function digitsOf(mask: number): readonly number[] {
  return digitsByMask[mask] ?? [];
}

export function maskOf(digit: number): number {
  return 1 << (digit - 1);
}

/** 81 characters, blanks as dots. */
export function format(grid: Grid): string {
  return Array.from(grid, (digit) => (digit === 0 ? '.' : String(digit))).join('');
}

/** Every choice of `size` members, in order. */
export function* choices<Member>(list: readonly Member[], size: number, from = 0): Generator<Member[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= list.length - size; at += 1) {
    for (const rest of choices(list, size - 1, at + 1)) yield [list[at] as Member, ...rest];
  }
}
