import { listPeople } from '@apiyard/api/contract/people';
import { listPlans, type PlanRef } from '@apiyard/api/contract/plans';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { useUser } from '../_kit/services.tsx';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { inAddress, questionOf } from './users/users-view.ts';
import type { People } from './users/UsersScreen.tsx';
import { UsersScreen } from './users/UsersScreen.tsx';

interface UsersData {
  readonly people: Promise<People>;
  readonly plans: Promise<readonly PlanRef[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): UsersData {
  requireAdmin(args);
  const { api } = servicesOf(args);
  const people = api.send(listPeople, questionOf(inAddress.read(new URL(args.request.url).searchParams)));
  // The screen shows failures; without a listener the browser would report them as well.
  people.catch(() => {});
  // Without the plans the list still stands: that filter is short, and plans are told by their ids.
  const plans = api.send(listPlans, {}).then(
    ({ items }) => items,
    () => [],
  );
  return { people, plans };
}

export function Component() {
  const { people, plans } = useLoaderData<UsersData>();
  const found = useLoadable(people);
  const known = useLoadable(plans);
  const [view, onView] = useViewInAddress(inAddress);
  const { revalidate } = useRevalidator();
  return (
    <UsersScreen
      people={found}
      isAsking={useIsPending(people)}
      plans={known.state === 'done' ? known.value : []}
      view={view}
      ownId={useUser()?.id ?? ''}
      nowMs={Date.now()}
      onView={onView}
      onRetry={() => void revalidate()}
    />
  );
}

/** Whether a promise is still open: the rows of the question before stand until then. */
function useIsPending(promise: Promise<unknown>): boolean {
  const [settled, setSettled] = useState<Promise<unknown> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = () => isCurrent && setSettled(promise);
    promise.then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return settled !== promise;
}
