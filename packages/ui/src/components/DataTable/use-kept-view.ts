import { useState } from 'react';
import { firstView } from './view.ts';
import type { DataTableView } from './view.ts';

type ColumnChanges = Pick<DataTableView, 'hidden' | 'order' | 'widths'>;

const storageKey = (tableId: string) => `table-columns.${tableId}`;
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Ignores what is not from this table or this version: the columns are then as they were at first. */
function parseColumns(text: string | null): Partial<ColumnChanges> {
  if (text === null) return {};
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof ColumnChanges, unknown>> | null;
    const widths = Object.entries(kept?.widths ?? {}).filter(([, width]) => Number.isFinite(width));
    return {
      hidden: strings(kept?.hidden),
      order: strings(kept?.order),
      widths: Object.fromEntries(widths) as Record<string, number>,
    };
  } catch {
    return {};
  }
}

/** Not everyone lets a page store something: then the columns last as long as the page. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * A view whose order, widths and visibility of columns are kept in this browser, under the id of the table. Search,
 * sort and filters are not kept.
 */
export function useKeptView(tableId: string, first: DataTableView = firstView) {
  const [view, setView] = useState<DataTableView>(() => ({
    ...first,
    ...parseColumns(storage()?.getItem(storageKey(tableId)) ?? null),
  }));
  const change = (next: DataTableView) => {
    setView(next);
    const { hidden, order, widths } = next;
    const isChanged = hidden.length > 0 || order.length > 0 || Object.keys(widths).length > 0;
    try {
      if (isChanged) storage()?.setItem(storageKey(tableId), JSON.stringify({ hidden, order, widths }));
      else storage()?.removeItem(storageKey(tableId));
    } catch {
      // The storage is full or closed: the view still changes.
    }
  };
  return [view, change] as const;
}
