import { InputFault } from '../faults/input-fault.ts';
import type { Notes } from '../json/notes.ts';
import type { JsonValue } from '../json/value.ts';
import { JsonNumber, numberOf } from '../json/value.ts';
import type { DateKind } from './dates.ts';
import { dateKindOf, isoOf } from './dates.ts';
import type { Parts } from './parts.ts';
import { openParts } from './parts.ts';
import { columnOf, referenceOf } from './reference.ts';
import { readPart } from './xml.ts';

/** Cells of a sheet, with the empty ones between and after them. */
const cellsMax = 1_000_000;
const columnsMax = 16_384;

interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface Worksheet {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  /** Rows that have a value, all with as many cells. */
  readonly rows: JsonValue[][];
}

/** Reads a sheet: the first visible one, or the one of the name. @throws InputFault */
export function readXlsx(bytes: Uint8Array, wanted: string, notes: Notes): Worksheet {
  const parts = openParts(bytes);
  const book = workbookOf(parts);
  const found =
    wanted === ''
      ? (book.sheets.find(({ isHidden }) => !isHidden) ?? book.sheets[0])
      : book.sheets.find(({ name }) => name === wanted);
  if (found === undefined)
    throw new InputFault('xlsx_no_sheet', {
      pointer: '/sheet',
      values: { names: book.sheets.map(({ name }) => name).join(', ') },
    });
  const xml = parts.read(found.part);
  if (xml === null) throw new InputFault('xlsx_damaged', { pointer: '/file' });
  const texts = textsOf(parts.read(book.texts));
  const kinds = kindsOf(parts.read(book.styles));
  const rows = rowsOf(xml, { texts, kinds, is1904: book.is1904 }, notes);
  return { name: found.name, sheets: book.sheets.map(({ name, isHidden }) => ({ name, isHidden })), rows };
}

interface Workbook {
  readonly sheets: readonly (Sheet & { readonly part: string })[];
  readonly is1904: boolean;
  readonly texts: string;
  readonly styles: string;
}

function workbookOf(parts: Parts): Workbook {
  const targets = new Map<string, string>();
  const byType = new Map<string, string>();
  readPart(parts.read('xl/_rels/workbook.xml.rels') ?? '<a/>', {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
      targets.set(Id, part);
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), part);
    },
  });
  const sheets: (Sheet & { readonly part: string })[] = [];
  let is1904 = false;
  readPart(parts.read('xl/workbook.xml') ?? '<a/>', {
    open(element, { name = '', state = 'visible', id = '', date1904 = '0' }) {
      if (element === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      if (element === 'sheet') sheets.push({ name, isHidden: state !== 'visible', part: targets.get(id) ?? '' });
    },
  });
  return {
    // Sheets of charts have no cells.
    sheets: sheets.filter(({ part }) => !part.includes('chartsheets/')),
    is1904,
    texts: byType.get('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: byType.get('styles') ?? 'xl/styles.xml',
  };
}

/** Shared texts, without their phonetic readings. */
function textsOf(xml: string | null): string[] {
  const texts: string[] = [];
  if (xml === null) return texts;
  let text = '';
  let [isText, isPhonetic] = [false, false];
  readPart(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
}

/** `_x000D_` is a character that XML cannot have. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** What the number format of each style shows. */
function kindsOf(xml: string | null): (DateKind | null)[] {
  const codes = new Map<number, string>();
  const kinds: (DateKind | null)[] = [];
  let isInCells = false;
  readPart(xml ?? '<a/>', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) kinds.push(dateKindOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

interface Formats {
  readonly texts: readonly string[];
  readonly kinds: readonly (DateKind | null)[];
  readonly is1904: boolean;
}

function rowsOf(xml: string, formats: Formats, notes: Notes): JsonValue[][] {
  const rows: JsonValue[][] = [];
  let row: JsonValue[] = [];
  let [type, style, value] = ['', 0, ''];
  let number = 0;
  let column = -1;
  let [isValue, isPhonetic] = [false, false];
  let [formulas, merged, blank, width, cells] = [0, 0, 0, 0, 0];
  readPart(xml, {
    open(name, { r = '', s = '0', t = 'n' }) {
      if (name === 'row') [row, column, number] = [[], -1, r === '' ? number + 1 : Number(r)];
      else if (name === 'c') {
        [type, style, value] = [t, Number(s), ''];
        column = r === '' ? column + 1 : columnOf(r);
        cells += 1;
        if (column >= columnsMax || cells > cellsMax) throw new InputFault('xlsx_too_large', { pointer: '/file' });
      } else if (name === 'f') formulas += 1;
      else if (name === 'mergeCell') merged += 1;
      else if (name === 'rPh') isPhonetic = true;
      isValue = (name === 'v' || name === 't') && !isPhonetic;
    },
    text(piece) {
      if (isValue) value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') {
        while (row.length < column) row.push(null);
        row[column] = cellOf(value, type, style, formats, referenceOf(column, number), notes);
      } else if (name === 'row') {
        while (row.length > 0 && row.at(-1) === null) row.pop();
        if (row.length === 0) blank += 1;
        else rows.push(row);
        width = Math.max(width, row.length);
        if (width * rows.length > cellsMax) throw new InputFault('xlsx_too_large', { pointer: '/file' });
      }
    },
  });
  for (const each of rows) while (each.length < width) each.push(null);
  if (formulas > 0) notes.add('formulas', '', { count: formulas });
  if (merged > 0) notes.add('merged_cells', '', { count: merged });
  if (blank > 0) notes.add('blank_rows', '', { count: blank });
  return rows;
}

function cellOf(value: string, type: string, style: number, formats: Formats, place: string, notes: Notes): JsonValue {
  if (type === 'inlineStr' || type === 'str') return unescaped(value);
  if (value === '') return null;
  if (type === 's') return formats.texts[Number(value)] ?? null;
  if (type === 'b') return value === '1';
  if (type === 'd') return value;
  if (type === 'e') {
    notes.add('error_value', '', { place, value });
    return value;
  }
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const kind = formats.kinds[style] ?? null;
  const date = kind === null ? null : isoOf(number, kind, formats.is1904);
  if (date !== null) return date;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value) ? new JsonNumber(value) : numberOf(number);
}
