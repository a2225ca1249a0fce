import {
  getAccountPlan,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
} from '@apiyard/api/contract/plans/account-plan';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocation, useSearchParams } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { invalidate, mutation, query } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { PlanScreen } from './PlanScreen/PlanScreen.tsx';

const accountPlan = query(getAccountPlan, {});

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(accountPlan);
  void queryClient.prefetchQuery(query(listPlans, {}));
  return null;
}

export function Component() {
  const { session } = useServices();
  const queryClient = useQueryClient();
  const account = useQuery(accountPlan);
  const offered = useQuery(query(listPlans, {}));
  const [nowMs] = useState(() => Date.now());
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const isThere = account.data !== undefined;
  // The target of the URL hash exists only after the data has loaded.
  useEffect(() => {
    if (isThere && hash === '#request') document.getElementById('request')?.scrollIntoView();
  }, [isThere, hash]);

  const voucher = useMutation({
    ...mutation(redeemVoucher),
    onSuccess() {
      void invalidate(queryClient, [getAccountPlan]);
      // Updates the header and every page that shows the plan.
      void session.refresh();
    },
  });
  const asked = useMutation(mutation(requestPlan, { invalidates: [getAccountPlan] }));
  const withdrawn = useMutation(mutation(withdrawPlanRequest, { invalidates: [getAccountPlan] }));
  return (
    <PlanScreen
      account={loadable(account)}
      offered={offered.data?.items ?? []}
      voucher={voucher}
      request={{ asked, withdrawn, wanted: params.get('ask') }}
      nowMs={nowMs}
      onRetry={() => void account.refetch()}
    />
  );
}
