/** Limits of all formats. They bound the time and memory of a conversion for any input. */
import { Fault } from './fault.ts';

/** Maximum nesting depth; deeper input is rejected. XML counts elements. */
export const depthMax = 200;

/**
 * Bytes of a result, in UTF-8: four times the largest input. Typical data grow less (rows of CSV as indented JSON about
 * three times); indentation, end tags, repeated values and empty cells can expand a small input to gigabytes.
 */
export const outputBytesMax = 20_000_000;

/** Maximum number of CSV cells, and of the tables and lists around them, padding included; for long texts, one per character. */
const cellsMax = 1_000_000;

/** Maximum number of values that YAML aliases and merge keys repeat in total. */
export const repeatedMax = 100_000;

/** Maximum digits of a number in base 16, 8 or 2: conversion to base 10 takes quadratic time. */
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
      `CSV with a header can have at most ${columnsMax.toLocaleString('en')} columns. Turn off the header, or send fewer columns.`,
      offset,
    );
}

/** @throws Fault when the cells are far more than the text has: short rows below many columns */
export function checkCells(cells: number, text: string): void {
  const most = Math.max(cellsMax, text.length);
  if (cells > most)
    throw new Fault(
      'cells',
      `The rows and columns make ${cells.toLocaleString('en')} cells, most of them empty. The limit is ${most.toLocaleString('en')}. Send fewer rows or columns.`,
      null,
    );
}

export function resultTooLarge(): Fault {
  return new Fault(
    'result_size',
    `The result would be larger than ${outputBytesMax / 1_000_000} MB. Convert less data at a time, or choose a smaller indent.`,
    null,
  );
}

/** @throws Fault when the number has too many digits to be converted */
export function decimalOf(digits: string, offset: number | null): string {
  if (digits.length - 2 > convertedDigitsMax) {
    throw new Fault(
      'number',
      `This number has more than ${convertedDigitsMax.toLocaleString('en')} digits and isn’t decimal. Write it in decimal or in quotes.`,
      offset,
    );
  }
  return BigInt(digits).toString();
}
