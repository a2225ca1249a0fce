/** The table `audit`. */
import { sql } from 'kysely';
import type { getAuditCsv } from '@apiyard/api/contract/site/audit';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import type { Connection } from '../db/database.ts';
import type { AuditTable } from '../db/schema/site/audit.ts';

type Filters = ParsedInputOf<typeof getAuditCsv>;

const withSubject = (db: Connection) =>
  db
    .selectFrom('audit')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'audit.subject_id').on('audit.subject_kind', '=', 'people'),
    )
    .leftJoin('api_key', (join) =>
      join.onRef('api_key.id', '=', 'audit.subject_id').on('audit.subject_kind', '=', 'keys'),
    )
    .leftJoin('message', (join) =>
      join.onRef('message.id', '=', 'audit.subject_id').on('audit.subject_kind', '=', 'messages'),
    )
    .leftJoin('scraper', (join) =>
      join.onRef('scraper.id', '=', 'audit.subject_id').on('audit.subject_kind', '=', 'scrapers'),
    )
    .selectAll('audit')
    .select(({ fn }) =>
      fn.coalesce('person.username', 'api_key.name', 'message.reference', 'scraper.title').as('subject_name'),
    );

export type AuditRow = Awaited<ReturnType<ReturnType<typeof withSubject>['execute']>>[number];

/** Latest first, from after the entry `before` on. */
export async function listEntries(
  db: Connection,
  { group, person, from, to, requestId, search }: Filters,
  before: string | undefined,
  limit: number,
): Promise<AuditRow[]> {
  let rows = withSubject(db).orderBy('audit.id', 'desc').limit(limit);
  if (before !== undefined) rows = rows.where('audit.id', '<', before);
  if (group !== undefined) rows = rows.where('audit.category', '=', group);
  if (from !== undefined) rows = rows.where('audit.at', '>=', Date.parse(from));
  if (to !== undefined) rows = rows.where('audit.at', '<', Date.parse(to));
  if (requestId) rows = rows.where('audit.request_id', '=', requestId);
  if (person) {
    const found = await db
      .selectFrom('person')
      .select('id')
      .where('username_key', '=', person.toLowerCase())
      .executeTakeFirst();
    rows = rows.where((is) =>
      is.or([
        is(sql<string>`lower(audit.actor_name)`, '=', person.toLowerCase()),
        ...(found === undefined ? [] : [is('audit.actor_id', '=', found.id), is('audit.subject_id', '=', found.id)]),
      ]),
    );
  }
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const columns = [
      'audit.action',
      'audit.actor_name',
      'audit.subject_id',
      'audit.data',
      'audit.address',
      'person.username',
      'api_key.name',
      'message.reference',
      'scraper.title',
    ];
    rows = rows.where((is) =>
      is.or(columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`)),
    );
  }
  return rows.execute();
}

export async function insertEntry(db: Connection, row: AuditTable): Promise<void> {
  await db.insertInto('audit').values(row).execute();
}

/** Entries hold usernames as of their time. */
export async function findUsername(db: Connection, personId: string): Promise<string | null> {
  const person = await db.selectFrom('person').select('username').where('id', '=', personId).executeTakeFirst();
  return person?.username ?? null;
}
