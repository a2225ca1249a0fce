/** View state of the audit log, kept in the URL query. */
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { AuditGroup, listAudit } from '@apiyard/api/contract/site/audit';

export const groups = ['sign-in', 'account', 'keys', 'admin'] as const satisfies readonly AuditGroup[];

export interface AuditView {
  readonly query: string;
  readonly group: AuditGroup | null;
  /** A username; empty means all users. */
  readonly person: string;
  readonly requestId: string;
  /** Days as `2026-11-20` in the admin's time zone, inclusive. */
  readonly from: string | null;
  readonly to: string | null;
}

export const wholeLog: AuditView = { query: '', group: null, person: '', requestId: '', from: null, to: null };

const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

export const inAddress = {
  read(query: URLSearchParams): AuditView {
    return {
      query: query.get('q') ?? '',
      group: groups.find((group) => group === query.get('group')) ?? null,
      person: query.get('person') ?? '',
      requestId: query.get('requestId') ?? '',
      from: dayOf(query.get('from')),
      to: dayOf(query.get('to')),
    };
  },
  /** Omits default values. */
  write({ query, group, person, requestId, from, to }: AuditView): URLSearchParams {
    const given = {
      q: query.trim() === '' ? '' : query,
      group: group ?? '',
      person,
      requestId,
      from: from ?? '',
      to: to ?? '',
    };
    return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  },
};

const lengthMax = { search: 100, person: 60, requestId: 100 } as const;
const lined = (text: string, max: number) =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, max)
    .toWellFormed();

/** Start of the day in the admin's time zone. */
function momentOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

export function questionOf({ query, group, person, requestId, from, to }: AuditView): InputOf<typeof listAudit> {
  const given = {
    search: lined(query, lengthMax.search),
    person: lined(person, lengthMax.person),
    requestId: lined(requestId, lengthMax.requestId),
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    ...(group && { group }),
    ...(from !== null && { from: momentOf(from, 0) }),
    ...(to !== null && { to: momentOf(to, 1) }),
  };
}

export const isNarrowed = (view: AuditView): boolean => inAddress.write(view).size > 0;
