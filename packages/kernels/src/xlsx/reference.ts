/** References to cells, such as `AB12`. */

/** The index of the column; -1 if there is none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** @param column from 0 @param row from 1 */
export function referenceOf(column: number, row: number): string {
  let letters = '';
  for (let at = column; at >= 0; at = Math.floor(at / 26) - 1) letters = String.fromCharCode(65 + (at % 26)) + letters;
  return letters + String(row);
}
