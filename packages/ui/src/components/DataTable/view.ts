/** The filter of a column. Range ends are inclusive; `null` means an open end. */
export type DataTableFilter =
  | { kind: 'contains'; text: string }
  | { kind: 'choices'; ids: readonly string[] }
  | { kind: 'numbers'; from: number | null; to: number | null }
  /** Days as `2026-11-21`. */
  | { kind: 'days'; from: string | null; to: string | null };

export interface DataTableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The view state of a table, which can be restored from a URL. */
export interface DataTableView {
  search: string;
  /** The first sorts the rows, the next those that are equal by it. Empty for the rows' own order. */
  sort: readonly DataTableSort[];
  /** By column. A column without a filter has no entry. */
  filters: Readonly<Record<string, DataTableFilter>>;
  /** From 1. */
  page: number;
  pageSize: number;
  hidden: readonly string[];
  /** Ids of columns in the order set by a person; others follow in their own order. */
  order: readonly string[];
  /** Widths set by a person, in px, by column. */
  widths: Readonly<Record<string, number>>;
}

export const pageSizes = [10, 25, 50, 100] as const;

/** The initial view of a table: `{ ...firstView, sort: … }`. */
export const firstView: DataTableView = {
  search: '',
  sort: [],
  filters: {},
  page: 1,
  pageSize: 25,
  hidden: [],
  order: [],
  widths: {},
};

/** Other rows match, so the current page number no longer applies. */
export const withSearch = (view: DataTableView, search: string): DataTableView => ({ ...view, search, page: 1 });

export function isNarrowed(view: DataTableView): boolean {
  return view.search.trim() !== '' || Object.keys(view.filters).length > 0;
}

export const withoutFilters = (view: DataTableView): DataTableView => ({ ...view, search: '', filters: {}, page: 1 });

/** Ascending, descending, unsorted. Added, the column sorts rows that are equal by those before. */
export function withNextSort(view: DataTableView, column: string, isAdded = false): DataTableView {
  const isAlone = view.sort.every((one) => one.column === column);
  const current = isAdded || isAlone ? view.sort.find((one) => one.column === column)?.direction : undefined;
  const next: DataTableSort | null =
    current === 'descending' ? null : { column, direction: current === 'ascending' ? 'descending' : 'ascending' };
  if (!isAdded) return { ...view, sort: next === null ? [] : [next], page: 1 };
  const sort =
    current === undefined
      ? [...view.sort, ...(next === null ? [] : [next])]
      : view.sort.flatMap((one) => (one.column === column ? (next ?? []) : one));
  return { ...view, sort, page: 1 };
}

function narrows(filter: DataTableFilter): boolean {
  if (filter.kind === 'contains') return filter.text.trim() !== '';
  if (filter.kind === 'choices') return filter.ids.length > 0;
  return filter.from !== null || filter.to !== null;
}

/** A filter without effect is removed. */
export function withFilter(view: DataTableView, column: string, filter: DataTableFilter | null): DataTableView {
  const { [column]: _, ...others } = view.filters;
  return { ...view, page: 1, filters: filter !== null && narrows(filter) ? { ...others, [column]: filter } : others };
}

export function withColumn(view: DataTableView, column: string, isShown: boolean): DataTableView {
  const hidden = view.hidden.filter((id) => id !== column);
  return { ...view, hidden: isShown ? hidden : [...hidden, column] };
}

export const withWidth = (view: DataTableView, column: string, width: number): DataTableView => ({
  ...view,
  widths: { ...view.widths, [column]: width },
});

/** The order, widths and visibility of columns as they were before people changed them. */
export const withoutColumnChanges = (view: DataTableView): DataTableView => ({
  ...view,
  hidden: firstView.hidden,
  order: firstView.order,
  widths: firstView.widths,
});

/** Columns in the order of the view. The first names the rows and stays first; unknown ids are ignored. */
export function inOrder<Column extends { id: string }>(columns: readonly Column[], order: readonly string[]): Column[] {
  const [first, ...others] = columns;
  const place = (column: Column) => {
    const index = order.indexOf(column.id);
    return index === -1 ? order.length : index;
  };
  return first === undefined ? [] : [first, ...others.toSorted((one, other) => place(one) - place(other))];
}

/** The nearest existing page: the number of rows may have changed since the link was created. */
export function pageWithin(view: DataTableView, count: number): number {
  return Math.min(view.page, Math.max(1, Math.ceil(count / view.pageSize)));
}
