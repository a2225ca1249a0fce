import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AuditEntry, auditHappenings } from '@apiyard/api/contract/audit';
import { actionKeyOf, actionKeys } from './action-keys.ts';

const contract = new URL('../../../api/src/contract/', import.meta.url);

/** `PUT /api/admin/site` of every entry by which admins change something. */
async function actsOfAdmins(): Promise<string[]> {
  const files = readdirSync(contract).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, contract).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((entry) => {
      if (
        typeof entry !== 'object' ||
        entry === null ||
        !('method' in entry) ||
        !('path' in entry) ||
        !('auth' in entry)
      )
        return [];
      return entry.auth === 'admin' && entry.method !== 'GET' ? [`${String(entry.method)} ${String(entry.path)}`] : [];
    }),
  );
}

/** A part of a file: its beginning and its end stand in the log. */
const untold = ['PUT /api/admin/app-uploads/{id}/bytes/{offset}'];

it('has words for every act of an admin that the contract declares, and for everything that happens to accounts', async () => {
  const told = [...(await actsOfAdmins()).filter((act) => !untold.includes(act)), ...Object.keys(auditHappenings)];
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter((action) => actionKeys[action] === undefined)).toEqual([]);
  expect(Object.keys(actionKeys).filter((action) => !told.includes(action))).toEqual([]);
});

it('says which of two sides an act had, and stays with both where the facts do not tell', () => {
  const state = 'PUT /api/admin/people/{id}/state';
  const role = 'PUT /api/admin/people/{id}/role';
  const asked: [string, AuditEntry['data']][] = [
    [state, { isDisabled: true }],
    [state, { isDisabled: false }],
    [state, {}],
    [role, { role: 'admin' }],
    [role, { role: 'user' }],
    ['signed in', {}],
    ['POST /api/admin/of-a-later-version', {}],
  ];
  expect(asked.map(([action, data]) => actionKeyOf({ action, data }))).toEqual([
    'audit.act.disabled',
    'audit.act.letIn',
    'audit.act.changePersonState',
    'audit.act.madeAdmin',
    'audit.act.madeUser',
    'audit.act.signedIn',
    'audit.unknown',
  ]);
});
