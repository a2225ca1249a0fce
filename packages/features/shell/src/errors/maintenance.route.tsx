import type { Site } from '@apiyard/api/contract/site/site';
import { getSite } from '@apiyard/api/contract/site/site';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useNavigate, useSearchParams } from 'react-router';
import { failureOf } from '@apiyard/kit/errors/failure.ts';
import { keyOf } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { localPath, servicesOf } from '@apiyard/kit/routing/route.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { nextCheckMs } from './MaintenanceScreen/next-check.ts';
import type { MaintenanceScreenProps } from './MaintenanceScreen/MaintenanceScreen.tsx';
import { MaintenanceScreen } from './MaintenanceScreen/MaintenanceScreen.tsx';

interface Known {
  readonly state: MaintenanceScreenProps['state'];
  /** Null where the server did not say. */
  readonly site: Site | null;
}

async function ask(api: Services['api'], signal: AbortSignal): Promise<Known> {
  try {
    const site = await api.send(getSite, {}, { signal });
    return { state: site.maintenance === null ? 'over' : 'under way', site };
  } catch (error) {
    return { state: failureOf(getSite, error)?.code === 'Maintenance' ? 'under way' : 'silent', site: null };
  }
}

const maintenanceQuery = queryOptions({
  queryKey: [...keyOf(getSite), 'maintenance'],
  queryFn: ({ client, signal }) => ask(apiOf(client), signal),
  // What an earlier visit found would lead away from this one.
  gcTime: 0,
});

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(maintenanceQuery);
  return null;
}

export function Component() {
  const { data: known, dataUpdatedAt, isFetching, refetch } = useQuery(maintenanceQuery);
  const { takeSite } = useServices();
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const to = query.get('to');
  const state = known?.state ?? 'checking';
  const site = known?.site ?? null;

  // Without a destination, stays here and shows the result.
  const leadsBack = state === 'over' && to !== null;
  useEffect(() => {
    if (site !== null) takeSite?.(site);
    if (leadsBack) void navigate(localPath(to), { replace: true });
  }, [site, takeSite, leadsBack, to, navigate]);

  const isOver = state === 'over';
  useEffect(() => {
    if (isFetching || isOver) return undefined;
    const timer = setTimeout(() => void refetch(), nextCheckMs(Math.random()));
    return () => clearTimeout(timer);
  }, [isFetching, isOver, refetch, dataUpdatedAt]);

  return (
    <MaintenanceScreen
      state={state}
      maintenance={site?.maintenance ?? null}
      who={user?.role ?? 'visitor'}
      onCheck={() => void refetch()}
    />
  );
}
