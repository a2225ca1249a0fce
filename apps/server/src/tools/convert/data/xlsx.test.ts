import { strToU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { Failure } from '@apiyard/api/contract/endpoint';
import { InputFile, RawResponse } from '../../tool.ts';
import xlsx from './xlsx.ts';
import { dateKindOf, isoOf, serialOf } from '@apiyard/kernels/xlsx/dates';
import toXlsx from './to-xlsx.ts';

const context = { signal: new AbortController().signal };
const fileOf = (bytes: Uint8Array) => new InputFile('a.xlsx', '', bytes);
const problems = (result: unknown): unknown => (result instanceof Failure ? result.extras.errors : result);

interface Result {
  readonly text: string;
  readonly sheet: string;
  readonly sheets: readonly object[];
  readonly notes: readonly { readonly code: string; readonly detail: string }[];
}

async function read(bytes: Uint8Array, input: object = {}): Promise<Result> {
  return problems(await xlsx.run(xlsx.input.parse({ file: fileOf(bytes), ...input }), context)) as Result;
}

async function write(input: object): Promise<Uint8Array> {
  const result = await toXlsx.run(toXlsx.input.parse(input), context);
  if (!(result instanceof RawResponse)) throw new Error(JSON.stringify(problems(result)));
  return result.bytes;
}

const refusal = async (input: object) => problems(await toXlsx.run(toXlsx.input.parse(input), context));

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with these rows, as elements. */
function workbook(
  rows: string,
  { more = '', book = '', parts = {} }: { more?: string; book?: string; parts?: Record<string, string> } = {},
) {
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relation}">${book}<sheets><sheet name="Hidden" sheetId="1" state="hidden" r:id="r2"/><sheet name="Data" sheetId="2" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="x"><Relationship Id="r1" Type="${relation}/worksheet" Target="/xl/worksheets/one.xml"/><Relationship Id="r2" Type="${relation}/worksheet" Target="worksheets/two.xml"/></Relationships>`,
    'xl/worksheets/one.xml': `<worksheet ${main}><sheetData>${rows}</sheetData>${more}</worksheet>`,
    'xl/worksheets/two.xml': `<worksheet ${main}><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The workbook with another unpacked size of its sheet in the directory of the archive. */
function declaring(bytes: Uint8Array, size: number): Uint8Array {
  const name = Buffer.from(bytes).lastIndexOf('xl/worksheets/one.xml');
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(name - 46 + 24, size, true);
  return bytes;
}

describe('convert/xlsx', () => {
  it('reads what write-excel-file writes', async () => {
    const date = new Date(Date.UTC(2026, 0, 31));
    const bytes = await writeXlsxFile(
      [
        ['name', 'price', 'since', 'inStock'].map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        [
          { value: 'Thé 🌱 <&>', type: String },
          { value: 0.1, type: Number },
          { value: date, type: Date, format: 'dd.mm.yyyy' },
          { value: true, type: Boolean },
        ],
        [null, null, null, null],
        [{ value: '007', type: String }, null, null, null],
      ],
      { sheet: 'Products' },
    ).toBuffer();
    const result = await read(new Uint8Array(bytes as Buffer));
    expect({ ...result, text: JSON.parse(result.text) as unknown }).toEqual({
      text: [
        { name: 'Thé 🌱 <&>', price: 0.1, since: '2026-01-31', inStock: true },
        { name: '007', price: null, since: null, inStock: null },
      ],
      sheet: 'Products',
      rows: 2,
      sheets: [{ name: 'Products', isHidden: false }],
      notes: result.notes,
    });
    expect((await read(new Uint8Array(bytes as Buffer), { to: 'csv' })).text).toBe(
      'name,price,since,inStock\r\nThé 🌱 <&>,0.1,2026-01-31,true\r\n007,,,\r\n',
    );
  });

  it('reads shared and rich texts, formulas, errors, merged cells and gaps, with notes', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>a</t><rPh><t>x</t></rPh></is></c></row>' +
      '<row r="2"/><row r="5"><c r="A5"><f>1+1</f><v>2</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>x</f><v>_x000A_</v></c></row>';
    const parts = {
      'xl/sharedStrings.xml': `<sst ${main}><si><r><t>a</t></r><r><t xml:space="preserve"> b</t></r><rPh><t>z</t></rPh></si></sst>`,
    };
    const bytes = workbook(rows, { more: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>', parts });
    const result = await read(bytes);
    expect([JSON.parse(result.text) as unknown, result.sheet, result.sheets]).toEqual([
      [{ 'a b': 2, 'column 2': '#N/A', a: '\n' }],
      'Data',
      [
        { name: 'Hidden', isHidden: true },
        { name: 'Data', isHidden: false },
      ],
    ]);
    expect(result.notes.map(({ code, detail }) => [code, detail])).toEqual([
      ['error_value', 'The cell B5 contains the error #N/A, which is written as text.'],
      ['formulas', 'The sheet has 2 formulas. Their last calculated values are used.'],
      ['merged_cells', 'The sheet has 1 merged areas. The value is in the first cell of each.'],
      ['blank_rows', 'Empty rows left out: 1.'],
      ['renamed_column', 'A column without a unique name was named “column 2”.'],
    ]);
  });

  it('reads a chosen sheet without a header', async () => {
    expect(await read(workbook(''), { sheet: 'Hidden', header: false })).toMatchObject({
      text: '[\n  [\n    7\n  ]\n]',
      rows: 1,
    });
    expect(await read(workbook(''), { header: false })).toMatchObject({ text: '[]', rows: 0 });
  });

  it('reads dates of both calendars', async () => {
    const row =
      '<row><c s="1"><v>46053</v></c><c s="2"><v>46053.5</v></c><c s="3"><v>0.25</v></c><c s="4"><v>1.5</v></c><c s="1"><v>1</v></c><c s="1"><v>-5</v></c></row>';
    const values = async (book: string) =>
      (JSON.parse((await read(workbook(row, { book }), { header: false })).text) as unknown[])[0];
    expect(await values('')).toEqual(['2026-01-31', '2026-01-31T12:00:00', '06:00:00', 'PT36H', '1900-01-01', -5]);
    expect(await values('<workbookPr date1904="1"/>')).toEqual([
      '2030-02-01',
      '2030-02-01T12:00:00',
      '06:00:00',
      'PT36H',
      '1904-01-02',
      '1903-12-27',
    ]);
  });

  it.each([
    ['xlsx_not_xlsx', strToU8('name;price')],
    ['xlsx_not_xlsx', zipSync({ 'a.txt': strToU8('a') })],
    ['xlsx_damaged', workbook('<row>')],
    ['xlsx_damaged', workbook('', { parts: { 'xl/_rels/workbook.xml.rels': '<a/>' } })],
    ['xlsx_too_large', workbook('<row><c r="ZZZ1"><v>1</v></c></row>')],
    ['xlsx_too_large', workbook(`<row><c r="XFD1"><v>1</v></c></row>${'<row><c><v>1</v></c></row>'.repeat(100)}`)],
    ['xlsx_size', new Uint8Array(10_000_001)],
  ])('rejects a file with %s', async (code, bytes) => {
    expect(await read(bytes)).toMatchObject([{ pointer: '/file', code }]);
  });

  it('rejects archives that unpack to too much, before they are unpacked', async () => {
    expect(await read(declaring(workbook('<row/>'), 60_000_001))).toMatchObject([{ code: 'xlsx_too_large' }]);
    const parts = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`x/${at}`, '']));
    expect(await read(workbook('', { parts }))).toMatchObject([{ code: 'xlsx_too_large' }]);
  });

  it('rejects parts that unpack to more than they say', async () => {
    const bytes = workbook(`<row>${'<c/>'.repeat(1000)}</row>`);
    expect(await read(declaring(bytes, 10))).toMatchObject([{ code: 'xlsx_damaged' }]);
  });

  it('names the sheets if there is none of the name', async () => {
    expect(await read(workbook(''), { sheet: 'X' })).toMatchObject([
      {
        pointer: '/sheet',
        code: 'xlsx_no_sheet',
        detail: 'There is no sheet with this name. Choose one of these: Hidden, Data.',
      },
    ]);
  });
});

describe('convert/to-xlsx', () => {
  it('writes what read-excel-file reads', async () => {
    const text =
      '[{"name":"Thé 🌱 <&>\\"","price":0.1,"since":"2026-01-31"},{"id":123456789012345678,"price":true,"name":{"a":[1]}}]';
    const [sheet] = await readXlsxFile(Buffer.from(await write({ text, sheet: 'Données' })));
    expect(sheet).toEqual({
      sheet: 'Données',
      data: [
        ['name', 'price', 'since', 'id'],
        ['Thé 🌱 <&>"', 0.1, new Date(Date.UTC(2026, 0, 31)), null],
        ['{"a":[1]}', true, null, '123456789012345678'],
      ],
    });
  });

  it('restores rows', async () => {
    const rows = [
      ['a', '_x0041_', '\u0001\r\n', ' x ', '=1+1'],
      [1.5, -2, 1e21, null, true],
      ['2026-01-31', '2026-01-31T08:30:15', '2026-02-30', '1900-01-01', '26-01-31'],
    ];
    const bytes = await write({ text: JSON.stringify(rows), header: false });
    expect(JSON.parse((await read(bytes, { header: false })).text)).toEqual(rows);
    const plain = await write({ text: JSON.stringify(rows), header: false, dates: false });
    expect(new TextDecoder().decode(unzipSync(plain)['xl/worksheets/sheet1.xml'])).toContain('>2026-01-31<');
  });

  it('reads CSV, with numbers that have no zero before them', async () => {
    const bytes = await write({ text: 'id;zip;x\n1;0123;1.50\n', from: 'csv' });
    expect(JSON.parse((await read(bytes)).text)).toEqual([{ id: 1, zip: '0123', x: 1.5 }]);
  });

  it('names columns beyond Z', async () => {
    const row = Array.from({ length: 703 }, (_, at) => at);
    const bytes = await write({ text: JSON.stringify([row]), header: false });
    expect(new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml'])).toMatch(
      /r="ZZ1">.*r="AAA1"><v>702</,
    );
  });

  it('gives the same file for the same data', async () => {
    const input = { text: '[[1]]' };
    expect(await write(input)).toEqual(await write(input));
  });

  it.each([
    [{ text: '{}' }, 'json_rows'],
    [{ text: '[]' }, 'json_rows'],
    [{ text: '[{}, 1]' }, 'json_rows'],
    [{ text: '[1' }, 'json_ends'],
    [{ text: '', from: 'csv' }, 'csv_empty'],
    [{ text: 'a"\n"b', from: 'csv' }, 'csv_quote_open'],
    [{ text: '"a"b', from: 'csv' }, 'csv_after_quote'],
    [{ text: JSON.stringify([['x'.repeat(32_768)]]) }, 'xlsx_cell'],
    [{ text: JSON.stringify([Array.from({ length: 16_385 }, () => 1)]) }, 'xlsx_cells'],
    [{ text: `[${Array.from({ length: 1001 }, (_, at) => `{"k${at}":1}`).join(',')}]` }, 'xlsx_cells'],
  ])('rejects %# with a code', async (input, code) => {
    expect(await refusal(input)).toMatchObject([{ pointer: '/text', code }]);
  });

  it.each(["'a", 'a/b', '', 'x'.repeat(32)])('rejects the sheet name %j', (sheet) => {
    expect(toXlsx.input.safeParse({ text: '[]', sheet }).success).toBe(false);
  });
});

describe('dates', () => {
  it.each([
    [14, undefined, 'date'],
    [22, undefined, 'date-time'],
    [46, undefined, 'duration'],
    [2, undefined, null],
    [164, 'General', null],
    [164, '0.00 "days"', null],
    [164, 'yyyy\\-mm\\-dd', 'date'],
    [164, '[$-409]d mmm yy h:mm AM/PM;@', 'date-time'],
    [164, 'mmm', 'date'],
    [164, 'mm:ss.0', 'time'],
    [164, '[Red]#,##0', null],
    [164, '[mm]:ss', 'duration'],
  ])('format %i %s shows %s', (id, code, kind) => {
    expect(dateKindOf(id, code)).toBe(kind);
  });

  it('has no date for numbers beyond the calendar', () => {
    expect([isoOf(1e9, 'date', false), isoOf(-1, 'date', false), isoOf(1e300, 'duration', false)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([isoOf(59, 'date', false), isoOf(61, 'date', false), isoOf(-0.5, 'duration', false)]).toEqual([
      '1900-02-28',
      '1900-03-01',
      '-PT12H',
    ]);
  });

  it('finds only days that exist', () => {
    expect(['2026-01-31', '2026-01-31 06:00', '2026-02-29', '1900-02-01', '2026-1-1'].map(serialOf)).toEqual([
      { serial: 46053, hasTime: false },
      { serial: 46053.25, hasTime: true },
      null,
      null,
      null,
    ]);
  });
});
