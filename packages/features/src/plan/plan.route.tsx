import type { AccountPlan } from '@apiyard/api/contract/account-plan';
import { getAccountPlan, redeemVoucher, requestPlan, withdrawPlanRequest } from '@apiyard/api/contract/account-plan';
import type { Plan } from '@apiyard/api/contract/plans';
import { listPlans } from '@apiyard/api/contract/plans';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useLocation, useRevalidator, useSearchParams } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { requirePerson, servicesOf } from '../_kit/route.ts';
import { useServices } from '../_kit/services.tsx';
import { useSubmission } from '../_kit/submission.ts';
import { PlanScreen } from './PlanScreen/PlanScreen.tsx';

interface PlanData {
  readonly account: Promise<AccountPlan>;
  readonly offered: Promise<readonly Plan[]>;
}

/** Hands over what is on its way: the page stands at once. */
export function loader(args: LoaderFunctionArgs): PlanData {
  requirePerson(args);
  const { api } = servicesOf(args);
  const account = api.send(getAccountPlan, {});
  const offered = api.send(listPlans, {}).then(({ items }) => items);
  // The screen shows failures; without a listener the browser would report them as well.
  account.catch(() => {});
  offered.catch(() => {});
  return { account, offered };
}

export function Component() {
  const { api, session } = useServices();
  const data = useLoaderData<PlanData>();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const account = useLoadable(data.account);
  const offered = useLoadable(data.offered);
  const [nowMs] = useState(() => Date.now());
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const isThere = account.state === 'done';
  // What the address points at comes with the answer, after the router has looked for it.
  useEffect(() => {
    if (isThere && hash === '#request') document.getElementById('request')?.scrollIntoView();
  }, [isThere, hash]);

  const voucher = useSubmission(
    (code: string) => api.send(redeemVoucher, { code }),
    () => {
      reload();
      // The header, and every page that asks for the plan.
      void session.refresh();
    },
  );
  const asked = useSubmission((request: { plan: string; message: string }) => api.send(requestPlan, request), reload);
  const withdrawn = useSubmission((id: string) => api.send(withdrawPlanRequest, { id }), reload);
  return (
    <PlanScreen
      account={account}
      offered={offered.state === 'done' ? offered.value : []}
      voucher={voucher}
      request={{ asked, withdrawn, wanted: params.get('ask') }}
      nowMs={nowMs}
      onRetry={reload}
    />
  );
}
