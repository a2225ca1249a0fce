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
  return new Fault('depth', 'data.fault.depth', { max: depthMax }, offset);
}

/** Named columns of CSV: six times as many as spreadsheets have. */
const columnsMax = 100_000;

/** @throws Fault when there are more columns than are named one by one */
export function checkColumns(columns: number, offset: number | null): void {
  if (columns > columnsMax) throw new Fault('columns', 'data.fault.columns', { max: columnsMax }, offset);
}

/** @throws Fault when the cells are far more than the text has: short rows below many columns */
export function checkCells(cells: number, text: string): void {
  const most = Math.max(cellsMax, text.length);
  if (cells > most) throw new Fault('cells', 'data.fault.cells', { cells, max: most }, null);
}

export function resultTooLarge(): Fault {
  return new Fault('result_size', 'data.fault.resultSize', { max: outputBytesMax }, null);
}

/** @throws Fault when the number has too many digits to be converted */
export function decimalOf(digits: string, offset: number | null): string {
  if (digits.length - 2 > convertedDigitsMax)
    throw new Fault('number', 'data.fault.digits', { max: convertedDigitsMax }, offset);
  return BigInt(digits).toString();
}
