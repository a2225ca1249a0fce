/** One line of CSV as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/**
 * Cells contain text from people: values that a spreadsheet would run as a formula are prefixed with an apostrophe
 * (OWASP), also after leading spaces, which some programs trim.
 */
export function cellOf(text: string): string {
  const safe = /^[\s\ufeff\u200b]*[=+\-@|%＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
