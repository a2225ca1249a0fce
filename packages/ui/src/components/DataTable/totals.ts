import { legible } from '../../labels/figures.ts';
import type { DataTableColumn, NumberColumn } from './columns.ts';

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

const isTotalled = <Item>(column: DataTableColumn<Item>): column is NumberColumn<Item> =>
  column.kind === 'number' && column.total !== undefined;

/** The totals of columns as text: those a server found, else those of `rows`. Empty values do not count. */
export function writeTotals<Item>(
  columns: readonly DataTableColumn<Item>[],
  rows: () => readonly Item[],
  found: Readonly<Record<string, number>> | undefined,
  locale: string,
): ReadonlyMap<string, string> {
  return new Map(
    columns.filter(isTotalled).flatMap(({ id, value, total, format }) => {
      const compute = total === 'sum' || total === undefined ? sum : total;
      const whole = found ? found[id] : compute(rows().flatMap((item) => value(item) ?? []));
      return whole === undefined ? [] : [[id, legible(new Intl.NumberFormat(locale, format).format(whole))] as const];
    }),
  );
}
