import { DataTable } from '@apiyard/ui/DataTable';
import type { DataTableColumn } from '@apiyard/ui/DataTable';
import { firstView } from '@apiyard/ui/DataTable';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { TableRows } from './table-rows.ts';
import { cellText } from './table-rows.ts';

/** Maximum length of a cell; the tree and raw views have the whole value. */
const cellLengthMax = 120;

interface NumberedRow {
  readonly number: number;
  readonly row: TableRows['rows'][number];
}

/** A JSON response as a table, to search, sort, filter and save as CSV. */
export function RowsTable({ table }: { readonly table: TableRows }) {
  const t = useCopy(hubCopy);
  const [view, setView] = useState(firstView);
  const rowName = t('hub.play.row');
  const rows = useMemo(() => table.rows.map((row, index): NumberedRow => ({ row, number: index + 1 })), [table]);
  const columns = useMemo(
    (): DataTableColumn<NumberedRow>[] => [
      { id: ' row', label: rowName, kind: 'number', width: 72, value: ({ number }) => number },
      ...table.columns.map((name) => columnOf(name, table.rows)),
    ],
    [table, rowName],
  );
  return (
    <DataTable
      label={t('hub.play.answer')}
      density="dense"
      columns={columns}
      rows={rows}
      rowId={idOf}
      view={view}
      onViewChange={setView}
    />
  );
}

const idOf = ({ number }: NumberedRow) => String(number);

function columnOf(name: string, rows: TableRows['rows']): DataTableColumn<NumberedRow> {
  if (rows.every((row) => typeof (row[name] ?? 0) === 'number')) {
    return {
      id: name,
      label: name,
      kind: 'number',
      format: { maximumFractionDigits: 20 },
      filter: 'range',
      value: ({ row }) => (row[name] as number | null | undefined) ?? null,
    };
  }
  return {
    id: name,
    label: name,
    filter: 'contains',
    value: ({ row }) => (row[name] === undefined ? null : cellText(row[name])),
    render: ({ row }) => <bdi>{cut(cellText(row[name]))}</bdi>,
  };
}

const cut = (text: string) => (text.length > cellLengthMax ? `${text.slice(0, cellLengthMax)}…` : text);
