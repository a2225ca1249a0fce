import type { Site } from '@apiyard/api/contract/site';
import { getSite } from '@apiyard/api/contract/site';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { failureOf } from '../_kit/failure.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { localPath, servicesOf } from '../_kit/route.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices, useUser } from '../_kit/services.tsx';
import { nextCheckMs } from './MaintenanceScreen/next-check.ts';
import type { MaintenanceScreenProps } from './MaintenanceScreen/MaintenanceScreen.tsx';
import { MaintenanceScreen } from './MaintenanceScreen/MaintenanceScreen.tsx';

interface Known {
  readonly state: MaintenanceScreenProps['state'];
  /** Null where the server did not say. */
  readonly site: Site | null;
}

async function ask(api: Services['api']): Promise<Known> {
  try {
    const site = await api.send(getSite, {});
    return { state: site.maintenance === null ? 'over' : 'under way', site };
  } catch (error) {
    return { state: failureOf(getSite, error)?.code === 'Maintenance' ? 'under way' : 'silent', site: null };
  }
}

export function loader(args: LoaderFunctionArgs): { known: Promise<Known> } {
  return { known: ask(servicesOf(args).api) };
}

export function Component() {
  const { known } = useLoaderData<typeof loader>();
  const { revalidate, state: asking } = useRevalidator();
  const { takeSite } = useServices();
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const to = query.get('to');
  const answer = useLoadable(known);
  const isHere = answer.state === 'done';
  const state = isHere ? answer.value.state : 'checking';
  const site = isHere ? answer.value.site : null;

  // The address stays where people were on their way to nothing: then they are told.
  const leadsBack = state === 'over' && to !== null;
  useEffect(() => {
    if (site !== null) takeSite?.(site);
    if (leadsBack) void navigate(localPath(to), { replace: true });
  }, [site, takeSite, leadsBack, to, navigate]);

  const isOver = state === 'over';
  const isIdle = isHere && asking === 'idle';
  useEffect(() => {
    if (!isIdle || isOver) return undefined;
    const timer = setTimeout(() => void revalidate(), nextCheckMs(Math.random()));
    return () => clearTimeout(timer);
  }, [isIdle, isOver, revalidate, known]);

  return (
    <MaintenanceScreen
      state={state}
      maintenance={site?.maintenance ?? null}
      who={user?.role ?? 'visitor'}
      onCheck={() => void revalidate()}
    />
  );
}
