/** The table `call_log`. Rows are written with the charges, by `db/charges`. */
import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';
import { firstIdOf } from '../../db/id.ts';

interface CallFilters {
  readonly api?: string | undefined;
  readonly keyId?: string | undefined;
  /** `ok`, `failed`, or a failure's code. */
  readonly outcome?: string | undefined;
  /** UTC days, `2026-11-20`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Page {
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface FoundCall {
  readonly request_id: string;
  readonly api: string;
  readonly key_id: string;
  readonly key_name: string | null;
  readonly method: string;
  readonly status: number;
  readonly code: string | null;
  readonly us: number;
  readonly cost: number;
  readonly at: number;
  /** Also null while the person has turned off storing inputs: late ones are not shown. */
  readonly input: string | null;
}

const dayMs = 86_400_000;

/**
 * Rows that one query scans. There is no index by API or key, since it would make every call slower. So a page may end
 * early at this limit, and the next page continues there.
 */
const lookedThrough = 4000;

export async function findCalls(
  db: Connection,
  personId: string,
  filters: CallFilters,
  { limit, cursor }: Page,
): Promise<{ rows: FoundCall[]; next: string | null }> {
  const { api, keyId, outcome, from, to } = filters;
  let near = db.selectFrom('call_log').selectAll().where('person_id', '=', personId);
  if (cursor !== undefined) near = near.where('request_id', '<', cursor);
  if (from !== undefined) near = near.where('request_id', '>=', firstIdOf(Date.parse(from)));
  if (to !== undefined) near = near.where('request_id', '<', firstIdOf(Date.parse(to) + dayMs));
  // Failures have a separate index, so they are scanned without the successful calls.
  if (outcome !== undefined && outcome !== 'ok') near = near.where('code', 'is not', null);
  const isSieved = api !== undefined || keyId !== undefined || (outcome !== undefined && outcome !== 'failed');
  const window = near.orderBy('request_id', 'desc').limit(isSieved ? lookedThrough : limit + 1);
  let found = db
    .selectFrom(window.as('call'))
    .leftJoin('api_key', 'api_key.id', 'call.key_id')
    .innerJoin('person', 'person.id', 'call.person_id')
    .select([
      'call.request_id',
      'call.api',
      'call.key_id',
      'api_key.name as key_name',
      'call.method',
      'call.status',
      'call.code',
      'call.us',
      'call.cost',
      'call.at',
    ])
    .select(sql<string | null>`case when person.keep_inputs = 1 then call.input end`.as('input'));
  if (api !== undefined) found = found.where('call.api', '=', api);
  if (keyId !== undefined) found = found.where('call.key_id', '=', keyId);
  if (outcome === 'ok') found = found.where('call.code', 'is', null);
  else if (outcome !== undefined && outcome !== 'failed') found = found.where('call.code', '=', outcome);
  const rows = await found
    .orderBy('call.request_id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  if (rows.length > limit) return { rows: page, next: page.at(-1)?.request_id ?? null };
  if (!isSieved) return { rows: page, next: null };
  const last = await near
    .clearSelect()
    .select('request_id')
    .orderBy('request_id', 'desc')
    .offset(lookedThrough - 1)
    .limit(1)
    .executeTakeFirst();
  return { rows: page, next: last?.request_id ?? null };
}

export async function findCall(db: Connection, personId: string, requestId: string): Promise<FoundCall | undefined> {
  return db
    .selectFrom('call_log as call')
    .leftJoin('api_key', 'api_key.id', 'call.key_id')
    .innerJoin('person', 'person.id', 'call.person_id')
    .select([
      'call.request_id',
      'call.api',
      'call.key_id',
      'api_key.name as key_name',
      'call.method',
      'call.status',
      'call.code',
      'call.us',
      'call.cost',
      'call.at',
    ])
    .select(sql<string | null>`case when person.keep_inputs = 1 then call.input end`.as('input'))
    .where('call.request_id', '=', requestId)
    .where('call.person_id', '=', personId)
    .executeTakeFirst();
}

/** Whether inputs of the person's calls are stored. Throws when the person does not exist. */
export async function keepsInputs(db: Connection, personId: string): Promise<boolean> {
  const { keep_inputs: kept } = await db
    .selectFrom('person')
    .select('keep_inputs')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return kept === 1;
}

export async function setKeepsInputs(db: Connection, personId: string, isKeeping: boolean): Promise<void> {
  await db
    .updateTable('person')
    .set({ keep_inputs: isKeeping ? 1 : 0 })
    .where('id', '=', personId)
    .execute();
}

export async function deleteInputsOf(db: Connection, personId: string): Promise<void> {
  await db
    .updateTable('call_log')
    .set({ input: null })
    .where('person_id', '=', personId)
    .where('input', 'is not', null)
    .execute();
}
