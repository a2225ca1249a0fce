import type { CSSProperties } from 'react';
import { useLabels } from '../../../labels/use-labels.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { align, cell, column, grid, head, headRow, region, row, rowHeight, skeleton } from './DataGrid.css.ts';
import { gridTracks } from './grid-columns.ts';
import type { GridColumn } from './grid-columns.ts';

interface DataGridLoadingProps {
  label: string;
  columns: readonly GridColumn[];
  density: 'normal' | 'dense';
  rowCount: number;
}

/** The grid while loading: the same columns, rows of the same height, no keyboard navigation. */
export function DataGridLoading({ label, columns, density, rowCount }: DataGridLoadingProps) {
  const labels = useLabels();
  return (
    <div className={region} role="group" aria-label={label} aria-busy>
      <span className={visuallyHidden}>{labels.loading}</span>
      <div className={grid} style={gridTracks(columns) as CSSProperties} aria-hidden>
        <div className={head}>
          <div className={headRow}>
            {columns.map(({ id, label, part, align: side }) => (
              <div key={id} className={`${column} ${align[side]}`}>
                {part === 'value' && label}
              </div>
            ))}
          </div>
        </div>
        {Array.from({ length: rowCount }, (_, index) => (
          <div key={index} className={`${row} ${rowHeight[density]}`} data-skeleton-row>
            {columns.map(({ id, part, align: side }) => (
              <div key={id} className={`${cell} ${align[side]}`}>
                {part === 'value' && (
                  <div className={skeleton[side]}>
                    <Skeleton shape="text" />
                  </div>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
