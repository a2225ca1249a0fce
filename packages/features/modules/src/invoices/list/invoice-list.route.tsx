import { useCallback, useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useNavigate } from 'react-router';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import type { DataTableView } from '@apiyard/ui/DataTable';
import { readView, writeView } from '@apiyard/ui/DataTable';
import { readSelected, useSelectedRows, withSelected } from '../../selected-rows/selected-rows.ts';
import { invoicesQuery, useInvoices } from '../use-invoices.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { InvoiceListScreen } from './InvoiceListScreen.tsx';

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery({ ...invoicesQuery, staleTime: 0 });
  return null;
}

/** The latest invoice is first, as long as nobody sorts. */
const latestFirst = [{ column: 'number', direction: 'descending' }] as const;

interface View {
  readonly query: string;
  readonly table: DataTableView;
  readonly selected: ReadonlySet<string>;
}

/** Search, sort, filters, page and selection are in the URL. */
export function Component() {
  const navigate = useNavigate();
  const { invoices, change, retry } = useInvoices();
  const columns = useInvoiceColumns();
  const address = useMemo(
    () => ({
      read(params: URLSearchParams): View {
        const table = readView(params, columns);
        return { query: table.search, table, selected: readSelected(params) };
      },
      write: ({ query, table, selected }: View) => withSelected(writeView({ ...table, search: query }), selected),
    }),
    [columns],
  );
  const [current, onView] = useViewInAddress(address);
  const { table } = current;
  const view = useMemo(() => (table.sort.length > 0 ? table : { ...table, sort: latestFirst }), [table]);
  const [selected, setSelected] = useSelectedRows(current.selected, (next) => onView({ ...current, selected: next }));
  const onOpen = useCallback((id: string) => void navigate(`/apps/invoice/detail/${id}`), [navigate]);
  return (
    <InvoiceListScreen
      invoices={invoices}
      view={view}
      onViewChange={(next) =>
        onView({ ...current, query: next.search, table: next.sort === latestFirst ? { ...next, sort: [] } : next })
      }
      selected={selected}
      onSelectionChange={setSelected}
      onChange={change}
      onOpen={onOpen}
      onRetry={retry}
    />
  );
}
