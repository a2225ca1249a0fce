/** Moves every line in. Splits at line feeds only: to a regular expression's `^`, U+2028 inside a text is a line break too. */
export function indented(code: string, by: number | '\t'): string {
  const space = typeof by === 'number' ? ' '.repeat(by) : by;
  return code
    .split('\n')
    .map((line) => (line === '' ? '' : space + line))
    .join('\n');
}
