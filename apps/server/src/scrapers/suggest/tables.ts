/** Tables: rows with a header become items, pairs of name and value become fields of one object. */
import type { Element } from 'domhandler';
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { clamp, type Draft } from './draft.ts';
import { fieldName, uniqueName } from './names.ts';
import type { Indexed, PageIndex } from './page-index.ts';
import { textOf } from './page-index.ts';
import { isElement, stableId } from './selectors.ts';
import { address, currencyShape, shapeOfTexts } from './values.ts';

const tablesMax = 30;
const sampleMax = 40;
const columnsMax = 24;
const rowsMin = 2;
const headRowsMax = 4;

export interface Tables {
  /** Best first. */
  readonly drafts: readonly Draft[];
  /** Rows used for the drafts. */
  readonly elements: readonly Indexed[];
}

export function tableDrafts(index: PageIndex): Tables {
  const found = index.all
    .filter(({ tag, text }) => tag === 'table' && text > 0)
    .slice(0, tablesMax)
    .flatMap((table) => {
      const draft = tableDraft(table, index);
      return draft ? { table, draft } : [];
    })
    .toSorted((a, b) => b.draft.worth - a.draft.worth);
  return { drafts: found.map(({ draft }) => draft), elements: found.map(({ table }) => table) };
}

function tableDraft(table: Indexed, index: PageIndex): Draft | null {
  const rows = rowsOf(table.element);
  const header = rows.find((row) => cellsOf(row).length > 1);
  if (!header || !isHeadRow(header)) return null;
  const below = rows.slice(rows.indexOf(header));
  const body = below.filter(
    (row) =>
      !isHeadRow(row) &&
      cellsOf(row).some(({ name }) => name === 'td') &&
      !(isElement(row.parent) && row.parent.name !== 'tbody'),
  );
  // Long tables repeat their head further down.
  const headRows = below.findIndex((row) => !isHeadRow(row));
  const columns = columnTitles(below.slice(0, Math.min(headRows, headRowsMax)));
  if (body.length < rowsMin || columns.length < 2) return null;
  const sample = body.slice(0, sampleMax).map(cellsOf);
  const fields = fieldsOfColumns(columns, sample, index);
  if (fields.length < 2) return null;
  const way = selectorOf(table, index);
  const hasOtherRows = rows.some(
    (row) => isElement(row.parent) && row.parent.name === 'tbody' && !cellsOf(row).some(({ name }) => name === 'td'),
  );
  const css = `${way} > tbody > tr${hasOtherRows ? ':has(> td)' : ''}`;
  const size = Math.min(1, Math.log2(body.length + 1) / 4.3);
  const coverage = Math.sqrt(Math.min(1, table.text / Math.max(200, index.text)));
  const isEven = sample.filter((cells) => cells.length === columns.length).length / sample.length;
  const worth =
    (0.28 + 0.22 * size + 0.28 * coverage + 0.22 * Math.min(1, fields.length / 4)) *
    (0.4 + 0.6 * isEven) *
    Math.max(0.3, table.weight);
  return {
    kind: 'table',
    label: css,
    worth: clamp(worth),
    parts: { source: 'html', items: { css, required: false }, fields },
  };
}

function fieldsOfColumns(
  columns: readonly string[],
  rows: ReadonlyArray<readonly Element[]>,
  index: PageIndex,
): ScraperField[] {
  const taken = new Set<string>();
  const currencies = new Set<string>();
  let hasLink = false;
  return columns.flatMap((title, at): ScraperField[] => {
    const cells = rows.flatMap((row) => row[at] ?? []);
    const texts = cells.map((cell) => textOf(cell));
    const css = `:scope > :nth-child(${at + 1})`;
    const base = { many: false, required: false };
    const linked = cells.filter((cell) => firstInside(cell, 'a', index)?.element.attribs['href'] !== undefined);
    const pictures = cells.filter((cell) => firstInside(cell, 'img', index)?.element.attribs['src'] !== undefined);
    const fields: ScraperField[] = [];
    if (texts.some((one) => one !== '')) {
      fields.push({
        name: uniqueName(fieldName(title) ?? `column${at + 1}`, taken),
        select: { css },
        ...base,
        ...shapeOfTexts(texts, index.language),
      });
      const currency = currencyShape(texts);
      const known = JSON.stringify(currency);
      if (currency && !currencies.has(known)) {
        currencies.add(known);
        fields.push({ name: uniqueName('currency', taken), select: { css }, ...base, ...currency });
      }
    } else if (pictures.length > cells.length / 2) {
      fields.push({
        name: uniqueName(fieldName(title) ?? 'image', taken),
        select: { css: `${css} img` },
        attr: 'src',
        ...base,
        ...address,
      });
    }
    // The first linked column names the row.
    if (!hasLink && linked.length > cells.length * 0.6) {
      hasLink = true;
      fields.push({ name: uniqueName('url', taken), select: { css: `${css} a` }, attr: 'href', ...base, ...address });
    }
    return fields;
  });
}

