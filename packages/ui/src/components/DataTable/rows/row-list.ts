/** A line above the rows that have the same value. */
export interface RowGroup {
  /** Not the id of a row. */
  id: string;
  /** The common value, as text. */
  text: string;
  rowCount: number;
  isExpanded: boolean;
}

/** Rows in order. Not an array, because React's development tools compare props down to the last member. */
export interface RowList<Item> {
  count: number;
  at: (row: number) => Item | undefined;
  idAt: (row: number) => string;
  ids: () => readonly string[];
  items: () => readonly Item[];
  /** The group whose line this is; the line then has no row. */
  groupAt?: (row: number) => RowGroup | undefined;
}

export function makeRowList<Item>(items: readonly Item[], rowId: (item: Item) => string): RowList<Item> {
  let ids: readonly string[] | undefined;
  const getIds = () => (ids ??= items.map(rowId));
  return {
    count: items.length,
    at: (row) => items[row],
    idAt: (row) => getIds()[row] ?? '',
    ids: getIds,
    items: () => items,
  };
}
