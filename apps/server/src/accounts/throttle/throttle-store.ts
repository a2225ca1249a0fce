/**
 * Slows down repeated attempts: each counted one makes the next delay longer, up to the rule's last delay. An attempt
 * during a delay is refused and not counted, so the delay always ends.
 */
import { sql } from 'kysely';
import type { Connection, Database } from '../../db/database.ts';
import { digest } from '../secrets.ts';

export interface ThrottleRule {
  readonly name: string;
  /** Tries without any delay. */
  readonly free: number;
  /** Delay after each further attempt, in seconds; the last one is repeated. */
  readonly delaysS: readonly [number, ...number[]];
  /** Seconds until the count is reset. */
  readonly forgetS: number;
  /** Whether `forgetS` runs from the last counted attempt or from the first. @default 'quiet' */
  readonly window?: 'quiet' | 'fixed';
}

export interface ThrottleKey {
  readonly rule: ThrottleRule;
  readonly subject: string;
}

/** The largest expected clock difference between two processes. */
const clockSkewMs = 60_000;

/** The longest delay. A longer one was stored while the clock was ahead, and is ignored. */
const longestMs = ({ rule }: ThrottleKey): number => Math.max(...rule.delaysS) * 1000 + clockSkewMs;

/** Names and addresses are stored as digests: people type passwords into the wrong field. */
const idOf = ({ rule, subject }: ThrottleKey): string => `${rule.name}:${digest(subject)}`;

/**
 * Counts an attempt for every limit. Returns 0, or the seconds to wait when one is exceeded. The count is stored before
 * anything is verified: a hundred parallel attempts succeed no more often than a hundred sequential ones.
 */
export async function countAttempt(
  { kysely }: Database,
  gates: readonly ThrottleKey[],
  nowMs: number,
): Promise<number> {
  const closed = await kysely
    .selectFrom('throttle')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('id', 'in', gates.map(idOf))
    .where('forget_at', '>', nowMs)
    .where('blocked_until', '<=', nowMs + Math.max(...gates.map(longestMs)))
    .executeTakeFirst();
  if (closed?.until && closed.until > nowMs) return secondsUntil(closed.until, nowMs);
  for (const gate of gates) {
    const { rule } = gate;
    const now = sql<number>`cast(${nowMs} as bigint)`;
    const forgetMs = rule.forgetS * 1000;
    const isFixed = rule.window === 'fixed';
    // A window that ends much later than possible was stored while the clock was ahead. A small difference may be another process's clock.
    const isOver = isFixed
      ? sql<boolean>`throttle.forget_at <= ${now} or throttle.forget_at > ${now} + ${sql.lit(2 * forgetMs)}`
      : sql<boolean>`throttle.forget_at <= ${now}`;
    const tries = sql<number>`case when ${isOver} then 1 else throttle.tries + 1 end`;
    const forgetAt = isFixed
      ? sql<number>`case when ${isOver} then ${now} + ${sql.lit(forgetMs)} else throttle.forget_at end`
      : sql<number>`${now} + ${sql.lit(forgetMs)}`;
    const steps = rule.delaysS.map(
      (delayS, step) => sql`when ${tries} <= ${sql.lit(rule.free + 1 + step)} then ${sql.lit(delayS * 1000)}`,
    );
    const delayMs = sql<number>`case when ${tries} <= ${sql.lit(rule.free)} then 0 ${sql.join(steps, sql` `)} else ${sql.lit((rule.delaysS.at(-1) ?? 0) * 1000)} end`;
    const counted = await kysely
      .insertInto('throttle')
      .values({
        id: idOf(gate),
        tries: 1,
        blocked_until: rule.free >= 1 ? nowMs : nowMs + rule.delaysS[0] * 1000,
        forget_at: nowMs + forgetMs,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ tries, blocked_until: sql<number>`${now} + ${delayMs}`, forget_at: forgetAt })
          .where((is) =>
            is.or([
              is('throttle.blocked_until', '<=', nowMs),
              is('throttle.blocked_until', '>', nowMs + longestMs(gate)),
            ]),
          ),
      )
      .returning('tries')
      .executeTakeFirst();
    if (!counted) {
      const row = await kysely
        .selectFrom('throttle')
        .select('blocked_until')
        .where('id', '=', idOf(gate))
        .executeTakeFirst();
      return secondsUntil(row?.blocked_until ?? nowMs, nowMs);
    }
  }
  return 0;
}

/** Whether a try has been counted at a gate. */
export async function hasTried({ kysely }: Database, gate: ThrottleKey, nowMs: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('throttle')
    .select('id')
    .where('id', '=', idOf(gate))
    .where('forget_at', '>', nowMs)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undoes the count of `countAttempt` after a successful attempt. */
export async function uncountAttempt(
  { kysely }: Database,
  gates: readonly ThrottleKey[],
  nowMs: number,
): Promise<void> {
  await kysely
    .updateTable('throttle')
    .set({ tries: sql<number>`case when tries > 0 then tries - 1 else 0 end`, blocked_until: nowMs })
    .where('id', 'in', gates.map(idOf))
    .execute();
}

/** Resets the count of a limit. */
export async function resetAttempts({ kysely }: Database, gate: ThrottleKey): Promise<void> {
  await kysely.deleteFrom('throttle').where('id', '=', idOf(gate)).execute();
}

export async function deleteForgottenTries(db: Connection, nowMs: number): Promise<void> {
  await db.deleteFrom('throttle').where('forget_at', '<=', nowMs).execute();
}

const secondsUntil = (untilMs: number, nowMs: number): number => Math.max(1, Math.ceil((untilMs - nowMs) / 1000));
