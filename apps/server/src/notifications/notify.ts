/** Stores a notification once, for any number of equal events. */
import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { insertNotification } from './notifications-store.ts';

type Without<Union, Names extends string> = Union extends unknown ? Omit<Union, Names> : never;

/** The content, as it is stored. */
export type News = Without<Exclude<Notification, { kind: 'update' }>, 'id' | 'at' | 'isRead'>;

export interface NewNotification {
  readonly personId: string;
  /** Deduplicates: one notification per key in 60 days. */
  readonly key: string;
  readonly news: News;
}

/** Does nothing for a deleted account. The oldest are deleted beyond the limit. */
export async function notify(
  { kysely }: Pick<Database, 'kysely'>,
  { personId, key, news }: NewNotification,
  nowMs: number,
): Promise<void> {
  const row = { id: newId(nowMs), person_id: personId, key, data: JSON.stringify(news), at: nowMs };
  await insertNotification(kysely, row);
}
