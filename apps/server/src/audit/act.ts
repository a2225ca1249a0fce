/** From an admin's call to its audit entry. */
import { pathNames } from '@apiyard/api/contract/endpoint';
import type { AdminAct } from '../route.ts';
import { changesOf } from './changes.ts';
import type { AuditRecord } from './record.ts';

const namesMax = 30;
const factLengthMax = 200;

export function entryOfAct({ endpoint, person, request, input, result, facts, before }: AdminAct): AuditRecord {
  const inPath = pathNames(endpoint.path);
  const given = recordOf(input);
  const sent = Object.keys(given)
    .filter((name) => !inPath.includes(name) && given[name] !== undefined)
    .toSorted();
  return {
    via: 'session',
    group: 'admin',
    action: `${endpoint.method} ${endpoint.path}`,
    actor: { id: person.id, name: person.username },
    subject: subjectOf(endpoint.path, inPath, given, recordOf(result)),
    changes: before === null ? [] : changesOf(before, recordOf(result)),
    data: {
      ...Object.fromEntries(inPath.slice(1).map((name) => [name, short(String(given[name]))])),
      ...(sent.length === 0 || before !== null ? {} : { sent: sent.slice(0, namesMax).map(short) }),
      ...Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? short(fact) : fact]),
      ),
    },
    requestId: request.id,
    address: request.ip,
  };
}

/** The target of `/api/admin/people/{id}/role` is one of `people`; that of a call without an ID is the created object, if any. */
function subjectOf(
  path: string,
  inPath: readonly string[],
  input: Readonly<Record<string, unknown>>,
  result: Readonly<Record<string, unknown>>,
): AuditRecord['subject'] {
  const segments = path.replace(/^\/api\/(?:admin\/)?/, '').split('/');
  const [first] = inPath;
  if (first !== undefined) {
    const at = segments.findIndex((segment) => segment.startsWith('{'));
    return { kind: segments[at - 1] ?? segments[0] ?? '', id: short(String(input[first])) };
  }
  return typeof result['id'] === 'string' ? { kind: segments[0] ?? '', id: short(result['id']) } : null;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const short = (text: string): string =>
  text.length <= factLengthMax ? text : `${text.slice(0, factLengthMax).toWellFormed()}…`;
