import { listApps } from '@apiyard/api/contract/content/apps';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { AppsScreen } from './AppsScreen/AppsScreen.tsx';

const appsQuery = query(listApps, {});

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(appsQuery);
  return null;
}

export function Component() {
  const apps = useQuery({ ...appsQuery, select: ({ items }) => items });
  return <AppsScreen apps={loadable(apps)} onRetry={() => void apps.refetch()} />;
}
