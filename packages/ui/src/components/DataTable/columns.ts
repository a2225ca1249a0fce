import type { ReactNode } from 'react';
import { legible } from '../../labels/figures.ts';

export interface DataTableChoice {
  id: string;
  label: string;
}

interface AnyColumn<Item> {
  id: string;
  label: string;
  /** Content of the cell. @default the value, formatted in the current language */
  render?: (item: Item) => ReactNode;
  /** @default true */
  isSortable?: boolean;
  /** The first column names the rows and always stays. @default true */
  canHide?: boolean;
  /** Minimum width in px; remaining space is shared. @default 160, and 120 for numbers and dates */
  width?: number;
}

export interface TextColumn<Item> extends AnyColumn<Item> {
  kind?: 'text';
  value: (item: Item) => string | null;
  /** A text that the value contains, or some of these choices, whose ids are the values. */
  filter?: 'contains' | readonly DataTableChoice[];
}

export interface NumberColumn<Item> extends AnyColumn<Item> {
  kind: 'number';
  value: (item: Item) => number | null;
  /** How the number is written. */
  format?: Intl.NumberFormatOptions;
  /** From and to, both included. */
  filter?: 'range';
  /** Shown under the rows, for all that match: their sum, or what is computed from their values. With a server it comes with the rows. */
  total?: 'sum' | ((values: readonly number[]) => number);
}

export interface DateColumn<Item> extends AnyColumn<Item> {
  kind: 'date';
  value: (item: Item) => Date | null;
  /** How the date is written. @default `{ dateStyle: 'medium' }` */
  format?: Intl.DateTimeFormatOptions;
  /** From day to day, both included. */
  filter?: 'range';
  /** The value is the midnight of a day: files get the day alone. @default false */
  isDay?: boolean;
}

/** A column has access to its values, so that the table can sort, filter and export them; `render` is for display. */
export type DataTableColumn<Item> = TextColumn<Item> | NumberColumn<Item> | DateColumn<Item>;

export function choicesOf<Item>(column: DataTableColumn<Item>): readonly DataTableChoice[] | undefined {
  return column.kind === 'number' || column.kind === 'date' || !Array.isArray(column.filter)
    ? undefined
    : (column.filter as readonly DataTableChoice[]);
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The local date, as `2026-11-21`: dates compare as text. */
export function dayOf(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Formats values in the current language. Formatters are expensive to create, so each is created once. */
export function makeCellWriter<Item>(columns: readonly DataTableColumn<Item>[], locale: string) {
  const write = new Map(
    columns.map((column) => {
      if (column.kind === 'number') {
        const format = new Intl.NumberFormat(locale, column.format);
        return [
          column.id,
          (item: Item) => writeIfGiven(column.value(item), (value) => legible(format.format(value))),
        ] as const;
      }
      if (column.kind === 'date') {
        const format = new Intl.DateTimeFormat(locale, column.format ?? { dateStyle: 'medium' });
        return [column.id, (item: Item) => writeIfGiven(column.value(item), (value) => format.format(value))] as const;
      }
      const labels = new Map(choicesOf(column)?.map(({ id, label }) => [id, label]));
      return [
        column.id,
        (item: Item) => writeIfGiven(column.value(item), (value) => labels.get(value) ?? value),
      ] as const;
    }),
  );
  return (columnId: string, item: Item): string => write.get(columnId)?.(item) ?? '';
}

function writeIfGiven<Value>(value: Value | null, write: (value: Value) => string): string {
  return value === null ? '' : write(value);
}
