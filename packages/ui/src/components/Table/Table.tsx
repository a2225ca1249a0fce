import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components/Table';
import { LoadingTable } from './LoadingTable.tsx';
import { cell, column, emptyCell, region, regionHeight, row, rowHeight, table } from './Table.css.ts';
import type { ReactNode } from 'react';

export interface TableColumn<Item> {
  id: string;
  label: string;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
  render: (item: Item) => ReactNode;
}

export interface TableProps<Item> {
  /** What the table lists: 'API keys'. */
  label: string;
  /** The first column names the row for people who hear the table. */
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  /** Shows rows of the same height in place of the data. @default false */
  isLoading?: boolean;
  /** What stands in place of the rows when there are none: `Empty`, as a rule. */
  empty?: ReactNode;
  /** Makes rows pressable, by Enter too; gets the row's id. */
  onRowAction?: (id: string) => void;
  /** Rows of 48 or 36 px. @default 'normal' */
  density?: 'normal' | 'dense';
  /** `screen` scrolls inside three quarters of the screen, under its own header. @default 'screen' */
  height?: 'screen' | 'content';
}

/**
 * Rows of the same kind, to compare. It scrolls sideways inside itself where there is no room.
 *
 * Arrows move between cells, Home and End along the row, Enter acts on the row.
 */
export function Table<Item>({
  label,
  columns,
  rows,
  rowId,
  isLoading = false,
  empty,
  onRowAction,
  density = 'normal',
  height = 'screen',
}: TableProps<Item>) {
  const regionClass = `${region} ${regionHeight[height]}`;
  if (isLoading) return <LoadingTable label={label} columns={columns} density={density} className={regionClass} />;
  return (
    <div className={regionClass}>
      <AriaTable
        aria-label={label}
        className={table}
        {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
      >
        <TableHeader>
          {columns.map(({ id, label, align = 'start' }, index) => (
            <Column key={id} id={id} isRowHeader={index === 0} className={column[align]}>
              {label}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <div className={emptyCell}>{empty}</div>}>
          {rows.map((item) => (
            <Row key={rowId(item)} id={rowId(item)} className={`${row} ${rowHeight[density]}`}>
              {columns.map(({ id, align = 'start', render }) => (
                <Cell key={id} className={cell[align]}>
                  {render(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
