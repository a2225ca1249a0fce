import type { InvoiceStatus } from '@apiyard/api/contract/modules/invoices';
import { InvoiceStatus as Status } from '@apiyard/api/contract/modules/invoices';
import type { DataTableView } from '@apiyard/ui/DataTable';

export type StatusTile = InvoiceStatus | 'total';

/** The tile whose invoices the table shows; null if its status filter has several. */
export function tileOf({ filters }: DataTableView): StatusTile | null {
  const filter = filters['status'];
  if (filter?.kind !== 'choices' || filter.ids.length === 0) return 'total';
  return filter.ids.length > 1 ? null : Status.parse(filter.ids[0]);
}

/** The table after a tile was pressed. Pressed again, it shows all. */
export function withTile(view: DataTableView, tile: StatusTile): DataTableView {
  const { status: _, ...others } = view.filters;
  const isAll = tile === 'total' || tileOf(view) === tile;
  return {
    ...view,
    page: 1,
    filters: isAll ? others : { ...others, status: { kind: 'choices', ids: [tile] } },
  };
}
