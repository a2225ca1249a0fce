import { getApp } from '@apiyard/api/contract/content/apps';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { AppScreen } from './AppScreen/AppScreen.tsx';

export function loader(args: LoaderFunctionArgs): { readonly packageName: string } {
  const packageName = args.params['packageName'] ?? '';
  void servicesOf(args).queryClient.prefetchQuery(query(getApp, { packageName }));
  return { packageName };
}

export function Component() {
  const { packageName } = useLoaderData<typeof loader>();
  const app = useQuery(query(getApp, { packageName }));
  const { code } = refusalOf(app.error);
  // An invalid package name is shown as not found.
  const isUnknown = code === 'NotFound' || code === 'InvalidInput';
  return (
    <AppScreen
      packageName={packageName}
      app={isUnknown ? { state: 'done', value: null } : loadable(app)}
      onRetry={() => void app.refetch()}
    />
  );
}
