import { useLabels } from '../../../labels/use-labels.ts';
import { align, cell, pinned, row, rowHeight, totals } from './DataGrid.css.ts';
import type { GridColumn } from './grid-columns.ts';

interface TotalsProps {
  columns: readonly GridColumn[];
  /** By column, as text. */
  values: ReadonlyMap<string, string>;
  /** Its place after all rows, counted from 1. */
  rowIndex: number;
}

/** Totals of all matching rows, below them. */
export function DataGridTotals({ columns, values, rowIndex }: TotalsProps) {
  const labels = useLabels();
  return (
    <div role="rowgroup" className={totals}>
      <div role="row" aria-rowindex={rowIndex} className={`${row} ${rowHeight.dense}`}>
        {columns.map(({ id, align: side, isFirst }, index) => (
          <div
            key={id}
            role={isFirst ? 'rowheader' : 'gridcell'}
            aria-colindex={index + 1}
            className={`${cell} ${align[side]} ${isFirst ? pinned : ''}`}
          >
            {isFirst ? labels.total : values.get(id)}
          </div>
        ))}
      </div>
    </div>
  );
}
