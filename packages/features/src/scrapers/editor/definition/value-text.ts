/** Values of any kind in a line of text: JSON where it is JSON, else the text itself. */

export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text that would be read as JSON gets its quotes. */
export function textOfValue(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' && jsonOrText(value) === value ? value : JSON.stringify(value);
}
