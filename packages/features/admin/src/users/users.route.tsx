import { listPeople } from '@apiyard/api/contract/accounts/people';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { inAddress, questionOf } from './users/users-view.ts';
import { UsersScreen } from './users/UsersScreen.tsx';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  const { queryClient } = servicesOf(args);
  const question = questionOf(inAddress.read(new URL(args.request.url).searchParams));
  void queryClient.prefetchQuery(query(listPeople, question));
  void queryClient.prefetchQuery(query(listPlans, {}));
  return { question };
}

export function Component() {
  const { question } = useLoaderData<typeof loader>();
  const people = useQuery({ ...query(listPeople, question), placeholderData: keepPreviousData });
  // The list works without the plans: the plan filter is shorter and plans are shown by id.
  const plans = useQuery(query(listPlans, {}));
  const [view, onView] = useViewInAddress(inAddress);
  return (
    <UsersScreen
      people={loadable(people)}
      isAsking={people.isFetching}
      plans={plans.data?.items ?? []}
      view={view}
      ownId={useUser()?.id ?? ''}
      nowMs={Date.now()}
      onView={onView}
      onRetry={() => void people.refetch()}
    />
  );
}
