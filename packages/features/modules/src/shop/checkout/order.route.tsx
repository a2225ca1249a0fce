import { getOrder } from '@apiyard/api/contract/modules/shop-orders';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { subjectQuery } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useParams, useSearchParams } from 'react-router';
import { OrderScreen } from './OrderScreen.tsx';

export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(subjectQuery(getOrder, { id: args.params['id'] ?? '' }));
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const order = useQuery(subjectQuery(getOrder, { id }));
  return (
    <OrderScreen
      id={id}
      order={loadable({ data: order.data === undefined ? undefined : (order.data?.data ?? null), error: order.error })}
      isNew={params.has('new')}
      onRetry={() => void order.refetch()}
      onPrint={() => window.print()}
    />
  );
}
