import type { Plan } from '@apiyard/api/contract/plans';
import { listPlans } from '@apiyard/api/contract/plans';
import { useLoaderData, useRevalidator } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import { useUser } from '../_kit/services.tsx';
import type { PricingScreenProps } from './PricingScreen/PricingScreen.tsx';

interface PlansData {
  readonly plans: Promise<readonly Plan[]>;
}

/** Hands over what is on its way: both pages stand at once. */
export function loader(args: LoaderFunctionArgs): PlansData {
  const plans = servicesOf(args)
    .api.send(listPlans, {})
    .then(({ items }) => items);
  // The screens show a failure; without a listener the browser would report it as well.
  plans.catch(() => {});
  return { plans };
}

/** The two pages show the same. */
export function usePlans(): PricingScreenProps {
  const data = useLoaderData<PlansData>();
  const { revalidate } = useRevalidator();
  const user = useUser();
  return { plans: useLoadable(data.plans), current: user?.plan ?? null, onRetry: () => void revalidate() };
}
