import { choicesOf } from './columns.ts';
import type { Labels } from '../../labels/labels.ts';
import type { DataTableColumn } from './columns.ts';
import type { DataTableFilter } from './view.ts';

/** A filter as text: `Calls: 10 – 200`. */
export function writeFilterWords<Item>(
  column: DataTableColumn<Item>,
  filter: DataTableFilter,
  labels: Labels,
  locale: string,
): string {
  return `${column.label}: ${words(column, filter, labels, locale)}`;
}

function words<Item>(column: DataTableColumn<Item>, filter: DataTableFilter, labels: Labels, locale: string): string {
  if (filter.kind === 'contains') return filter.text;
  if (filter.kind === 'choices') {
    const known = new Map(choicesOf(column)?.map(({ id, label }) => [id, label]));
    return new Intl.ListFormat(locale, { type: 'disjunction', style: 'narrow' }).format(
      filter.ids.map((id) => known.get(id) ?? id),
    );
  }
  if (filter.kind === 'numbers') {
    const format = new Intl.NumberFormat(locale, column.kind === 'number' ? column.format : undefined);
    return range(
      filter.from,
      filter.to,
      labels,
      (value) => format.format(value),
      (from, to) => format.formatRange(from, to),
    );
  }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return range(
    filter.from === null ? null : new Date(filter.from),
    filter.to === null ? null : new Date(filter.to),
    labels,
    (value) => format.format(value),
    (from, to) => format.formatRange(from, to),
  );
}

function range<Value extends number | Date>(
  from: Value | null,
  to: Value | null,
  labels: Labels,
  one: (value: Value) => string,
  both: (from: Value, to: Value) => string,
): string {
  // A reversed range has no results; it is still shown as entered, which `Intl` range formatting would reject.
  if (from !== null && to !== null) return from <= to ? both(from, to) : `${one(from)} – ${one(to)}`;
  if (from !== null) return `${labels.atLeast} ${one(from)}`;
  return to === null ? '' : `${labels.atMost} ${one(to)}`;
}
