import { addFavourite, removeFavourite } from '@apiyard/api/contract/hub/hub';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';
import { createHubStore } from '../keep/hub-store.ts';

interface Change {
  readonly api: string;
  readonly on: boolean;
}

type FavouriteChanges = ListChanges<string, Change, readonly string[]>;

/** Latest first; each way of saving returns the whole list. */
const rules: Pick<FavouriteChanges, 'expect' | 'settle'> = {
  expect(paths, { api, on }) {
    if (!on) return paths.filter((path) => path !== api);
    return paths.includes(api) ? paths : [api, ...paths];
  },
  settle: (_, _change, saved) => saved,
};

export const personChanges: FavouriteChanges = {
  ...rules,
  save: async (client, { api, on }) => (await client.send(on ? addFavourite : removeFavourite, { api })).items,
};

export const visitorChanges: FavouriteChanges = {
  ...rules,
  save: (_, { api, on }) => createHubStore(null).markFavourite(api, on),
};
