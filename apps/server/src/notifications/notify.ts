/** Keeps what a person is to know of: once, whoever tells it and how often. */
import type { Notification } from '@apiyard/api/contract/notifications';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';

type Without<Union, Names extends string> = Union extends unknown ? Omit<Union, Names> : never;

/** What is told, as it is stored. */
export type News = Without<Exclude<Notification, { kind: 'update' }>, 'id' | 'at' | 'isRead'>;

export interface Told {
  readonly personId: string;
  /** The same key is told once in 60 days. */
  readonly key: string;
  readonly news: News;
}

/** Of one person. Somebody who signs in again and again tells them of it each time. */
const keptMax = 500;

/** Does nothing for somebody whose account is gone. The earliest give way where there are too many. */
export async function notify(
  { kysely }: Pick<Database, 'kysely'>,
  { personId, key, news }: Told,
  nowMs: number,
): Promise<void> {
  await kysely
    .insertInto('notification')
    .columns(['id', 'person_id', 'key', 'data', 'at'])
    .expression((from) =>
      from
        .selectFrom('person')
        .select((is) => [
          is.val(newId(nowMs)).as('id'),
          'person.id as person_id',
          is.val(key).as('key'),
          is.val(JSON.stringify(news)).as('data'),
          is.cast<number>(is.val(nowMs), 'bigint').as('at'),
        ])
        .where('person.id', '=', personId),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .execute();
  const over = await kysely
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(keptMax)
    .limit(100)
    .execute();
  if (over.length > 0)
    await kysely
      .deleteFrom('notification')
      .where(
        'id',
        'in',
        over.map(({ id }) => id),
      )
      .execute();
}
