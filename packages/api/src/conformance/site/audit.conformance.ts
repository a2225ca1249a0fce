import { expect } from 'vitest';
import { type AuditEntry, getAuditCsv, listAudit } from '../../contract/site/audit.ts';
import { changeRole } from '../../contract/accounts/people.ts';
import { login, logout } from '../../contract/accounts/session.ts';
import { redeemVoucher, requestPlan } from '../../contract/plans/account-plan.ts';
import { grantPremium } from '../../contract/plans/premium.ts';
import { personAndAdmin, madeVoucher, switchTo } from '../plans/premium-steps.ts';
import { adminsOnly, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { ReceivedResponse, World } from '../world.ts';

const list = async (world: World, input: Parameters<World['sendAnything']>[1]) =>
  expectOutput<{ items: AuditEntry[] }>(listAudit, await world.sendAnything(listAudit, input)).items;
const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);

export const auditConformance = conformance(
  conformanceOf(listAudit, [
    [
      'success',
      'lists sign-ins and refusals, latest first, each with its request id',
      async (world) => {
        const person = await world.signedIn();
        const left = await world.send(logout, {});
        const refused = await world.send(login, { usernameOrEmail: person.username, password: 'not this' });
        await world.admin();
        const entries = await list(world, { person: person.username, group: 'sign-in' });
        expect(
          entries.slice(0, 2).map(({ action, actor, via, requestId, subject, data }) => ({
            action,
            who: actor?.name ?? null,
            via,
            requestId,
            subject: subject?.name,
            data,
          })),
        ).toEqual([
          {
            action: 'sign-in refused',
            who: null,
            via: 'visitor',
            requestId: refused.headers.get('x-request-id'),
            subject: person.username,
            data: { reason: 'wrong name or password' },
          },
          {
            action: 'signed out',
            who: person.username,
            via: 'session',
            requestId: left.headers.get('x-request-id'),
            subject: person.username,
            data: {},
          },
        ]);
        expect(entries.map(({ action }) => action)).toContain('signed in');
      },
    ],
    [
      'success',
      'lists actions of admins with actor, subject and input',
      async (world) => {
        const person = await world.signedIn();
        const admin = await world.admin();
        const acted = await world.send(changeRole, { id: person.user.id, role: 'admin', version: 1 });
        expect(await list(world, { requestId: acted.headers.get('x-request-id') })).toEqual([
          {
            id: expect.any(String),
            at: expect.any(String),
            actor: { id: admin.user.id, name: admin.username },
            via: 'session',
            group: 'admin',
            action: 'PUT /api/admin/people/{id}/role',
            subject: { kind: 'people', id: person.user.id, name: person.username },
            data: { role: 'admin' },
            changes: [{ name: 'role', before: 'user', after: 'admin' }],
            requestId: acted.headers.get('x-request-id'),
            address: expect.any(String),
          },
        ]);
      },
    ],
    [
      'success',
      'lists changes to a person’s plan: requested, redeemed, refused, ended; changes by admins are among their actions',
      async (world) => {
        const { person, admin } = await personAndAdmin(world);
        const voucher = await madeVoucher(world);
        const requestIds: (string | null)[] = [];
        const send = async (response: Promise<ReceivedResponse>) =>
          void requestIds.unshift((await response).headers.get('x-request-id'));
        await switchTo(world, person);
        await send(world.send(redeemVoucher, { code: '0000-0000-0000' }));
        await send(world.send(requestPlan, { plan: 'premium', message: '' }));
        await send(world.send(redeemVoucher, { code: voucher.code }));
        await send(world.send(redeemVoucher, { code: voucher.code }));
        await world.subject.endPlan(person.username);
        await switchTo(world, admin);
        const plans = /plan|voucher/;
        const reported = (await list(world, { person: person.username })).filter(({ action }) => plans.test(action));
        expect(
          reported.map(({ action, group, via, actor, subject, data, requestId }) => [
            action,
            group,
            via,
            actor?.name ?? null,
            subject?.name,
            data,
            requestId,
          ]),
        ).toEqual([
          ['plan ended', 'account', 'server', null, person.username, { plan: 'premium' }, null],
          [
            'voucher refused',
            'account',
            'session',
            person.username,
            person.username,
            { reason: 'used by them' },
            requestIds[0],
          ],
          [
            'voucher redeemed',
            'account',
            'session',
            person.username,
            person.username,
            { voucherId: voucher.id, plan: 'premium', until: expect.any(Number) },
            requestIds[1],
          ],
          [
            'plan requested',
            'account',
            'session',
            person.username,
            person.username,
            { plan: 'premium', askedId: expect.any(String) },
            requestIds[2],
          ],
          [
            'voucher refused',
            'account',
            'session',
            person.username,
            person.username,
            { reason: 'unknown' },
            requestIds[3],
          ],
        ]);
        const given = await world.send(grantPremium, { person: person.username, plan: 'premium', until: null });
        const acts = await list(world, { requestId: given.headers.get('x-request-id') });
        expect(acts.map(({ action, group, actor }) => [action, group, actor?.name])).toEqual([
          ['POST /api/admin/premium', 'admin', admin.username],
        ]);
        expect(
          (await list(world, { person: person.username })).filter(
            ({ action }) => plans.test(action) && action !== 'POST /api/admin/premium',
          ).length,
        ).toBe(5);
      },
    ],
    [
      'success',
      'does not list refused actions',
      async (world) => {
        const admin = await world.admin();
        const refused = await world.send(changeRole, { id: 'unknown', role: 'admin', version: 1 });
        expect(await list(world, { requestId: refused.headers.get('x-request-id') })).toEqual([]);
        expect(await list(world, { search: admin.username, from: '2999-01-01T00:00:00Z' })).toEqual([]);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expect(
          pointers(expectFailure(listAudit, await world.send(listAudit, { cursor: 'anything' }), 'InvalidInput')),
        ).toEqual(['/cursor']);
      },
    ],
  ]),
  conformanceOf(getAuditCsv, [
    [
      'success',
      'returns the same as CSV',
      async (world) => {
        const admin = await world.admin();
        const response = await world.send(getAuditCsv, { person: admin.username });
        expect([
          response.status,
          response.headers.get('content-type'),
          response.headers.get('content-disposition'),
        ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="audit.csv"']);
        const [heading, line] = response.text.replace('\uFEFF', '').split('\r\n');
        expect(heading).toBe('at,who,via,group,action,subject kind,subject id,subject,facts,request id,address');
        expect(line).toContain(admin.username);
        expect(line).toContain('signed in');
      },
    ],
  ]),
  adminsOnly(listAudit, getAuditCsv),
);
