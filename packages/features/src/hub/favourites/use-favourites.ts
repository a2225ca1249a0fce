import { addFavourite, listFavourites, removeFavourite } from '@apiyard/api/contract/hub';
import type { User } from '@apiyard/api/contract/session';
import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { useCopy } from '../../_kit/copy.ts';
import { say } from '../../_kit/say.ts';
import type { Services } from '../../_kit/services.tsx';
import { useServices, useUser } from '../../_kit/services.tsx';
import { inOwnName, useLastingActor } from '../../_kit/use-lasting-actor.ts';
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
  const { api, session } = useServices();
  const personId = useUser()?.id ?? null;
  const latest = useRef({ t, titleOf });
  useLayoutEffect(() => {
    latest.current = { t, titleOf };
  });
  const machine = useMemo(() => {
    const save = async ({ api: path, on }: { api: string; on: boolean }): Promise<readonly string[]> => {
      if (personId === null) return createHubStore(null).markFavourite(path, on);
      return (await api.send(on ? addFavourite : removeFavourite, { api: path })).items;
    };
    const saveInOwnName = inOwnName(session, save);
    return favouritesMachine.provide({
      actors: {
        save: fromPromise<readonly string[], { api: string; on: boolean }>(({ input }) => saveInOwnName(input)),
      },
    });
  }, [api, personId, session]);
  const listen = useCallback((made: ActorRefFrom<typeof machine>) => {
    made.on('refused', ({ change: { api: path, on } }) => {
      const { t: text, titleOf: titled } = latest.current;
      say({
        tone: 'error',
        message: text(on ? 'hub.favouriteFailed' : 'hub.unfavouriteFailed', { title: titled(path) }),
      });
    });
  }, []);
  const actor = useLastingActor(machine, listen);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useLayoutEffect(() => {
    if (saved !== null) actor.send({ type: 'told', saved });
  }, [actor, saved]);
  return {
    paths: useMemo(() => favouritesShown(context), [context]),
    toggle: useCallback((path) => actor.send({ type: 'toggle', api: path }), [actor]),
  };
}
