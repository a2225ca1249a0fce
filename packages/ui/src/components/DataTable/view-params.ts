import { choicesOf } from './columns.ts';
import { firstView, pageSizes, withFilter } from './view.ts';
import type { DataTableColumn } from './columns.ts';
import type { DataTableFilter, DataTableView } from './view.ts';

// Parameters of a column have its id after a dot, so that they do not collide with those of the table or the page.
const filterPrefix = 'filter.';
const widthPrefix = 'width.';
const ownNames = new Set(['search', 'sort', 'page', 'rows', 'hide', 'order']);
const isOwn = (name: string) => ownNames.has(name) || name.startsWith(filterPrefix) || name.startsWith(widthPrefix);

const widest = 2000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function anyNumber(text: string): number | null {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

function writeFilter(filter: DataTableFilter): readonly string[] {
  if (filter.kind === 'contains') return [filter.text];
  if (filter.kind === 'choices') return filter.ids;
  return [`${filter.from ?? ''}..${filter.to ?? ''}`];
}

function readFilter<Item>(column: DataTableColumn<Item>, values: readonly string[]): DataTableFilter | null {
  const [first = ''] = values;
  if (column.filter === undefined) return null;
  if (column.filter === 'contains') return { kind: 'contains', text: first };
  if (column.filter === 'range') {
    const [, from = '', to = ''] = /^(.*?)\.\.(.*)$/.exec(first) ?? [];
    if (column.kind === 'number') return { kind: 'numbers', from: anyNumber(from), to: anyNumber(to) };
    const day = (text: string) => (dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : null);
    return { kind: 'days', from: day(from), to: day(to) };
  }
  const known = new Set(choicesOf(column)?.map(({ id }) => id));
  return { kind: 'choices', ids: [...new Set(values)].filter((id) => known.has(id)) };
}

/**
 * The view in a URL. Parameters that do not match the columns, or are invalid, are ignored, so that old and hand-written
 * links still open the table.
 */
export function readView<Item>(params: URLSearchParams, columns: readonly DataTableColumn<Item>[]): DataTableView {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sorts = params.getAll('sort').map((text) => ({
    column: text.replace(/^-/, ''),
    direction: text.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  }));
  const isFirstOf = (column: string, index: number) => sorts.findIndex((one) => one.column === column) === index;
  const rows = wholeNumber(params.get('rows'));
  let view: DataTableView = {
    ...firstView,
    search: params.get('search') ?? '',
    sort: sorts.filter(({ column }, index) => byId.has(column) && isFirstOf(column, index)),
    pageSize: pageSizes.find((size) => size === rows) ?? firstView.pageSize,
    hidden: [...new Set(params.getAll('hide'))].filter((id) => byId.has(id) && id !== columns[0]?.id),
    order: [...new Set(params.getAll('order'))].filter((id) => byId.has(id)),
  };
  const widths: Record<string, number> = {};
  for (const column of columns) {
    view = withFilter(view, column.id, readFilter(column, params.getAll(filterPrefix + column.id)));
    const width = wholeNumber(params.get(widthPrefix + column.id));
    if (width !== null && width <= widest) widths[column.id] = width;
  }
  return { ...view, widths, page: wholeNumber(params.get('page')) ?? 1 };
}

/**
 * The view as URL parameters: only values that differ from the first view, always in the same order. Other parameters
 * in `params` are kept.
 */
export function writeView(view: DataTableView, params = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams([...params].filter(([name]) => !isOwn(name)));
  if (view.search !== '') written.set('search', view.search);
  for (const { column, direction } of view.sort)
    written.append('sort', `${direction === 'descending' ? '-' : ''}${column}`);
  for (const [id, filter] of Object.entries(view.filters).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const value of writeFilter(filter)) written.append(filterPrefix + id, value);
  }
  if (view.page !== 1) written.set('page', String(view.page));
  if (view.pageSize !== firstView.pageSize) written.set('rows', String(view.pageSize));
  for (const id of view.hidden) written.append('hide', id);
  for (const id of view.order) written.append('order', id);
  for (const [id, width] of Object.entries(view.widths).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    written.set(widthPrefix + id, String(width));
  }
  return written;
}
