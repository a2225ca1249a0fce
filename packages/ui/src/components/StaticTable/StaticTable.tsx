import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useScrolls } from '../../collection/use-scrolls.ts';
import { LoadingTable } from '../Table/LoadingTable.tsx';
import { cell, column, rowHeight, spare, table } from '../Table/Table.css.ts';
import { region, rowHead } from './StaticTable.css.ts';

export interface StaticTableColumn<Item> {
  id: string;
  label: string;
  /** Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end';
  /** Shown on wide screens only. @default false */
  isSpare?: boolean;
  render: (item: Item) => ReactNode;
}

export interface StaticTableProps<Item> {
  /** What the table lists: 'API keys'. */
  label: string;
  /** The first column is the row header for screen readers. */
  columns: readonly StaticTableColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  /** Shows rows of the same height in place of the data. @default false */
  isLoading?: boolean;
  /** Rows of 48 or 36 px. @default 'normal' */
  density?: 'normal' | 'dense';
  /** In px; what is longer scrolls under the header. @default as high as its rows */
  maxHeight?: number;
}

/**
 * Rows to read, as high as they are; cells may hold links, buttons and menus, which are reached one after the other.
 * It looks like `Table`, which is for rows to press, cells to walk through by arrows, and long lists under a header.
 */
export function StaticTable<Item>({ isLoading = false, ...props }: StaticTableProps<Item>) {
  if (isLoading) {
    const { label, columns, density = 'normal' } = props;
    return <LoadingTable label={label} columns={columns} density={density} className={region} />;
  }
  return <Rows {...props} />;
}

function Rows<Item>({
  label,
  columns,
  rows,
  rowId,
  density = 'normal',
  maxHeight,
}: Omit<StaticTableProps<Item>, 'isLoading'>) {
  const holder = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(holder);
  return (
    // Scrolls by keyboard: a region that scrolls must be reachable. One that does not would be a stop too many.
    <div
      ref={holder}
      className={region}
      style={{ maxBlockSize: maxHeight }}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label, align = 'start', isSpare = false }) => (
              <th key={id} scope="col" className={isSpare ? `${column[align]} ${spare}` : column[align]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={rowId(item)} className={rowHeight[density]}>
              {columns.map(({ id, align = 'start', isSpare = false, render }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className={`${cell[align]} ${rowHead}`}>
                    {render(item)}
                  </th>
                ) : (
                  <td key={id} className={isSpare ? `${cell[align]} ${spare}` : cell[align]}>
                    {render(item)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
