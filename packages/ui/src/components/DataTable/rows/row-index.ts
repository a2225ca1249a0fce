import { dayOf } from '../columns.ts';
import type { DataTableColumn } from '../columns.ts';
import type { DataTableFilter, DataTableView } from '../view.ts';

const ascii = /^[\u0000-\u007F]*$/;

/** The search ignores case and accents. */
function fold(text: string): string {
  // With 100,000 rows, the comparison for all scripts takes ten times as long, and most text does not need it.
  return ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
}

type Test<Item> = (item: Item) => boolean;

function within<Value extends number | string>(value: Value | null, from: Value | null, to: Value | null): boolean {
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}

/** `undefined` if the filter is of another type than the column, such as one from an old link. */
function makeTest<Item>(column: DataTableColumn<Item>, filter: DataTableFilter): Test<Item> | undefined {
  if (column.kind === 'number') {
    return filter.kind === 'numbers' ? (item) => within(column.value(item), filter.from, filter.to) : undefined;
  }
  if (column.kind === 'date') {
    if (filter.kind !== 'days') return undefined;
    return (item) => {
      const date = column.value(item);
      return within(date && dayOf(date), filter.from, filter.to);
    };
  }
  if (filter.kind === 'contains') {
    const sought = fold(filter.text.trim());
    return (item) => fold(column.value(item) ?? '').includes(sought);
  }
  if (filter.kind === 'choices') {
    const chosen = new Set(filter.ids);
    return (item) => chosen.has(column.value(item) ?? '');
  }
  return undefined;
}

/** Rows without a value are last, in either sort direction. */
const noValue = 0xff_ff_ff_ff;

/**
 * The rank of each row among the values of a column; equal values have equal ranks. Sorting the unique values once,
 * instead of the rows each time, keeps 100,000 rows within a frame or two.
 */
function rank<Item>(
  rows: readonly Item[],
  column: DataTableColumn<Item>,
  locale: string,
): { ranks: Uint32Array; count: number } {
  const values = rows.map((item) => {
    const value = column.value(item);
    return value instanceof Date ? value.getTime() : value;
  });
  const different = [...new Set(values)].filter((value) => value !== null && !Number.isNaN(value));
  const sorted =
    column.kind === 'number' || column.kind === 'date'
      ? Float64Array.from(different as number[]).sort()
      : // By code unit first, which is fast and nearly correct: the collator then sorts data that is almost in order.
        (different as string[]).toSorted().sort(new Intl.Collator(locale, { numeric: true }).compare);
  const places = new Map<number | string | null, number>();
  sorted.forEach((value, place) => places.set(value, place));
  return { ranks: Uint32Array.from(values, (value) => places.get(value) ?? noValue), count: sorted.length };
}

/** Rows in a new order. Stable: rows of equal rank keep their order, in both directions. */
function orderBy(
  order: Float64Array,
  { ranks, count }: { ranks: Uint32Array; count: number },
  isDescending: boolean,
): Float64Array {
  const placeOf = (place: number) => {
    if (place === noValue) return count;
    return isDescending ? count - 1 - place : place;
  };
  // Rank and place combined in one number, so that the engine sorts without a comparison function.
  const keys = order.map((row, place) => placeOf(ranks[row] ?? noValue) * order.length + place).sort();
  return keys.map((key) => order[key % order.length] ?? 0);
}

export type RowIndex<Item> = (view: Pick<DataTableView, 'search' | 'sort' | 'filters'>) => readonly Item[];

/** Finds the rows of a view, in its order. Caches computed data for the next view. */
export function makeRowIndex<Item>(
  rows: readonly Item[],
  columns: readonly DataTableColumn<Item>[],
  locale: string,
): RowIndex<Item> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ranked = new Map<string, ReturnType<typeof rank>>();
  let texts: readonly string[] | undefined;

  const textsToSearch = () => {
    const searched = columns.filter(({ kind = 'text' }) => kind !== 'date');
    texts ??= rows.map((item) => fold(searched.map((column) => String(column.value(item) ?? '')).join('\n')));
    return texts;
  };

  const ranksOf = (column: DataTableColumn<Item>) => {
    const known = ranked.get(column.id) ?? rank(rows, column, locale);
    ranked.set(column.id, known);
    return known;
  };

  return ({ search, sort, filters }) => {
    const tests = Object.entries(filters).flatMap(([id, filter]) => {
      const column = byId.get(id);
      return (column && makeTest(column, filter)) ?? [];
    });
    const words = fold(search.trim()).split(/\s+/).filter(Boolean);
    const sorted = sort.flatMap(({ column: id, direction }) => {
      const column = byId.get(id);
      return column ? [{ column, isDescending: direction === 'descending' }] : [];
    });
    if (tests.length === 0 && words.length === 0 && sorted.length === 0) return rows;
    const searched = words.length === 0 ? undefined : textsToSearch();
    const matches = (item: Item, row: number) => {
      const text = searched?.[row] ?? '';
      return words.every((word) => text.includes(word)) && tests.every((test) => test(item));
    };
    if (sorted.length === 0) return rows.filter(matches);
    // From the last to the first: each sort keeps the order of the one before for rows that are equal by it.
    let order: Float64Array = Float64Array.from(rows, (_, row) => row);
    for (const { column, isDescending } of sorted.toReversed()) order = orderBy(order, ranksOf(column), isDescending);
    const found: Item[] = [];
    for (const row of order) {
      const item = rows[row];
      if (item !== undefined && matches(item, row)) found.push(item);
    }
    return found;
  };
}
