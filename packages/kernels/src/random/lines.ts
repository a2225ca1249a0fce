/** The entries of a text with one on each line: trimmed, blank lines left out. */
export function entriesOf(text: string): { entries: string[]; blank: number } {
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const entries = lines.map((line) => line.trim()).filter((line) => line !== '');
  return { entries, blank: lines.length - entries.length };
}
