import { useReorder } from '../../collection/use-reorder.tsx';
import { Table } from '../Table/Table.tsx';
import type { TableProps } from '../Table/Table.tsx';

export interface ReorderTableProps<Item> extends Omit<
  TableProps<Item>,
  'dragAndDropHooks' | 'sort' | 'onSortChange' | 'childRows'
> {
  rowName: (item: Item) => string;
  /** Gets all ids in their new order. */
  onReorder: (ids: string[]) => void;
}

/** A `Table` whose rows people can reorder: by pointer, by touch, and by keyboard from the handle. */
export function ReorderTable<Item>({ onReorder, ...props }: ReorderTableProps<Item>) {
  const order = useReorder(
    props.rows.map((item) => ({ id: props.rowId(item), label: props.rowName(item) })),
    onReorder,
  );
  return <Table {...props} {...order} />;
}
