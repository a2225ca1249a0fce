import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../../components/Empty/Empty.tsx';
import { Failed } from '../../components/Failed/Failed.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StaticTable } from '../../components/StaticTable/StaticTable.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { ChartProps } from './chart-data.ts';
import { body, caption, captionTitle, figure, head, patterns, quiet, state, words } from './ChartFigure.css.ts';
import { Hatches } from '../series/series-look.tsx';

/** The values of a chart as a table. The first column is the row header. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartFigureProps extends ChartProps {
  isEmpty: boolean;
  /** ID prefix of the hatches that `Fill` and `Swatch` use. */
  hatches: string;
  legend?: ReactNode;
  figures: () => Figures;
  /** The plot, `height` px high. */
  children: ReactNode;
}

/** Up to this number of rows, the table is always present for screen readers; longer ones are shown on demand. */
const fewRows = 60;

/**
 * Common parts of all charts: title, legend, the table that can replace the plot, and the loading, empty and error
 * states.
 */
export function ChartFigure({
  title,
  isTitleHidden = false,
  description,
  height = 280,
  isLoading = false,
  failure,
  empty,
  isEmpty,
  hatches,
  legend,
  figures,
  children,
}: ChartFigureProps) {
  const labels = useLabels();
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const hasPlot = !isLoading && failure === undefined && !isEmpty;
  const table = hasPlot ? figures() : undefined;

  return (
    <figure className={figure} aria-labelledby={titleId} aria-busy={isLoading || undefined}>
      <svg className={patterns} aria-hidden>
        <Hatches id={hatches} />
      </svg>
      <div className={head}>
        <figcaption className={isTitleHidden && description === undefined ? visuallyHidden : caption}>
          <span id={titleId} className={isTitleHidden ? visuallyHidden : captionTitle}>
            {title}
          </span>
          {description !== undefined && <span className={quiet}>{description}</span>}
        </figcaption>
        <IconButton
          label={isTable ? labels.showChart : labels.showTable}
          icon={isTable ? <IconChartBar size={20} stroke={1.5} /> : <IconTable size={20} stroke={1.5} />}
          isDisabled={!hasPlot}
          onPress={() => setIsTable(!isTable)}
        />
      </div>
      {legend}
      <div className={body} style={{ minBlockSize: height }}>
        {isLoading && (
          <div role="status" style={{ blockSize: height }}>
            <span className={visuallyHidden}>{labels.loading}</span>
            <Skeleton shape="block" height="fill" />
          </div>
        )}
        {!isLoading && failure !== undefined && (
          <div className={state} style={{ minBlockSize: height }}>
            <Failed
              title={failure.title}
              requestId={failure.requestId}
              {...(failure.onRetry && { onRetry: failure.onRetry })}
              picture={null}
            >
              {failure.words}
            </Failed>
          </div>
        )}
        {!isLoading && failure === undefined && isEmpty && (
          <div className={state} style={{ minBlockSize: height }}>
            {empty ?? <Empty title={labels.noData} picture={null} />}
          </div>
        )}
        {table !== undefined && !isTable && (
          <>
            {children}
            {table.rows.length <= fewRows && <ScreenReaderTable title={title} {...table} />}
          </>
        )}
        {table !== undefined && isTable && (
          <StaticTable
            label={title}
            density="dense"
            maxHeight={height}
            columns={table.columns.map((label, index) => ({
              id: String(index),
              label,
              align: index === 0 ? ('start' as const) : ('end' as const),
              render: ({ cells }: { cells: readonly string[] }) => cells[index],
            }))}
            rows={table.rows.map((cells, index) => ({ id: String(index), cells }))}
            rowId={({ id }) => id}
          />
        )}
      </div>
    </figure>
  );
}

/** The same values for screen readers while the chart is visible. */
function ScreenReaderTable({ title, columns, rows }: Figures & { title: string }) {
  return (
    <div className={`${visuallyHidden} ${words}`}>
      <table aria-label={title}>
        <thead>
          <tr>
            {columns.map((label, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity, and never move.
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above.
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- see above.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
