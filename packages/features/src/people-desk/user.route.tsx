import type { PersonCall, PersonDetails } from '@apiyard/api/contract/people';
import { getPerson, listPersonCalls } from '@apiyard/api/contract/people';
import { listPlans, type PlanRef } from '@apiyard/api/contract/plans';
import { useCallback } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { useServices, useUser as useSignedIn } from '../_kit/services.tsx';
import type { Page } from '../_kit/use-changing-list.ts';
import { usePages } from '../_kit/use-pages.ts';
import { say } from '../_kit/say.ts';
import { useCopy } from '../_kit/copy.ts';
import { peopleDeskCopy } from './people-desk-copy.ts';
import { useUser } from './user/use-user.ts';
import { UserScreen } from './user/UserScreen.tsx';

interface UserData {
  readonly id: string;
  /** Null where nobody has this id. */
  readonly person: Promise<PersonDetails | null>;
  readonly calls: Promise<Page<PersonCall>>;
  readonly plans: Promise<readonly PlanRef[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): UserData {
  requireAdmin(args);
  const { api } = servicesOf(args);
  const id = args.params['id'] ?? '';
  // An id that no server gives out is nobody's, too.
  const isGone = (error: unknown) =>
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'NotFound' || error.code === 'InvalidInput');
  const person = api.send(getPerson, { id }).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  const calls = api.send(listPersonCalls, { id });
  // The screen shows failures; without a listener the browser would report them as well.
  for (const promise of [person, calls]) promise.catch(() => {});
  // Without them the plan is told by its id.
  const plans = api.send(listPlans, {}).then(
    ({ items }) => items,
    () => [],
  );
  return { id, person, calls, plans };
}

export function Component() {
  const { id } = useLoaderData<UserData>();
  // Another person is another page: nothing of the one before stays.
  return <Page key={id} />;
}

function Page() {
  const t = useCopy(peopleDeskCopy);
  const { api } = useServices();
  const data = useLoaderData<UserData>();
  const loaded = useLoadable(data.person);
  const plans = useLoadable(data.plans);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const desk = useUser(loaded.state === 'done' ? loaded.value : null, reload);
  const calls = usePages(
    useLoadable(data.calls),
    (cursor) => api.send(listPersonCalls, { id: data.id, cursor }),
    () => say({ tone: 'error', message: t('people.one.callsFailed') }),
  );
  return (
    <UserScreen
      person={desk.person === null ? loaded : { state: 'done', value: desk.person }}
      plans={plans.state === 'done' ? plans.value : []}
      calls={calls.state === 'done' ? { state: 'done', value: calls.value.items } : calls}
      hasMoreCalls={calls.state === 'done' && calls.value.hasMore}
      ownId={useSignedIn()?.id ?? ''}
      nowMs={Date.now()}
      busy={desk.busy}
      isStale={desk.isStale}
      onAct={desk.onAct}
      onMoreCalls={() => calls.state === 'done' && calls.value.onMore()}
      onRetry={reload}
    />
  );
}
