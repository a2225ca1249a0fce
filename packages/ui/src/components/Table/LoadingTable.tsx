import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { bone, cell, column, rowHeight, spare, table } from './Table.css.ts';

interface LoadingTableProps {
  label: string;
  columns: readonly { id: string; label: string; align?: 'start' | 'end'; isSpare?: boolean }[];
  density: 'normal' | 'dense';
  className: string;
}

/** Enough rows for an initial screen, without moving the content below a short table too far down. */
const rowCount = 6;

/** The table while loading: the same header, rows of the same height, no keyboard navigation. */
export function LoadingTable({ label, columns, density, className }: LoadingTableProps) {
  const labels = useLabels();
  return (
    <div className={className} role="group" aria-label={label} aria-busy>
      <span className={visuallyHidden}>{labels.loading}</span>
      <table className={table} aria-hidden>
        <thead>
          <tr>
            {columns.map(({ id, label, align = 'start', isSpare = false }) => (
              <th key={id} className={isSpare ? `${column[align]} ${spare}` : column[align]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rowCount }, (_, index) => (
            <tr key={index} className={rowHeight[density]}>
              {columns.map(({ id, align = 'start', isSpare = false }) => (
                <td key={id} className={isSpare ? `${cell[align]} ${spare}` : cell[align]}>
                  <div className={bone[align]}>
                    <Skeleton shape="text" />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
