import { InputFault } from '../faults/input-fault.ts';
import type { JsonValue } from '../json/value.ts';
import { JsonNumber } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import { strToU8, zipSync } from 'fflate';
import { serialOf } from './dates.ts';
import { referenceOf } from './reference.ts';

interface Options {
  readonly sheet: string;
  /** The first row is bold and stays visible. */
  readonly hasHeader: boolean;
  /** Texts such as 2026-01-31 become dates. */
  readonly findsDates: boolean;
}

/** Characters of a cell, and rows and columns of a sheet. */
const cellMax = 32_767;
const [rowsMax, columnsMax, cellsMax] = [1_048_576, 16_384, 1_000_000];

/** An XLSX file (ECMA-376) with one sheet. @throws InputFault `xlsx_cell` or `xlsx_cells` */
export function writeXlsx(rows: readonly (readonly JsonValue[])[], options: Options): Uint8Array<ArrayBuffer> {
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  if (rows.length > rowsMax || cells > cellsMax || rows.some((row) => row.length > columnsMax))
    throw new InputFault('xlsx_cells', { pointer: '/text' });
  const files = Object.fromEntries(
    Object.entries({
      ...fixed,
      'xl/workbook.xml': workbook(options.sheet),
      'xl/worksheets/sheet1.xml': sheet(rows, options),
    }).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)]),
  );
  // The same file for the same data: ZIP has local times, from 1980.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles: 0 plain, 1 bold, 2 date, 3 date and time. */
const fixed = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const workbook = (name: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

function sheet(rows: readonly (readonly JsonValue[])[], options: Options): string {
  const view = options.hasHeader
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : '';
  const lines = rows.map((row, at) => {
    const isHeader = options.hasHeader && at === 0;
    return `<row r="${at + 1}">${row.map((value, column) => cell(value, referenceOf(column, at + 1), isHeader, options)).join('')}</row>`;
  });
  return `<worksheet xmlns="${main}">${view}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cell(value: JsonValue, place: string, isHeader: boolean, { findsDates }: Options): string {
  if (value === null) return '';
  const style = isHeader ? ' s="1"' : '';
  if (typeof value === 'boolean') return `<c r="${place}"${style} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value instanceof JsonNumber && isExact(value.text)) return `<c r="${place}"${style}><v>${value.text}</v></c>`;
  const text =
    typeof value === 'string' ? value : value instanceof JsonNumber ? value.text : writeJson(value, { indent: '' });
  const date = findsDates && !isHeader && typeof value === 'string' ? serialOf(text) : null;
  if (date !== null) return `<c r="${place}" s="${date.hasTime ? 3 : 2}"><v>${date.serial}</v></c>`;
  if (text.length > cellMax)
    throw new InputFault('xlsx_cell', { pointer: '/text', values: { place, max: cellMax, length: text.length } });
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Spreadsheets have 15 digits: longer numbers, such as identifiers, are written as text. */
function isExact(text: string): boolean {
  const digits = text
    .replace(/[eE].*$/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '');
  return digits.length <= 15 && Number.isFinite(Number(text));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot have are written as `_x0000_`, and such texts with an escaped underscore. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      /[\0-\x08\x0b-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
