import { useMemo } from 'react';
import { pageWithin } from '../view.ts';
import { makeRowIndex } from './row-index.ts';
import { makeRowList } from './row-list.ts';
import type { DataTableColumn } from '../columns.ts';
import type { DataTableSort, DataTableView } from '../view.ts';

interface FoundRowsInput<Item> {
  columns: readonly DataTableColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  view: DataTableView;
  /** Of a server, which found the rows of the page. */
  servedCount: number | undefined;
  groupBy: string | undefined;
  isWindowed: boolean;
  locale: string;
}

/** All rows that match the view in its order, and those of the page. */
export function useFoundRows<Item>({
  columns,
  rows,
  rowId,
  view,
  servedCount,
  groupBy,
  isWindowed,
  locale,
}: FoundRowsInput<Item>) {
  const { search, sort, filters, pageSize } = view;
  const isServed = servedCount !== undefined;
  const findRows = useMemo(() => makeRowIndex(rows, columns, locale), [rows, columns, locale]);
  const found = useMemo(
    () => makeRowList(isServed ? rows : findRows({ search, sort: groupedSort(sort, groupBy), filters }), rowId),
    [isServed, rows, rowId, findRows, search, sort, groupBy, filters],
  );
  const count = servedCount ?? found.count;
  const page = isServed ? view.page : pageWithin(view, count);
  const shown = useMemo(
    () =>
      isServed || isWindowed ? found : makeRowList(found.items().slice((page - 1) * pageSize, page * pageSize), rowId),
    [found, isServed, isWindowed, page, pageSize, rowId],
  );
  return { found, shown, count, page };
}

/** Rows of a group are together: they are sorted by it first, in the direction that people chose. */
function groupedSort(sort: readonly DataTableSort[], groupBy: string | undefined): readonly DataTableSort[] {
  if (groupBy === undefined) return sort;
  const own = sort.find(({ column }) => column === groupBy) ?? { column: groupBy, direction: 'ascending' };
  return [own, ...sort.filter((one) => one !== own)];
}
