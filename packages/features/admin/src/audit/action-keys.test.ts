import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AuditEntry, auditHappenings } from '@apiyard/api/contract/site/audit';
import { actionKeyOf, actionKeys } from './action-keys.ts';

const contract = new URL('../../../../api/src/contract/', import.meta.url);

/** Method and path of each admin endpoint that changes something, such as `PUT /api/admin/site`. */
async function actsOfAdmins(): Promise<string[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
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

/** Upload parts are not logged; the start and end of an upload are. */
const untold = ['PUT /api/admin/app-uploads/{id}/bytes/{offset}'];

it('has a text for every admin action in the contract and every account event', async () => {
  const result = [...(await actsOfAdmins()).filter((act) => !untold.includes(act)), ...Object.keys(auditHappenings)];
  expect(result.length).toBeGreaterThan(60);
  expect(result.filter((action) => actionKeys[action] === undefined)).toEqual([]);
  expect(Object.keys(actionKeys).filter((action) => !result.includes(action))).toEqual([]);
});

it('names the value that an action set, or both values if the data does not contain it', () => {
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
