import { getPerson, listPersonCalls } from '@apiyard/api/contract/accounts/people';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { pagedQuery, query } from '@apiyard/kit/data/query.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { failureOf } from '@apiyard/kit/errors/failure.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useUser as useSignedIn } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { usersCopy } from './users-copy.ts';
import { useUserActs } from './user/use-user-acts.ts';
import { UserScreen } from './user/UserScreen.tsx';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  const { queryClient } = servicesOf(args);
  const id = args.params['id'] ?? '';
  void queryClient.prefetchQuery(query(getPerson, { id }));
  void queryClient.prefetchInfiniteQuery(pagedQuery(listPersonCalls, { id }));
  void queryClient.prefetchQuery(query(listPlans, {}));
  return { id };
}

export function Component() {
  const { id } = useLoaderData<typeof loader>();
  // Remounts for a different user so that no state is kept.
  return <Page key={id} id={id} />;
}

function Page({ id }: { readonly id: string }) {
  const t = useCopy(usersCopy);
  const person = useQuery(query(getPerson, { id }));
  // Without the plans, the plan is shown by its id.
  const plans = useQuery(query(listPlans, {}));
  const calls = usePages(listPersonCalls, { id }, () =>
    showToast({ tone: 'error', message: t('people.one.callsFailed') }),
  );
  const { busy, isStale, onAct } = useUserActs(person.data);
  return (
    <UserScreen
      person={isUnknown(person.error) ? { state: 'done', value: null } : loadable(person)}
      plans={plans.data?.items ?? []}
      calls={calls.items}
      moreCalls={calls.more}
      ownId={useSignedIn()?.id ?? ''}
      nowMs={Date.now()}
      busy={busy}
      isStale={isStale}
      onAct={onAct}
      onMoreCalls={calls.onMore}
      onRetry={() => {
        void person.refetch();
        calls.onRetry();
      }}
    />
  );
}

/** A malformed id is treated as an unknown user. */
function isUnknown(error: unknown): boolean {
  const code = error === null ? null : failureOf(getPerson, error)?.code;
  return code === 'NotFound' || code === 'InvalidInput';
}
