import { getStats } from '@apiyard/api/contract/stats';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { failureOf } from '../_kit/failure.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import type { Services } from '../_kit/services.tsx';
import type { MaintenanceScreenProps } from './MaintenanceScreen/MaintenanceScreen.tsx';
import { MaintenanceScreen } from './MaintenanceScreen/MaintenanceScreen.tsx';

type State = MaintenanceScreenProps['state'];

/** Any call tells whether work is under way; this one is the lightest. */
async function stateOf(api: Services['api']): Promise<State> {
  try {
    await api.send(getStats, {});
    return 'over';
  } catch (error) {
    return failureOf(getStats, error)?.code === 'Maintenance' ? 'under way' : 'silent';
  }
}

export function loader(args: LoaderFunctionArgs) {
  return { state: stateOf(servicesOf(args).api) };
}

export function Component() {
  const { state } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const known = useLoadable(state);
  return <MaintenanceScreen state={known.state === 'done' ? known.value : 'checking'} onCheck={() => void revalidate()} />;
}
