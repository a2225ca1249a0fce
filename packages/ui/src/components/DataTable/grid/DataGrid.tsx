import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { ElementProps } from '../../../element/element-props.ts';
import { useTable } from 'react-aria/useTable';
import { useTableState } from 'react-stately/useTableState';
import { grid, region as regionStyle, regionHeight } from './DataGrid.css.ts';
import { DataGridBody } from './DataGridBody.tsx';
import { DataGridTotals } from './DataGridTotals.tsx';
import { isGroupId } from '../rows/group-rows.ts';
import { DataGridHeader } from './DataGridHeader.tsx';
import { columnKey, detailKey, makeLazyCollection } from '../rows/lazy-collection.ts';
import { makeLines } from '../rows/lines.ts';
import { gridTracks } from './grid-columns.ts';
import type { RowContents } from './DataGridRow.tsx';
import type { RowList } from '../rows/row-list.ts';
import type { DataTableSort } from '../view.ts';

interface DataGridProps<Item> {
  label: string;
  element: Omit<ElementProps, 'ref'>;
  rows: RowList<Item>;
  /** All rows, including those of other pages. */
  all: RowList<Item>;
  contents: Omit<RowContents<Item>, 'onToggle'>;
  density: 'normal' | 'dense';
  /** Rows scroll inside the table and are rendered only when visible; otherwise all are rendered. */
  isWindowed: boolean;
  /** Identifies the query: when it changes, the rows are scrolled to the top. */
  question: string;
  sort: readonly DataTableSort[];
  onSort: (columnId: string, isAdded: boolean) => void;
  onResize: (columnId: string, width: number) => void;
  /** Omitted if rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  onSelectionChange: (selected: ReadonlySet<string>) => void;
  onRowAction: ((rowId: string) => void) | undefined;
  onToggleGroup: (groupId: string) => void;
  /** By column, as text; empty if there are none. */
  totals: ReadonlyMap<string, string>;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
}

/** Default until measured, in px. */
const detailGuess = 96;

const rowRem = { normal: 3, dense: 2.25 };

/** Row height follows the font size of the page. */
function useRem(): number {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    () => 16,
  );
}

/**
 * The grid of `DataTable`: React Aria's behaviour over virtualized rows. Decision 7 explains why it does not use React
 * Aria's `Table`.
 */
export function DataGrid<Item>({
  label,
  element,
  rows,
  all,
  contents,
  density,
  isWindowed,
  question,
  sort,
  onSort,
  onResize,
  selected,
  onSelectionChange,
  onRowAction,
  onToggleGroup,
  totals,
  empty,
}: DataGridProps<Item>) {
  const regionRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const rowHeight = useRem() * rowRem[density];
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const { textOf, columns } = contents;
  const first = columns.find(({ isFirst }) => isFirst);
  if (!first) throw new Error('A table needs a column that names its rows.');

  const lines = useMemo(() => {
    const details =
      expanded.size === 0
        ? []
        : rows.ids().flatMap((id, row) => (expanded.has(id) ? [{ row, height: heights.get(id) ?? detailGuess }] : []));
    return makeLines(rows.count, rowHeight, details);
  }, [rows, rowHeight, expanded, heights]);
  const collection = useMemo(
    () =>
      makeLazyCollection({
        columns,
        rowHeader: first.id,
        lines,
        rowCount: rows.count,
        rowIdAt: rows.idAt,
        textAt: (row) => {
          const item = rows.at(row);
          return item === undefined ? (rows.groupAt?.(row)?.text ?? '') : textOf(first.id, item);
        },
      }),
    [columns, first.id, lines, rows, textOf],
  );
  const state = useTableState<object>({
    collection,
    selectionMode: selected ? 'multiple' : 'none',
    selectedKeys: selected ?? new Set<string>(),
    onSelectionChange: (keys) => onSelectionChange(keys === 'all' ? new Set(all.ids()) : (keys as ReadonlySet<string>)),
    disabledKeys: useMemo(
      () => [...[...expanded].map(detailKey), ...(rows.groupAt ? rows.ids().filter(isGroupId) : [])],
      [expanded, rows],
    ),
    disabledBehavior: 'selection',
    ...(sort[0] && { sortDescriptor: { column: columnKey(sort[0].column), direction: sort[0].direction } }),
  });
  const layoutDelegate = useMemo(
    () => ({
      getItemRect: (key: string | number) => {
        const item = collection.getItem(key);
        const line =
          item?.type === 'cell' && item.parentKey != null ? collection.getItem(item.parentKey)?.index : item?.index;
        if (line === undefined) return null;
        return { x: 0, y: lines.offsetOf(line), width: 0, height: lines.offsetOf(line + 1) - lines.offsetOf(line) };
      },
      getVisibleRect: () => ({
        x: 0,
        y: regionRef.current?.scrollTop ?? 0,
        width: 0,
        height: pageHeight(regionRef.current, rowHeight),
      }),
      getContentSize: () => ({ width: 0, height: lines.height }),
    }),
    [collection, lines, rowHeight],
  );
  const { gridProps } = useTable(
    {
      ...element,
      'aria-label': label,
      isVirtualized: true,
      layoutDelegate,
      ...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) }),
    },
    state,
    gridRef,
  );

  useEffect(() => {
    regionRef.current?.scrollTo({ top: 0 });
  }, [question]);
  const onToggle = useCallback((id: string) => {
    setExpanded((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const onDetailHeight = useCallback((id: string, height: number) => {
    setHeights((last) => (last.get(id) === height ? last : new Map(last).set(id, height)));
  }, []);
  const rowContents = useMemo(() => ({ ...contents, onToggle }), [contents, onToggle]);
  const looks = useMemo(() => ({ density, isFixed: isWindowed }), [density, isWindowed]);
  const isSelected = (id: string) => selected?.has(id) ?? false;
  const someOrAll = all.count > 0 && all.ids().every(isSelected) ? 'all' : 'some';
  return (
    <div
      ref={regionRef}
      className={`${regionStyle} ${regionHeight[isWindowed ? 'scroll' : 'pages']}`}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)}
    >
      <div
        {...gridProps}
        {...(totals.size > 0 && { 'aria-rowcount': collection.size + 2 })}
        ref={gridRef}
        className={grid}
        style={gridTracks(columns) as CSSProperties}
      >
        <DataGridHeader
          state={state}
          columns={columns}
          sort={sort}
          onSort={onSort}
          onResize={onResize}
          selected={selected?.size ? someOrAll : 'none'}
          onSelectAll={(isSelected) => {
            const next = new Set(selected);
            for (const id of all.ids()) next[isSelected ? 'add' : 'delete'](id);
            onSelectionChange(next);
          }}
        />
        <DataGridBody
          state={state}
          rows={rows}
          lines={lines}
          looks={looks}
          contents={rowContents}
          region={regionRef}
          isWindowed={isWindowed}
          isExpanded={(id) => expanded.has(id)}
          onToggleGroup={onToggleGroup}
          onDetailHeight={onDetailHeight}
          empty={empty}
        />
        {totals.size > 0 && rows.count > 0 && (
          <DataGridTotals columns={columns} values={totals} rowIndex={collection.size + 2} />
        )}
      </div>
    </div>
  );
}

/** Distance of Page Down: the last visible row becomes the first. */
function pageHeight(box: HTMLElement | null, rowHeight: number): number {
  return Math.max(rowHeight, Math.min(box?.clientHeight ?? 0, window.innerHeight) - 2 * rowHeight);
}
