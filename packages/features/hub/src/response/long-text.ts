/**
 * The main text of a JSON response: its only multi-line text, or else the member `text`. The tree view would show it
 * on one line, with escapes.
 */
export function longText(value: unknown): { readonly name: string; readonly text: string } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const texts = Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [{ name, text }] : []));
  const severalLines = texts.filter(({ text }) => text.trimEnd().includes('\n'));
  if (severalLines.length === 1) return severalLines[0] ?? null;
  return texts.find(({ name, text }) => name === 'text' && text !== '') ?? null;
}
