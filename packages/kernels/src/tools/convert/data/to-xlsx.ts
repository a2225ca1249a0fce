import { rowsOfCsv, rowsOfJson } from '../../../xlsx/rows.ts';
import { writeXlsx } from '../../../xlsx/write.ts';

interface Input {
  readonly text: string;
  readonly from: 'json' | 'csv';
  readonly sheet: string;
  readonly header: boolean;
  readonly dates: boolean;
}

/** An XLSX file with the rows of JSON or CSV. */
export default function toXlsx({ text, from, sheet, header, dates }: Input) {
  const { rows, hasKeys } = from === 'json' ? rowsOfJson(text) : { rows: rowsOfCsv(text), hasKeys: false };
  const bytes = writeXlsx(rows, { sheet, hasHeader: header || hasKeys, findsDates: dates });
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${sheet}.xlsx`,
    bytes,
  };
}
