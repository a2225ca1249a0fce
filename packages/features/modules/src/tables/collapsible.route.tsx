import { useMemo } from 'react';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { CollapsibleScreen } from './CollapsibleScreen.tsx';
import type { OrderSort } from './orders.ts';
import { orders, sortColumns } from './orders.ts';

/** Sort order and expanded rows are in the URL. */
export function Component() {
  const [params, setParams] = useOwnSearch();
  const sort = useMemo(
    (): OrderSort => ({
      column: sortColumns.find((column) => column === params.get('sort')) ?? 'product',
      direction: params.get('direction') === 'descending' ? 'descending' : 'ascending',
    }),
    [params],
  );
  const open = useMemo(() => new Set(params.getAll('open')), [params]);
  const show = (nextSort: OrderSort, nextOpen: ReadonlySet<string>) =>
    setParams(
      [
        ...(nextSort.column === 'product' ? [] : [['sort', nextSort.column]]),
        ...(nextSort.direction === 'ascending' ? [] : [['direction', nextSort.direction]]),
        ...Array.from(nextOpen, (id) => ['open', id]),
      ] as [string, string][],
      { replace: true, preventScrollReset: true },
    );
  return (
    <CollapsibleScreen
      orders={orders}
      sort={sort}
      open={open}
      onSort={(next) => show(next, open)}
      onOpen={(next) => show(sort, next)}
    />
  );
}
