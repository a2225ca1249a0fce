/** Lines and columns of many places in a text, both counted from 1. Columns count characters. */
export function placesIn(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: found, index }) => index + found.length)];
  let at = 0; // places are asked for from the start to the end
  return (offset) => {
    if (offset < (starts[at] ?? 0)) at = 0;
    while ((starts[at + 1] ?? Infinity) <= offset) at += 1;
    const start = starts[at] ?? 0;
    return { line: at + 1, column: Array.from(text.slice(start, offset)).length + 1 };
  };
}
