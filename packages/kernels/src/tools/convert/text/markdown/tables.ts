/** Tables of GitHub Flavored Markdown, section 4.10. */
import type Turndown from 'turndown';
import type { MarkupNode } from './nodes.ts';

const columnsMax = 1000;

/** Rules for one conversion. */
export function tableRules(): Readonly<Record<string, Turndown.Rule>> {
  const columnCounts = new WeakMap<MarkupNode, number>();
  const columnsOf = (table: MarkupNode): number => {
    const known =
      columnCounts.get(table) ??
      Math.max(1, ...rowsOf(table).map((row) => cellsOf(row).reduce((sum, cell) => sum + spanOf(cell), 0)));
    columnCounts.set(table, known);
    return known;
  };
  return {
    tableCell: {
      filter: ['td', 'th'],
      replacement(content, node) {
        const text = content
          .trim()
          .replaceAll('|', '\\|')
          .replaceAll(/\s*\n\s*/g, '<br>');
        return ` ${text} |${' |'.repeat(spanOf(asMarkup(node)) - 1)}`;
      },
    },
    tableRow: {
      filter: 'tr',
      replacement(content, node) {
        const row = asMarkup(node);
        const table = tableOf(row);
        const written = `|${content.replaceAll('\n', '')}\n`;
        if (table === null || !isFirstRow(row)) return written;
        const columns = columnsOf(table);
        const cells = cellsOf(row);
        const isHeading = row.parentNode?.nodeName === 'THEAD' || cells.every(({ nodeName }) => nodeName === 'TH');
        // A table must have a heading, with as many cells as the longest row: others are not shown.
        const alignments = cells.flatMap((cell) => [
          markOf(cell),
          ...Array.from({ length: spanOf(cell) - 1 }, () => '---'),
        ]);
        const marks = `| ${[...alignments, ...Array.from({ length: columns - alignments.length }, () => '---')].join(' | ')} |\n`;
        return isHeading
          ? written.trimEnd() + ' |'.repeat(columns - alignments.length) + `\n${marks}`
          : `|${' |'.repeat(columns)}\n${marks}${written}`;
      },
    },
    tableSection: { filter: ['thead', 'tbody', 'tfoot', 'colgroup', 'col'], replacement: (content) => content },
    tableCaption: {
      filter: 'caption',
      replacement: (content) => (content.trim() === '' ? '' : `${content.trim()}\n\n`),
    },
    table: { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` },
  };
}

const asMarkup = (node: unknown): MarkupNode => node as MarkupNode;

function childrenOf(parent: MarkupNode): MarkupNode[] {
  const children: MarkupNode[] = [];
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling) children.push(child);
  return children;
}

const cellsOf = (row: MarkupNode): MarkupNode[] => childrenOf(row).filter(({ nodeName }) => /^T[DH]$/.test(nodeName));

const rowsOf = (table: MarkupNode): MarkupNode[] =>
  childrenOf(table).flatMap((child) =>
    child.nodeName === 'TR' ? [child] : childrenOf(child).filter(({ nodeName }) => nodeName === 'TR'),
  );

const spanOf = (cell: MarkupNode): number =>
  Math.min(Math.max(Math.trunc(Number(cell.getAttribute('colspan') ?? 1)) || 1, 1), columnsMax);

const markOf = (cell: MarkupNode): string =>
  ({ left: ':--', center: ':-:', right: '--:' })[(cell.getAttribute('align') ?? '').toLowerCase()] ?? '---';

function tableOf(row: MarkupNode): MarkupNode | null {
  const parent = row.parentNode;
  return parent === null || parent.nodeName === 'TABLE' ? parent : parent.parentNode;
}

function isFirstRow(row: MarkupNode): boolean {
  const section = row.parentNode;
  if (row.previousElementSibling !== null || section === null) return false;
  if (section.nodeName === 'TABLE') return true;
  for (let before = section.previousElementSibling; before !== null; before = before.previousElementSibling)
    if (before.firstElementChild?.nodeName === 'TR') return false;
  return true;
}
