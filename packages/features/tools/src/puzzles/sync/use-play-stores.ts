import type { Services } from '@apiyard/kit/services.tsx';
import { usePersonId, useServices } from '@apiyard/kit/services.tsx';
import { useMemo } from 'react';
import type { PlayServer } from './play-server.ts';
import { createPlayServer } from './play-server.ts';
import type { PlayStore } from './play-store.ts';
import { createPlayStore } from './play-store.ts';
import type { ResultStore } from './result-store.ts';
import { createResultStore } from './result-store.ts';

interface Person {
  readonly games: PlayStore;
  readonly server: PlayServer | null;
}

/** One for each person, so that parts of a page don't send the same game at the same time. */
const people = new WeakMap<Services['api'], Map<string | null, Person>>();

function storesOf(api: Services['api'], owner: string | null): Person {
  const known = people.get(api) ?? new Map<string | null, Person>();
  people.set(api, known);
  const given = known.get(owner);
  if (given !== undefined) return given;
  const server = owner === null ? null : createPlayServer(api);
  const person = { server, games: createPlayStore({ owner, server }) };
  known.set(owner, person);
  return person;
}

/** Where games and results of the person are kept: in this browser, and on the server while signed in. */
export function usePlayStores(kind: string): { readonly games: PlayStore; readonly results: ResultStore } {
  const { api } = useServices();
  const owner = usePersonId();
  return useMemo(() => {
    const { games, server } = storesOf(api, owner);
    return { games, results: createResultStore({ kind, owner, server }) };
  }, [api, owner, kind]);
}
