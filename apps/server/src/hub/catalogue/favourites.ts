import { fail } from '@apiyard/api/contract/endpoint';
import { addFavourite, listFavourites, removeFavourite } from '@apiyard/api/contract/hub/hub';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { deleteFavourite, insertFavourite, listFavouritesOf } from './favourites-store.ts';
import { sentence } from '../../problems/sentence.ts';

interface FavouriteServices {
  readonly database: Database;
  /** Whether the catalogue has an API at that path. */
  hasApi(path: string): boolean;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function favouriteRoutes({ database: { kysely }, hasApi, now = Date.now }: FavouriteServices): Route[] {
  const favouritesOf = async (personId: string) => ({ items: await listFavouritesOf(kysely, personId), next: null });

  return [
    route(listFavourites, { rate: perMinute(300), handle: ({ person }) => favouritesOf(person.id) }),

    route(addFavourite, {
      rate: perMinute(120),
      handle: async ({ input, person }) => {
        if (!hasApi(input.api)) return fail('NotFound', sentence('problem.calls.noApiAt'));
        await insertFavourite(kysely, person.id, input.api, now());
        return favouritesOf(person.id);
      },
    }),

    route(removeFavourite, {
      rate: perMinute(120),
      handle: async ({ input, person }) => {
        await deleteFavourite(kysely, person.id, input.api);
        return favouritesOf(person.id);
      },
    }),
  ];
}
