import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { AuditEntry, AuditGroup } from '@apiyard/api/contract/audit';
import { auditCsvRowsMax, getAuditCsv, listAudit } from '@apiyard/api/contract/audit';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { csvLine } from '../csv.ts';

interface AuditRouteServices {
  readonly database: Database;
  /** Whoever looks after something wants to see that. */
  soFar(): Promise<void>;
}

const pageSize = 50;
/** Rows read at once for a file, so that a long one stands in no memory whole. */
const csvRowsAtOnce = 500;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

type Filters = ParsedInputOf<typeof getAuditCsv>;

export function auditRoutes({ database, soFar }: AuditRouteServices): Route[] {
  return [
    route(listAudit, {
      rate: perMinute(120),
      async handle({ input: { cursor, ...filters } }) {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        await soFar();
        const rows = await select(database, filters, cursor, pageSize + 1);
        const items = rows.slice(0, pageSize).map(shown);
        return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
      },
    }),

    route(getAuditCsv, {
      rate: perMinute(10),
      async handle({ input, reply }) {
        await soFar();
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="audit.csv"')
          .send(Readable.from(csvOf(database, input)));
      },
    }),
  ];
}

const headings = [
  'at',
  'who',
  'via',
  'group',
  'action',
  'subject kind',
  'subject id',
  'subject',
  'facts',
  'request id',
  'address',
];

async function* csvOf(database: Database, filters: Filters): AsyncGenerator<string> {
  // Spreadsheets take a file without it for another encoding.
  yield `\uFEFF${csvLine(headings)}`;
  let cursor: string | undefined;
  for (let written = 0; written < auditCsvRowsMax; written += csvRowsAtOnce) {
    const rows = await select(database, filters, cursor, csvRowsAtOnce);
    yield rows.map((row) => csvLine(cellsOf(shown(row)))).join('');
    cursor = rows.at(-1)?.id;
    if (rows.length < csvRowsAtOnce) return;
  }
}

const cellsOf = ({ at, actor, via, group, action, subject, data, requestId, address }: AuditEntry): string[] => [
  at,
  actor?.name ?? '',
  via,
  group,
  action,
  subject?.kind ?? '',
  subject?.id ?? '',
  subject?.name ?? '',
  JSON.stringify(data),
  requestId ?? '',
  address ?? '',
];

const selectAudit = ({ kysely }: Database) =>
  kysely
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

type AuditRow = Awaited<ReturnType<ReturnType<typeof selectAudit>['execute']>>[number];

async function select(
  database: Database,
  { group, person, from, to, requestId, search }: Filters,
  cursor: string | undefined,
  limit: number,
): Promise<AuditRow[]> {
  let rows = selectAudit(database).orderBy('audit.id', 'desc').limit(limit);
  if (cursor !== undefined) rows = rows.where('audit.id', '<', cursor);
  if (group !== undefined) rows = rows.where('audit.category', '=', group);
  if (from !== undefined) rows = rows.where('audit.at', '>=', Date.parse(from));
  if (to !== undefined) rows = rows.where('audit.at', '<', Date.parse(to));
  if (requestId) rows = rows.where('audit.request_id', '=', requestId);
  if (person) {
    const found = await database.kysely
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

const shown = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  via: row.via,
  group: row.category as AuditGroup,
  action: row.action,
  subject:
    row.subject_kind === null || row.subject_id === null
      ? null
      : { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  data: JSON.parse(row.data) as AuditEntry['data'],
  requestId: row.request_id,
  address: row.address,
});
