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
  sort: DataTableSort | null;
  /** By column. A column without a filter has no entry. */
  filters: Readonly<Record<string, DataTableFilter>>;
  /** From 1. */
  page: number;
  pageSize: number;
  hidden: readonly string[];
  /** Widths set by a person, in px, by column. */
  widths: Readonly<Record<string, number>>;
}

export const pageSizes = [10, 25, 50, 100] as const;

/** The initial view of a table: `{ ...firstView, sort: … }`. */
export const firstView: DataTableView = {
  search: '',
  sort: null,
  filters: {},
  page: 1,
  pageSize: 25,
  hidden: [],
  widths: {},
};

/** Other rows match, so the current page number no longer applies. */
export const withSearch = (view: DataTableView, search: string): DataTableView => ({ ...view, search, page: 1 });

export function isNarrowed(view: DataTableView): boolean {
  return view.search.trim() !== '' || Object.keys(view.filters).length > 0;
}

export const withoutFilters = (view: DataTableView): DataTableView => ({ ...view, search: '', filters: {}, page: 1 });

/** Ascending, descending, unsorted. */
export function withNextSort(view: DataTableView, column: string): DataTableView {
  const direction = view.sort?.column === column ? view.sort.direction : undefined;
  const sort: DataTableSort | null =
    direction === 'descending' ? null : { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
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

/** The nearest existing page: the number of rows may have changed since the link was created. */
export function pageWithin(view: DataTableView, count: number): number {
  return Math.min(view.page, Math.max(1, Math.ceil(count / view.pageSize)));
}
