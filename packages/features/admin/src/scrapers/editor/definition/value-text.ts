/** Values as a line of text: JSON if it parses, else plain text. */

export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Text that would parse as JSON is quoted. */
export function textOfValue(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' && jsonOrText(value) === value ? value : JSON.stringify(value);
}
