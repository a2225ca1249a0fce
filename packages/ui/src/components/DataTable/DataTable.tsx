import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ElementProps } from '../../element/element-props.ts';
import { useMergedRef } from '../../element/use-merged-ref.ts';
import { NothingFound } from '../../illustrations/NothingFound.tsx';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { TablePagination } from '../TablePagination/TablePagination.tsx';
import { makeCellWriter } from './columns.ts';
import { makeCsv, saveCsv } from './csv.ts';
import { DataGrid } from './grid/DataGrid.tsx';
import { notice } from './grid/DataGrid.css.ts';
import { DataGridLoading } from './grid/DataGridLoading.tsx';
import { count as countStyle, foot, table, top, waiting } from './DataTable.css.ts';
import { BulkBar, DataTableToolbar } from './DataTableToolbar.tsx';
import { makeGridColumns } from './grid/grid-columns.ts';
import { groupRows } from './rows/group-rows.ts';
import { loadAllRows } from './rows/load-all-rows.ts';
import { useFoundRows } from './rows/use-found-rows.ts';
import { writeTotals } from './totals.ts';
import { useDownload } from './use-download.ts';
import { inOrder, isNarrowed, pageSizes, withNextSort, withoutFilters, withWidth } from './view.ts';
import type { DataTableColumn } from './columns.ts';
import type { LoadRows } from './rows/load-all-rows.ts';
import type { DataTableView } from './view.ts';

export interface DataTableProps<Item> extends ElementProps {
  /** What the table lists: 'Calls'. Also names the file that is downloaded. */
  label: string;
  /** The first column names the row and always stays. Keep the array the same between renders. */
  columns: readonly DataTableColumn<Item>[];
  /** All rows, or with `served` those of the page. Keep the array the same while the rows are. */
  rows: readonly Item[];
  /** Keep the function the same between renders. */
  rowId: (item: Item) => string;
  /** Search, sort, filters, page, columns: start with `firstView`, or with `readView` of an address. */
  view: DataTableView;
  /** Called with the whole view when people sort, filter, turn pages or hide columns. */
  onViewChange: (view: DataTableView) => void;
  /** A server has found the rows of the page: how many there are on all pages, or at least. `useServedRows` brings it. */
  served?: {
    count: number;
    isCountExact: boolean;
    /** Of all rows, by column. */
    totals?: Readonly<Record<string, number>> | undefined;
    /** Loads the pages of a CSV file, one after the other. Without it only visible rows could be saved, so none are. */
    load?: LoadRows<Item>;
  };
  /** Id of the column by whose values rows are grouped; people collapse groups. With `served` the server sorts by it. */
  groupBy?: string;
  /** `scroll` draws rows as they become visible, for as many as there are; each is one line high. Not with `served`. @default 'pages' */
  paging?: 'pages' | 'scroll';
  /** Rows of 48 or 36 px. @default 'normal' */
  density?: 'normal' | 'dense';
  /** Before the first rows it shows their shape; later it keeps the last ones until the next come. @default false */
  isLoading?: boolean;
  /** Shown if there are no rows at all: `Empty`. Without search results, a message is built in. */
  empty?: ReactNode;
  /** Shown if the rows could not be loaded: `Failed`, with a retry. */
  failed?: ReactNode;
  /** The ids of selected rows. Left out, rows cannot be selected. */
  selected?: ReadonlySet<string>;
  /** Store the same `Set` object that it passes: it holds the start of a range selection with Shift. */
  onSelectionChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons for what can be done to all selected rows. */
  bulkActions?: ReactNode;
  /** One or two `IconButton`s, or a `Menu`, at the end of each row. Keep the function the same between renders. */
  rowActions?: (item: Item) => ReactNode;
  /** What more there is to say about a row, opened under it. Keep the function the same between renders. */
  detail?: (item: Item) => ReactNode;
  /** Makes rows pressable, by Enter too. */
  onRowAction?: (id: string) => void;
  /** At the end of the toolbar: a button for a new row. */
  actions?: ReactNode;
}

/**
 * Many rows to search, sort, narrow down, compare and act on. Fewer, that are only looked through, are a `Table`;
 * rows that hold fields and buttons and are read from top to bottom, a `StaticTable`.
 */
