/** Longer texts would hold up the page. */
const charsMax = 100_000;
/** Quotes and lists inside each other on one line: parsers walk them by recursion. */
const containersMax = 32;
/**
 * The work for emphasis and pictures grows with the square of their marks in one block. 400 in a single block are read
 * in less than a tenth of a second, 5,000 in a quarter of a minute.
 */
const squaredMarksMax = 400 ** 2;

const containers = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$)[ \t]?)*/;
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

const containersIn = (line: string) => (containers.exec(line)?.[0] ?? '').replaceAll(/[^>+*\-.)]/g, '').length;
const marksIn = (text: string) => (text.match(/[*_~]|\]\(/g) ?? []).length;
const cellsIn = (row: string) => row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;

/** The text as blocks between empty lines, without the content of fences: code is not parsed. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  let closing: RegExp | undefined;
  for (const line of lines) {
    if (closing) {
      if (closing.test(line)) closing = undefined;
      continue;
    }
    const opened = fence.exec(line)?.[1];
    if (opened !== undefined) closing = new RegExp(`^ {0,3}${opened.slice(0, 1)}{${opened.length},}[ \t]*$`);
    if (opened !== undefined || line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Rows of a table are read one by one, however many they are. */
function partsOf(block: readonly string[]): readonly string[] {
  const [head = '', second = ''] = block;
  const isTable = head.startsWith('|') && delimiterRow.test(second) && cellsIn(head) === cellsIn(second);
  return isTable ? block : [block.join('\n')];
}

/** Whether the text is such as people write: one made to hold up the page, or to break its parser, is shown as it was typed. */
export function isReadable(source: string): boolean {
  if (source.length > charsMax) return false;
  const lines = source.split(/\r\n?|\n/);
  if (lines.some((line) => containersIn(line) > containersMax)) return false;
  let squares = 0;
  for (const block of blocksOf(lines)) for (const part of partsOf(block)) squares += marksIn(part) ** 2;
  return squares <= squaredMarksMax;
}
