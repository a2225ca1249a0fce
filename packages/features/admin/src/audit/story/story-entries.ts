import type { AuditEntry } from '@apiyard/api/contract/site/audit';

export const storyNowMs = Date.parse('2026-11-20T10:00:00.000Z');

const base: AuditEntry = {
  id: 'a1',
  at: '2026-11-20T09:58:00.000Z',
  actor: { id: 'p2', name: 'admin' },
  via: 'session',
  group: 'admin',
  action: 'PUT /api/admin/people/{id}/role',
  subject: { kind: 'people', id: 'p11', name: 'amina' },
  changes: [{ name: 'role', before: 'user', after: 'admin' }],
  data: { role: 'admin' },
  requestId: '01a20195-ab29-7162-b2bc-b9c9895408a3',
  address: '192.0.2.10',
};

export const storyEntries: readonly AuditEntry[] = [
  base,
  {
    ...base,
    id: 'a2',
    at: '2026-11-20T09:40:00.000Z',
    actor: null,
    via: 'visitor',
    group: 'sign-in',
    action: 'sign-in refused',
    changes: [],
    data: { reason: 'wrong name or password' },
    address: '203.0.113.9',
  },
  {
    ...base,
    id: 'a3',
    at: '2026-11-20T08:00:00.000Z',
    actor: { id: 'p11', name: 'amina' },
    via: 'key',
    group: 'keys',
    action: 'key used',
    subject: { kind: 'keys', id: 'k1', name: 'Laptop' },
    changes: [],
    data: {},
  },
  {
    ...base,
    id: 'a4',
    at: '2026-11-19T08:00:00.000Z',
    actor: null,
    via: 'server',
    group: 'account',
    action: 'account deleted',
    subject: { kind: 'people', id: 'p99', name: null },
    changes: [],
    data: {},
    requestId: null,
    address: null,
  },
  {
    ...base,
    id: 'a5',
    at: '2026-11-18T08:00:00.000Z',
    action: 'POST /api/admin/of-a-later-version',
    subject: null,
    changes: [],
    data: {},
  },
];
