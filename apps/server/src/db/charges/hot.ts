/**
 * Queries that run on every request, without Kysely's overhead: SQL is compiled once, then run as prepared statements.
 * On SQLite, lookups return a value synchronously, not a promise; `await` handles both.
 */
import type { Compilable, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Charge, ChargeResult } from './charges.ts';
import type { Schema } from '../schema.ts';
import type { CallLogTable } from '../schema/calls/call-log.ts';

/** A person with the plan in force at the given time. */
export interface PersonRow {
  person_id: string;
  username: string;
  email: string | null;
  name: string;
  avatar: string | null;
  role: 'user' | 'admin';
  premium_until: number | null;
  plan_id: string;
  calls_per_day: number;
  calls_per_minute: number;
  file_size_bytes_max: number;
  keys_max: number;
  premium_apis: number;
}

export interface KeyRow extends PersonRow {
  key_id: string;
  areas: string | null;
  /** JSON list of `KeyScope`; null for most keys. */
  scopes: string | null;
  /** JSON of `KeyRules`; null for most keys. */
  rules: string | null;
  keep_inputs: number;
  key_expires_at: number | null;
  grace_until: number | null;
  last_used_at: number | null;
}

export interface SessionRow extends PersonRow {
  session_id: string;
  main_key_id: string;
  keep_inputs: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

export interface Hot {
  /** The key of that HMAC with its person; null when unknown or revoked, or when the person is disabled. May have expired. */
  findKey(keyHash: string, nowMs: number): KeyRow | null | Promise<KeyRow | null>;
  /** The session of that token hash with its person; null when unknown or when the person is disabled. May have ended. */
  findSession(tokenHash: string, nowMs: number): SessionRow | null | Promise<SessionRow | null>;
  /** Total cost of a person's calls on one UTC day so far. */
  usedOn(personId: string, day: string): number | Promise<number>;
  /**
   * Charges a batch in one durable transaction; results are in the order of the charges. A charge that would exceed its
   * limit is refused and the others are committed. The calls of accepted charges are logged in the same transaction. Safe
   * across processes.
   */
  commitCharges(batch: readonly Charge[]): Promise<ChargeResult[]>;
  /** Logs calls without a cost; a power failure may lose the latest, since no charge depends on these rows. */
  writeCalls(rows: readonly CallLogTable[]): Promise<void>;
}

/** A query compiled once. `values` orders a call's parameters as the SQL expects them. */
export interface HotQuery<Params extends Readonly<Record<string, string | number>>, Row> {
  readonly text: string;
  values(params: Params): (string | number)[];
  /** Never set: it only carries the row's type. */
  readonly row?: Row;
}

function hotQuery<Params extends Readonly<Record<string, string | number>>, Row>(
  build: (param: <Name extends keyof Params & string>(name: Name) => RawBuilder<Params[Name]>) => Compilable<Row>,
): HotQuery<Params, Row> {
  const compiled = build((name) => sql`${{ slot: name }}`).compile();
  const order = compiled.parameters.map((parameter) => {
    if (typeof parameter === 'object' && parameter !== null && 'slot' in parameter)
      return { slot: String(parameter.slot) };
    return { constant: parameter as string | number };
  });
  return {
    text: compiled.sql,
    values: (params) =>
      order.map((entry) => ('slot' in entry ? (params[entry.slot] as string | number) : entry.constant)),
  };
}

/** Premium that has ended counts as free. */
export const planInForce = (nowMs: RawBuilder<number> | number) =>
  sql<string>`case when person.premium_until <= ${nowMs} then 'free' else person.plan end`;

export const personColumns = [
  'person.id as person_id',
  'person.username',
  'person.email',
  'person.name',
  'person.avatar',
  'person.role',
  'person.premium_until',
  'plan.id as plan_id',
  'plan.calls_per_day',
  'plan.calls_per_minute',
  'plan.file_size_bytes_max',
  'plan.keys_max',
  'plan.premium_apis',
] as const;

interface HotQueries {
  readonly findKey: HotQuery<{ keyHash: string; nowMs: number }, KeyRow>;
  readonly findSession: HotQuery<{ tokenHash: string; nowMs: number }, SessionRow>;
  readonly usedOn: HotQuery<{ personId: string; day: string }, { used: number }>;
}

export function hotQueries(kysely: Kysely<Schema>): HotQueries {
  return {
    findKey: hotQuery((param) =>
      kysely
        .selectFrom('api_key')
        .innerJoin('person', 'person.id', 'api_key.person_id')
        .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(param('nowMs'))))
        .where('api_key.key_hash', '=', param('keyHash'))
        .where('api_key.revoked_at', 'is', null)
        .where('person.disabled_at', 'is', null)
        .select(personColumns)
        .select([
          'api_key.id as key_id',
          'api_key.areas',
          'api_key.scopes',
          'api_key.rules',
          'person.keep_inputs',
          'api_key.expires_at as key_expires_at',
          'api_key.grace_until',
          'api_key.last_used_at',
        ]),
    ),
    findSession: hotQuery((param) =>
      kysely
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person_id')
        .innerJoin('api_key', (join) => join.onRef('api_key.person_id', '=', 'person.id').on('api_key.main', '=', 1))
        .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(param('nowMs'))))
        .where('session.token_hash', '=', param('tokenHash'))
        .where('person.disabled_at', 'is', null)
        .select(personColumns)
        .select([
          'session.id as session_id',
          'api_key.id as main_key_id',
          'person.keep_inputs',
          'session.created_at',
          'session.seen_at',
          'session.expires_at',
        ]),
    ),
    usedOn: hotQuery((param) =>
      kysely
        .selectFrom('usage_day')
        .where('person_id', '=', param('personId'))
        .where('day', '=', param('day'))
        .select('used'),
    ),
  };
}
