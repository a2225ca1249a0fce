/** One line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["',\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
