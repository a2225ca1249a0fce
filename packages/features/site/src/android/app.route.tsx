import { getApp } from '@apiyard/api/contract/content/apps';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useHydratedLoadable } from '@apiyard/kit/data/loadable.ts';
import { subjectQuery } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { AppScreen } from './AppScreen/AppScreen.tsx';

const appQuery = (packageName: string) => subjectQuery(getApp, { packageName });

export function loader(args: LoaderFunctionArgs): { readonly packageName: string } {
  const packageName = args.params['packageName'] ?? '';
  void servicesOf(args).queryClient.prefetchQuery(appQuery(packageName));
  return { packageName };
}

export function Component() {
  const { packageName } = useLoaderData<typeof loader>();
  const app = useQuery(appQuery(packageName));
  return <AppScreen packageName={packageName} app={useHydratedLoadable(app)} onRetry={() => void app.refetch()} />;
}
