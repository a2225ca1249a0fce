/** Limits that every format keeps, so that a conversion's time and memory are bounded whatever it is given. */
import { Fault } from './fault.ts';

/** Levels of nesting that are read; deeper input is refused. XML counts elements. */
export const depthMax = 200;

/**
 * Bytes of a result, in UTF-8: four times the largest input. Honest data grow less (rows of CSV as indented JSON about
 * three times); indentation, end tags, repeated values and empty cells can make gigabytes of a small input.
 */
export const outputBytesMax = 20_000_000;

/** Cells that short rows of CSV may be filled up to. Where the text is long, two for each of its characters. */
const cellsMax = 1_000_000;

/** Values that aliases and merge keys of YAML may repeat in all. */
export const repeatedMax = 100_000;

/** Digits of a number in base 16, 8 or 2: writing it in base 10 takes time that grows with their square. */
const convertedDigitsMax = 1000;

export function tooDeep(offset: number | null): Fault {
  return new Fault('depth', `The data is nested more than ${depthMax} levels deep. Flatten it.`, offset);
}

/** Named columns of CSV: six times as many as spreadsheets have. */
const columnsMax = 100_000;

/** @throws Fault when there are more columns than are named one by one */
export function checkColumns(columns: number, offset: number | null): void {
  if (columns > columnsMax)
    throw new Fault(
      'columns',
      `CSV with a header has at most ${columnsMax.toLocaleString('en')} columns here. Leave out the header, or send fewer columns.`,
      offset,
    );
}

/** @throws Fault when the cells are far more than the text has: short rows below many columns */
export function checkCells(cells: number, text: string): void {
  const most = Math.max(cellsMax, 2 * text.length);
  if (cells > most)
    throw new Fault(
      'cells',
      `Rows and columns make ${cells.toLocaleString('en')} cells, most of them empty; at most ${most.toLocaleString('en')} are converted. Send fewer rows or fewer columns.`,
      null,
    );
}

export function resultTooLarge(): Fault {
  return new Fault(
    'result_size',
    `The result would be larger than ${outputBytesMax / 1_000_000} MB. Convert less at once, or choose a smaller indent.`,
    null,
  );
}

/** @throws Fault when the number has too many digits to be converted */
export function decimalOf(digits: string, offset: number | null): string {
  if (digits.length - 2 > convertedDigitsMax) {
    throw new Fault(
      'number',
      `This number has more than ${convertedDigitsMax.toLocaleString('en')} digits and is not decimal. Write it in decimal, or in quotes.`,
      offset,
    );
  }
  return BigInt(digits).toString();
}
