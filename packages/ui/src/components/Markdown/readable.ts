/** Parsing longer texts would block the page. */
const charsMax = 100_000;
/** Maximum nesting of quotes and lists on one line: parsers process them recursively. */
const containersMax = 32;
/**
 * The cost of emphasis and pictures is quadratic in their number per block. 400 in one block are parsed in less than a
 * tenth of a second, 5,000 in 15 seconds.
 */
const squaredMarksMax = 400 ** 2;

const containers = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$)[ \t]?)*/;
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

const containersIn = (line: string) => (containers.exec(line)?.[0] ?? '').replaceAll(/[^>+*\-.)]/g, '').length;
const marksIn = (text: string) => (text.match(/[*_~]|\]\(/g) ?? []).length;
const cellsIn = (row: string) => row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;

/** The text as blocks between empty lines, without the content of fenced code, which is not parsed. */
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

/** Rows of a table are parsed one by one, in linear time. */
function partsOf(block: readonly string[]): readonly string[] {
  const [head = '', second = ''] = block;
  const isTable = head.startsWith('|') && delimiterRow.test(second) && cellsIn(head) === cellsIn(second);
  return isTable ? block : [block.join('\n')];
}

/**
 * Whether the text can be parsed safely: text that would block the page, or overflow the parser, is shown as plain
 * text.
 */
export function isReadable(source: string): boolean {
  if (source.length > charsMax) return false;
  const lines = source.split(/\r\n?|\n/);
  if (lines.some((line) => containersIn(line) > containersMax)) return false;
  let squares = 0;
  for (const block of blocksOf(lines)) for (const part of partsOf(block)) squares += marksIn(part) ** 2;
  return squares <= squaredMarksMax;
}
