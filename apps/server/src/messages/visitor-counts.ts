/** How many messages visitors sent lately. Accounts without a confirmed address count as visitors. */
import type { MessageKind } from '@apiyard/api/contract/site';
import type { Database } from '../db/database.ts';
import { firstIdOf } from '../db/id.ts';

interface Counts {
  /** Of all kinds, within an hour. */
  readonly hour: number;
  /** Of this kind, within 24 hours. */
  readonly day: number;
  /** The oldest of those, Unix milliseconds. */
  readonly oldestAt: number;
}

export interface VisitorCounts {
  of(kind: MessageKind, nowMs: number): Promise<Counts>;
}

const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** From so many rows on a count takes milliseconds: during a flood one a second is enough, and a few messages too many do no harm. */
const rowsRemembered = 300;
const rememberedMs = 1000;

export function createVisitorCounts({ kysely }: Database): VisitorCounts {
  const remembered = new Map<MessageKind, { readonly counts: Counts; readonly atMs: number }>();
  return {
    async of(kind, nowMs) {
      const known = remembered.get(kind);
      if (known !== undefined && Math.abs(nowMs - known.atMs) < rememberedMs) return known.counts;
      const row = await kysely
        .selectFrom('message')
        .leftJoin('person', 'person.id', 'message.person_id')
        // The id alone finds the rows fast; it may be of a clock that was wrong.
        .where('message.id', '>=', firstIdOf(nowMs - dayMs))
        .where('message.created_at', '>', nowMs - dayMs)
        .where('message.created_at', '<=', nowMs)
        .where('person.email', 'is', null)
        .select(({ fn, ref, case: when, and, eb }) => {
          // Requests for deletion by accounts, confirmed or not, have limits of their own and close nothing for visitors.
          const isCounted = and([
            eb('message.kind', '=', kind),
            ...(kind === 'data-deletion' ? [eb('message.person_id', 'is', null)] : []),
          ]);
          return [
            fn.countAll().as('rows'),
            fn
              .sum(
                when()
                  .when('message.created_at', '>', nowMs - hourMs)
                  .then(1)
                  .else(0)
                  .end(),
              )
              .as('hour'),
            fn.sum(when().when(isCounted).then(1).else(0).end()).as('day'),
            fn.min(when().when(isCounted).then(ref('message.created_at')).end()).as('oldest'),
          ];
        })
        .executeTakeFirstOrThrow();
      const counts = { hour: Number(row.hour ?? 0), day: Number(row.day ?? 0), oldestAt: Number(row.oldest ?? nowMs) };
      if (Number(row.rows) >= rowsRemembered) remembered.set(kind, { counts, atMs: nowMs });
      else remembered.delete(kind);
      return counts;
    },
  };
}
