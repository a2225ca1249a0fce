import { getQuranReading, saveQuranReading } from '@apiyard/api/contract/accounts/quran-reading';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { addBookmarks, findReading, removeBookmarks, savePosition } from './reading-store.ts';

interface QuranReadingServices {
  readonly database: Database;
  /** Unix milliseconds. */
  now(): number;
}

export function quranReadingRoutes({ database, now }: QuranReadingServices): Route[] {
  return [
    route(getQuranReading, {
      rate: perMinute(120),
      handle: ({ person }) => findReading(database.kysely, person.id),
    }),

    route(saveQuranReading, {
      rate: perMinute(120),
      handle: ({ input: { position, add, remove }, person }) =>
        database.transaction(async (transaction) => {
          if (position !== undefined)
            await savePosition(transaction, person.id, position.query, now() - position.idleMs);
          await addBookmarks(transaction, person.id, add);
          await removeBookmarks(transaction, person.id, remove);
          return findReading(transaction, person.id);
        }),
    }),
  ];
}
