import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useHydratedLoadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import type { PricingScreenProps } from './PricingScreen/PricingScreen.tsx';

const plansQuery = query(listPlans, {});

/** Both pages render without waiting. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(plansQuery);
  return null;
}

/** Shared by both pages. */
export function usePlans(): PricingScreenProps {
  const plans = useQuery({ ...plansQuery, select: ({ items }) => items });
  const user = useUser();
  return { plans: useHydratedLoadable(plans), current: user?.plan ?? null, onRetry: () => void plans.refetch() };
}