export function DataTable<Item>({
  label,
  columns,
  rows,
  rowId,
  view,
  onViewChange,
  served,
  groupBy,
  paging = 'pages',
  density = 'normal',
  isLoading = false,
  empty,
  failed,
  selected,
  onSelectionChange,
  bulkActions,
  rowActions,
  detail,
  onRowAction,
  actions,
  ref,
  ...element
}: DataTableProps<Item>) {
  const labels = useLabels();
  const wording = useWording();
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRef(root, ref);
  const { search, sort, filters, hidden, order, widths, pageSize } = view;
  const isServed = served !== undefined;
  const servedTotals = served?.totals;

  const isWindowed = paging === 'scroll' && !isServed;
  const {
    found,
    shown: shownRows,
    count,
    page,
  } = useFoundRows({ columns, rows, rowId, view, servedCount: served?.count, groupBy, isWindowed, locale });

  const visible = useMemo(
    () => inOrder(columns, order).filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [columns, order, hidden],
  );
  const canSelect = selected !== undefined;
  const gridColumns = useMemo(
    () =>
      makeGridColumns(visible, widths, {
        canSelect,
        canExpand: detail !== undefined,
        hasActions: rowActions !== undefined,
        labels: { select: labels.selectAllRows, expand: labels.expand, actions: labels.actions },
      }),
    [visible, widths, canSelect, detail, rowActions, labels],
  );
  const textOf = useMemo(() => makeCellWriter(columns, locale), [columns, locale]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => (groupBy === undefined ? shownRows : groupRows(shownRows, (item) => textOf(groupBy, item), collapsed)),
    [shownRows, groupBy, textOf, collapsed],
  );
  const totals = useMemo(
    () => writeTotals(visible, found.items, isServed ? (servedTotals ?? {}) : undefined, locale),
    [visible, found, isServed, servedTotals, locale],
  );
  const download = useDownload(async (signal, onProgress) => {
    if (!served) saveCsv(makeCsv(visible, found.items()), label);
    else if (served.load) {
      const all = await loadAllRows({ search, sort, filters }, served.load, {
        signal,
        onProgress: (loaded) => onProgress(loaded.count === 0 ? 1 : loaded.rowCount / loaded.count),
      });
      saveCsv(makeCsv(visible, all), label);
    }
  });
  const renderValue = useCallback(
    (columnId: string, item: Item) =>
      columns.find(({ id }) => id === columnId)?.render?.(item) ?? <bdi>{textOf(columnId, item)}</bdi>,
    [columns, textOf],
  );
  const isPressable = onRowAction !== undefined || canSelect;
  const contents = useMemo(
    () => ({
      columns: gridColumns,
      rowId,
      renderValue,
      textOf,
      renderActions: rowActions,
      renderDetail: detail,
      isPressable,
    }),
    [gridColumns, rowId, renderValue, textOf, rowActions, detail, isPressable],
  );

  const showsSkeleton = isLoading && rows.length === 0;
  const nothing = isNarrowed(view) ? (
    <Empty
      title={labels.noMatches}
      picture={<NothingFound />}
      action={<Button onPress={() => onViewChange(withoutFilters(view))}>{labels.clearFilters}</Button>}
    />
  ) : (
    (empty ?? <Empty title={labels.noData} />)
  );
  const content = () => {
    if (failed !== undefined && !isLoading) return <div className={notice}>{failed}</div>;
    if (showsSkeleton)
      return (
        <DataGridLoading label={label} columns={gridColumns} density={density} rowCount={Math.min(pageSize, 10)} />
      );
    return (
      <DataGrid
        label={label}
        rows={shown}
        all={found}
        contents={contents}
        density={density}
        isWindowed={isWindowed}
        question={JSON.stringify([search, sort, filters, page])}
        sort={sort}
        element={element}
        onSort={(column, isAdded) => onViewChange(withNextSort(view, column, isAdded))}
        onResize={(column, width) => onViewChange(withWidth(view, column, width))}
        selected={selected}
        onSelectionChange={(next) => onSelectionChange?.(next)}
        onRowAction={onRowAction}
        onToggleGroup={(group) =>
          setCollapsed((last) => {
            const next = new Set(last);
            if (!next.delete(group)) next.add(group);
            return next;
          })
        }
        totals={totals}
        empty={<div className={notice}>{nothing}</div>}
      />
    );
  };

  return (
    <div ref={rootRef} className={table}>
      <div className={top}>
        {selected?.size ? (
          <BulkBar
            count={selected.size}
            onClear={() => {
              onSelectionChange?.(new Set());
              // The button disappears with the bar: the focus moves to the rows.
              root.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
            }}
          >
            {bulkActions}
          </BulkBar>
        ) : (
          <DataTableToolbar
            columns={columns}
            view={view}
            onViewChange={onViewChange}
            download={served && !served.load ? undefined : download}
            actions={actions}
          />
        )}
      </div>
      <div className={isLoading && !showsSkeleton ? waiting : undefined} aria-busy={isLoading || undefined}>
        {content()}
      </div>
      {failed === undefined && !showsSkeleton && (
        <div className={foot}>
          {isWindowed ? (
            <span className={countStyle} aria-live="polite">
              {wording.count(labels.items, count)}
            </span>
          ) : (
            <TablePagination
              page={page}
              pageSize={pageSize}
              count={count}
              isCountExact={served?.isCountExact ?? true}
              pageSizes={pageSizes}
              onPageChange={(next) => onViewChange({ ...view, page: next })}
              onPageSizeChange={(next) => onViewChange({ ...view, pageSize: next, page: 1 })}
            />
          )}
        </div>
      )}
    </div>
  );
}

export { readView, writeView } from './view-params.ts';
export { firstView } from './view.ts';
export { useKeptView } from './use-kept-view.ts';
export { useServedRows } from './rows/use-served-rows.ts';
export type { RowsResponse, RowsQuestion } from './rows/use-served-rows.ts';
export type { DataTableColumn } from './columns.ts';
export type { DataTableView } from './view.ts';
