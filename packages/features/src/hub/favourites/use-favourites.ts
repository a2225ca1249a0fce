import { addFavourite, listFavourites, removeFavourite } from '@apiyard/api/contract/hub';
import type { User } from '@apiyard/api/contract/session';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useCopy } from '../../_kit/copy.ts';
import type { Services } from '../../_kit/services.tsx';
import { useServices, useUser } from '../../_kit/services.tsx';
import { hubCopy } from '../hub-copy.ts';
import { createHubStore } from '../keep/hub-store.ts';
import { favouritesMachine, favouritesShown } from './favourites.machine.ts';

/** The person's favourites from the server, a visitor's from this browser. No favourites is better than no page: never rejects. */
export async function loadFavourites(api: Services['api'], person: User | null): Promise<readonly string[]> {
  if (person === null) return createHubStore(null).favourites();
  try {
    return (await api.send(listFavourites, {})).items;
  } catch {
    return [];
  }
}

interface Favourites {
  readonly paths: readonly string[];
  readonly toggle: (path: string) => void;
}

/** `saved` is the list as it was loaded; `titleOf` names an API in a message. */
export function useFavourites(saved: readonly string[] | null, titleOf: (path: string) => string): Favourites {
  const t = useCopy(hubCopy);
  const { api } = useServices();
  const personId = useUser()?.id ?? null;
  const machine = useMemo(
    () =>
      favouritesMachine.provide({
        actors: {
          save: fromPromise<readonly string[], { api: string; on: boolean }>(async ({ input: { api: path, on } }) => {
            if (personId === null) return createHubStore(null).markFavourite(path, on);
            return (await api.send(on ? addFavourite : removeFavourite, { api: path })).items;
          }),
        },
      }),
    [api, personId],
  );
  const actor = useActorRef(machine);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useLayoutEffect(() => {
    if (saved !== null) actor.send({ type: 'told', saved });
  }, [actor, saved]);
  const { failed } = context;
  useEffect(() => {
    if (failed === null) return;
    const title = titleOf(failed.api);
    const message = failed.on ? t('hub.favouriteFailed', { title }) : t('hub.unfavouriteFailed', { title });
    void import('@apiyard/ui/Toast').then(({ toast }) => toast.show({ tone: 'error', message }));
    actor.send({ type: 'dismiss' });
  }, [actor, failed, t, titleOf]);
  return {
    paths: useMemo(() => favouritesShown(context), [context]),
    toggle: useCallback((path) => actor.send({ type: 'toggle', api: path }), [actor]),
  };
}
