import type { PersonCall, PersonDetails } from '@apiyard/api/contract/people';
import { getPerson, listPersonCalls } from '@apiyard/api/contract/people';
import { useCallback, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { useServices, useUser as useSignedIn } from '../_kit/services.tsx';
import { say } from './say.ts';
import { useCopy } from '../_kit/copy.ts';
import { peopleDeskCopy } from './people-desk-copy.ts';
import { useUser } from './user/use-user.ts';
import { UserScreen } from './user/UserScreen.tsx';

interface Calls {
  readonly items: readonly PersonCall[];
  readonly next: string | null;
}

interface UserData {
  readonly id: string;
  /** Null where nobody has this id. */
  readonly person: Promise<PersonDetails | null>;
  readonly calls: Promise<Calls>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): UserData {
  requireAdmin(args);
  const { api } = servicesOf(args);
  const id = args.params['id'] ?? '';
  // An id that no server gives out is nobody's, too.
  const isGone = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && (error.code === 'NotFound' || error.code === 'InvalidInput');
  const person = api.send(getPerson, { id }).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  const calls = api.send(listPersonCalls, { id });
  // The screen shows failures; without a listener the browser would report them as well.
  for (const promise of [person, calls]) promise.catch(() => {});
  return { id, person, calls };
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
  const calls = useLoadable(data.calls);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const desk = useUser(loaded.state === 'done' ? loaded.value : null, reload);
  const [more, setMore] = useState<{ readonly of: unknown; readonly calls: Calls } | null>(null);
  const first = calls.state === 'done' ? calls.value : null;
  const shown = more !== null && more.of === first ? more.calls : first;
  const moreCalls = () => {
    if (shown?.next == null) return;
    api.send(listPersonCalls, { id: data.id, cursor: shown.next }).then(
      ({ items, next }) => setMore({ of: first, calls: { items: [...shown.items, ...items], next } }),
      () => say({ tone: 'error', message: t('people.one.callsFailed') }),
    );
  };
  return (
    <UserScreen
      person={desk.person === null ? loaded : { state: 'done', value: desk.person }}
      calls={shown === null ? (calls.state === 'done' ? { state: 'loading' } : calls) : { state: 'done', value: shown.items }}
      hasMoreCalls={shown !== null && shown.next !== null}
      ownId={useSignedIn()?.id ?? ''}
      nowMs={Date.now()}
      busy={desk.busy}
      isStale={desk.isStale}
      onAct={desk.onAct}
      onMoreCalls={moreCalls}
      onRetry={reload}
    />
  );
}
