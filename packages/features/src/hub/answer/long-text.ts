/**
 * The text that a JSON answer is about: its only member that is a text of several lines, or else one named `text`.
 * In the tree such a text would stand on one line, full of escapes.
 */
export function longText(value: unknown): { readonly name: string; readonly text: string } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const texts = Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [{ name, text }] : []));
  const severalLines = texts.filter(({ text }) => text.trimEnd().includes('\n'));
  if (severalLines.length === 1) return severalLines[0] ?? null;
  return texts.find(({ name, text }) => name === 'text' && text !== '') ?? null;
}
