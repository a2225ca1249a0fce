import { fail } from '@apiyard/api/contract/endpoint';
import { addFavourite, listFavourites, removeFavourite } from '@apiyard/api/contract/hub';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

interface FavouriteServices {
  readonly database: Database;
  /** Whether the catalogue has an API at that path. */
  hasApi(path: string): boolean;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function favouriteRoutes({ database: { kysely }, hasApi, now = Date.now }: FavouriteServices): Route[] {
  const favouritesOf = async (personId: string) => {
    const rows = await kysely
      .selectFrom('favourite')
      .select('api')
      .where('person_id', '=', personId)
      .orderBy('created_at', 'desc')
      .orderBy('api')
      .execute();
    return { items: rows.map((row) => row.api), next: null };
  };

  return [
    route(listFavourites, { rate: perMinute(300), handle: ({ person }) => favouritesOf(person.id) }),

    route(addFavourite, {
      rate: perMinute(120),
      handle: async ({ input, person }) => {
        if (!hasApi(input.api)) return fail('NotFound', 'There is no API at this path. Look it up in the catalogue.');
        await kysely
          .insertInto('favourite')
          .values({ person_id: person.id, api: input.api, created_at: now() })
          .onConflict((conflict) => conflict.columns(['person_id', 'api']).doNothing())
          .execute();
        return favouritesOf(person.id);
      },
    }),

    route(removeFavourite, {
      rate: perMinute(120),
      handle: async ({ input, person }) => {
        await kysely.deleteFrom('favourite').where('person_id', '=', person.id).where('api', '=', input.api).execute();
        return favouritesOf(person.id);
      },
    }),
  ];
}
