import { Readable } from 'node:stream';
import type { AuditEntry, AuditGroup } from '@apiyard/api/contract/site/audit';
import { auditCsvRowsMax, getAuditCsv, listAudit } from '@apiyard/api/contract/site/audit';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { csvLine } from '../csv.ts';
import { listEntries } from './audit-store.ts';
import type { AuditRow } from './audit-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

interface AuditRouteServices {
  readonly database: Database;
  /** A search right after an action has to include it. */
  soFar(): Promise<void>;
}

const pageSize = 50;
/** Rows per page of an export, so that a long one is never in memory as a whole. */
const csvRowsAtOnce = 500;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

type Filters = ParsedInputOf<typeof getAuditCsv>;

export function auditRoutes({ database, soFar }: AuditRouteServices): Route[] {
  return [
    route(listAudit, {
      rate: perMinute(120),
      async handle({ input: { cursor, ...filters } }) {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
        }
        await soFar();
        const rows = await listEntries(database.kysely, filters, cursor, pageSize + 1);
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
  // Spreadsheets assume another encoding without it.
  yield `\uFEFF${csvLine(headings)}`;
  let cursor: string | undefined;
  for (let written = 0; written < auditCsvRowsMax; written += csvRowsAtOnce) {
    const rows = await listEntries(database.kysely, filters, cursor, csvRowsAtOnce);
    yield rows.map((row) => csvLine(cellsOf(shown(row)))).join('');
    cursor = rows.at(-1)?.id;
    if (rows.length < csvRowsAtOnce) return;
  }
}

const cellsOf = ({
  at,
  actor,
  via,
  group,
  action,
  subject,
  changes,
  data,
  requestId,
  address,
}: AuditEntry): string[] => [
  at,
  actor?.name ?? '',
  via,
  group,
  action,
  subject?.kind ?? '',
  subject?.id ?? '',
  subject?.name ?? '',
  JSON.stringify(changes.length === 0 ? data : { ...data, changes }),
  requestId ?? '',
  address ?? '',
];

function shown(row: AuditRow): AuditEntry {
  const { changes = [], ...data } = JSON.parse(row.data) as AuditEntry['data'] & Partial<Pick<AuditEntry, 'changes'>>;
  return {
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
    changes,
    data,
    requestId: row.request_id,
    address: row.address,
  };
}
