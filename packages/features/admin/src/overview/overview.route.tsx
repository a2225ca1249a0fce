import { getAdminOverview } from '@apiyard/api/contract/site/overview';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

const overviewQuery = query(getAdminOverview, {});

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(overviewQuery);
  return null;
}

export function Component() {
  const result = useQuery(overviewQuery);
  return <OverviewScreen overview={loadable(result)} onRetry={() => void result.refetch()} />;
}