function firstInside(cell: Element, tag: string, index: PageIndex): Indexed | null {
  const entry = index.of.get(cell);
  if (!entry) return null;
  for (let at = entry.at + 1; at < Math.min(entry.end, entry.at + 40); at += 1) {
    const inside = index.all[at];
    if (inside?.tag === tag) return inside;
  }
  return null;
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((part) => {
    if (!isElement(part)) return [];
    if (part.name === 'tr') return part;
    return /^(?:thead|tbody|tfoot)$/.test(part.name)
      ? (part.children.filter((row) => isElement(row) && row.name === 'tr') as Element[])
      : [];
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell) => isElement(cell) && (cell.name === 'td' || cell.name === 'th')) as Element[];
}

function isHeadRow(row: Element): boolean {
  const cells = cellsOf(row);
  return (
    cells.length > 0 &&
    (cells.every(({ name }) => name === 'th') || (isElement(row.parent) && row.parent.name === 'thead'))
  );
}

/** The titles of columns under a head of several rows: `Matches` over `Won` and `Lost` is `Matches Won` and `Matches Lost`. */
function columnTitles(head: readonly Element[]): string[] {
  const titles: string[] = [];
  /** Rows that a cell above still covers, by column. */
  const covered: number[] = [];
  for (const row of head) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while ((covered[column] ?? 0) > 0) column += 1;
      const title = textOf(cell, 80);
      const rows = spanOf(cell, 'rowspan');
      for (const end = column + spanOf(cell, 'colspan'); column < end && column < columnsMax; column += 1) {
        titles[column] = `${titles[column] ?? ''} ${title}`.trim();
        covered[column] = rows;
      }
      if (column >= columnsMax) break;
    }
    covered.forEach((rows, at) => (covered[at] = rows - 1));
  }
  return Array.from(titles, (title) => title ?? '');
}

function spanOf(cell: Element, attribute: 'colspan' | 'rowspan'): number {
  const span = Number(cell.attribs[attribute] ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, columnsMax) : 1;
}

function selectorOf(table: Indexed, index: PageIndex): string {
  const id = stableId(table.element);
  if (id !== null) return `table#${id}`;
  const name = table.classes[0];
  if (name !== undefined) return `table.${name}`;
  for (let place = table.parent; place; place = place.parent) {
    const outer = stableId(place.element);
    const css =
      outer !== null
        ? `#${outer}`
        : place.classes[0] !== undefined
          ? `${place.tag}.${place.classes[0]}`
          : place.tag === 'main' || place.tag === 'article' || place.tag === 'body'
            ? place.tag
            : null;
    if (css === null) continue;
    const at = index.places.of(table.element);
    return `${css} table${at === null ? '' : `:nth-of-type(${at})`}`;
  }
  return 'table';
}

interface Pair {
  readonly name: string;
  readonly css: string;
  readonly texts: readonly string[];
}

const pairsMax = 24;

/** Names and values of a page about one thing: `dl`, and rows of `th` and `td`. */
export function pairsOf(index: PageIndex): Pair[] {
  const pairs: Pair[] = [];
  const taken = new Set<string>();
  const put = (label: string, css: (words: string) => string, value: string) => {
    const words = label.replace(/[\s:：]+$/, '').trim();
    const name = fieldName(words);
    if (words === '' || words.length > 60 || value === '' || name === null || taken.has(name) || /["\\]/.test(words))
      return;
    taken.add(name);
    pairs.push({ name, css: css(words), texts: [value] });
  };
  for (const entry of index.all) {
    if (pairs.length === pairsMax) break;
    if (entry.weight < 0.3) continue;
    if (entry.tag === 'dt') {
      const value = nextElement(entry.element);
      if (value?.name === 'dd')
        put(textOf(entry.element, 80), (words) => `dt:contains("${words}") + dd`, textOf(value));
    } else if (entry.tag === 'tr') {
      const [label, value, ...more] = cellsOf(entry.element);
      if (label?.name === 'th' && value?.name === 'td' && more.length === 0)
        put(textOf(label, 80), (words) => `th:contains("${words}") + td`, textOf(value));
    }
  }
  return pairs;
}

function nextElement(element: Element): Element | null {
  for (let node = element.next; node; node = node.next) if (isElement(node)) return node;
  return null;
}
