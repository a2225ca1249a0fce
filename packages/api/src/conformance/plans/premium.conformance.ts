import { expect } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { callApiByQuery } from '../../contract/hub/hub.ts';
import {
  type AccountPlan,
  getAccountPlan,
  type PlanRequest,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
  accountPlanLimits,
} from '../../contract/plans/account-plan.ts';
import {
  type AdminPlanRequest,
  changePremium,
  createVouchers,
  declinePlanRequest,
  grantPlanRequest,
  grantPremium,
  listPlanRequests,
  listPremium,
  listPremiumHistory,
  listVouchers,
  type PremiumEvent,
  type PremiumPerson,
  restorePremium,
  restoreVoucher,
  revokePremium,
  type Voucher,
  withdrawVoucher,
} from '../../contract/plans/premium.ts';
import { confirmEmail } from '../../contract/accounts/recovery.ts';
import { getMe, type User } from '../../contract/accounts/session.ts';
import {
  personAndAdmin,
  askedBy,
  granted,
  inDays,
  madePlan,
  madeVoucher,
  removePlan,
  switchTo,
} from './premium-steps.ts';
import { type ConformanceCase, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { fixtureApis, type World } from '../world.ts';

const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);
const me = async (world: World) => expectOutput<{ user: User }>(getMe, await world.send(getMe, {})).user;
const ownPlan = async (world: World) => expectOutput<AccountPlan>(getAccountPlan, await world.send(getAccountPlan, {}));
const codeOfPremiumCall = async (world: World) =>
  ((await world.send(callApiByQuery, { api: fixtureApis.premium })).body as { code?: string }).code;
const redeemed = async (world: World, code: string) =>
  expectOutput<AccountPlan>(redeemVoucher, await world.send(redeemVoucher, { code }));

const forAdmins = [
  listPremium,
  grantPremium,
  changePremium,
  revokePremium,
  restorePremium,
  listPremiumHistory,
  listVouchers,
  createVouchers,
  withdrawVoucher,
  restoreVoucher,
  listPlanRequests,
  grantPlanRequest,
  declinePlanRequest,
] as const;
const forPeople = [getAccountPlan, requestPlan, withdrawPlanRequest, redeemVoucher] as const;

/** Valid inputs of each call; the IDs do not exist. */
const inputOf = (entry: Endpoint): Record<string, unknown> => ({
  ...(entry.path.includes('{id}') ? { id: 'nothing-here' } : {}),
  ...(entry === grantPremium ? { person: 'unknown-person', plan: 'premium', until: null } : {}),
  ...(entry === changePremium ? { version: 1, plan: 'premium', until: null } : {}),
  ...(entry === revokePremium ? { version: 1 } : {}),
  ...(entry === createVouchers ? { count: 1, plan: 'premium', days: 30 } : {}),
  ...(entry === grantPlanRequest ? { days: 30 } : {}),
  ...(entry === requestPlan ? { plan: 'premium', message: '' } : {}),
  ...(entry === redeemVoucher ? { code: '0000-0000-0000' } : {}),
});

const refusals: ConformanceCase[] = [...forAdmins, ...forPeople].flatMap((entry: Endpoint) => [
  ...conformanceOf(entry, [
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world: World) => {
        expectFailure(entry, await world.sendAnything(entry, inputOf(entry)), 'Unauthenticated');
      },
    ],
  ]),
  ...(entry.auth !== 'admin'
    ? []
    : conformanceOf(entry, [
        [
          'Forbidden',
          'rejects users who are not admins',
          async (world: World) => {
            await world.signedIn();
            expectFailure(entry, await world.sendAnything(entry, inputOf(entry)), 'Forbidden');
          },
        ],
      ])),
  ...(entry.path.includes('{id}')
    ? conformanceOf(entry, [
        [
          'NotFound',
          'returns NotFound for an unknown id',
          async (world: World) => {
            await world.admin();
            expectFailure(entry, await world.sendAnything(entry, inputOf(entry)), 'NotFound');
          },
        ],
      ])
    : []),
]);

const ownConformance = conformance(
  conformanceOf(getAccountPlan, [
    [
      'success',
      'returns the plan, the calls left today, and the history',
      async (world) => {
        const { person } = await personAndAdmin(world);
        await granted(world, person.username, inDays(0));
        await switchTo(world, person);
        const { plan, until, quota, history, request } = await ownPlan(world);
        expect(plan).toMatchObject({ id: 'premium', premiumApis: true });
        expect([until, quota.used, quota.limit, request]).toEqual([inDays(0), 0, plan.callsPerDay, null]);
        expect(history).toEqual([
          {
            id: expect.any(String),
            kind: 'granted',
            plan: { id: 'premium', name: '' },
            until: inDays(0),
            at: expect.any(String),
          },
        ]);
      },
    ],
  ]),
  conformanceOf(requestPlan, [
    [
      'success',
      'stores the request',
      async (world) => {
        await world.signedIn();
        const request = expectOutput<PlanRequest>(
          requestPlan,
          await world.send(requestPlan, { plan: 'premium', message: ' For our\nclass. ' }),
        );
        expect(request).toMatchObject({
          plan: { id: 'premium', name: '' },
          message: 'For our\nclass.',
          state: 'open',
          answer: '',
          answeredAt: null,
        });
        expect((await ownPlan(world)).request).toEqual(request);
      },
    ],
    [
      'RequestOpen',
      'allows one pending request',
      async (world) => {
        await world.signedIn();
        const { id } = expectOutput<PlanRequest>(
          requestPlan,
          await world.send(requestPlan, { plan: 'premium', message: '' }),
        );
        expect(
          expectFailure(requestPlan, await world.send(requestPlan, { plan: 'premium', message: '' }), 'RequestOpen')[
            'id'
          ],
        ).toBe(id);
      },
    ],
    [
      'SamePlan',
      'rejects a request for the current plan',
      async (world) => {
        const { username } = await world.admin();
        await granted(world, username);
        expectFailure(requestPlan, await world.send(requestPlan, { plan: 'premium', message: '' }), 'SamePlan');
      },
    ],
    [
      'InvalidInput',
      'rejects requests for unknown plans and the free one',
      async (world) => {
        await world.signedIn();
        for (const plan of ['gold', 'free'])
          expect(
            pointers(expectFailure(requestPlan, await world.send(requestPlan, { plan, message: '' }), 'InvalidInput')),
          ).toEqual(['/plan']);
      },
    ],
    [
      'RateLimited',
      'limits the number of requests',
      async (world) => {
        await world.signedIn();
        for (let times = 0; times < 5; times += 1) {
          const { id } = expectOutput<PlanRequest>(
            requestPlan,
            await world.send(requestPlan, { plan: 'premium', message: '' }),
          );
          await world.send(withdrawPlanRequest, { id });
        }
        expect(
          expectFailure(requestPlan, await world.send(requestPlan, { plan: 'premium', message: '' }), 'RateLimited')[
            'retryAfterS'
          ],
        ).toBe(3600);
      },
    ],
  ]),
  conformanceOf(withdrawPlanRequest, [
    [
      'success',
      'withdraws a pending request',
      async (world) => {
        await world.signedIn();
        const { id } = expectOutput<PlanRequest>(
          requestPlan,
          await world.send(requestPlan, { plan: 'premium', message: '' }),
        );
        expect(expectOutput(withdrawPlanRequest, await world.send(withdrawPlanRequest, { id }))).toMatchObject({
          id,
          state: 'withdrawn',
        });
        expect((await ownPlan(world)).request).toBeNull();
      },
    ],
    [
      'NotFound',
      "treats another person's request as unknown",
      async (world) => {
        const { request } = await askedBy(world);
        expectFailure(withdrawPlanRequest, await world.send(withdrawPlanRequest, { id: request.id }), 'NotFound');
      },
    ],
    [
      'AlreadyAnswered',
      'rejects withdrawing a request that was approved or declined',
      async (world) => {
        const { person, request } = await askedBy(world);
        await world.send(declinePlanRequest, { id: request.id });
        await switchTo(world, person);
        expect(
          expectFailure(
            withdrawPlanRequest,
            await world.send(withdrawPlanRequest, { id: request.id }),
            'AlreadyAnswered',
          )['state'],
        ).toBe('declined');
      },
    ],
  ]),
  conformanceOf(redeemVoucher, [
    [
      'success',
      'applies the plan from the next call on, and adds its days to those left',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const [first, second] = [await madeVoucher(world, { days: 30 }), await madeVoucher(world, { days: 10 })];
        await switchTo(world, person);
        expect(await codeOfPremiumCall(world)).toBe('PremiumOnly');
        const { plan, until, history } = await redeemed(world, ` ${first.code.toLowerCase().replaceAll('-', ' ')} `);
        expect([plan.id, history.map(({ kind }) => kind)]).toEqual(['premium', ['redeemed']]);
        expect(await codeOfPremiumCall(world)).not.toBe('PremiumOnly');
        const longer = await redeemed(world, second.code);
        expect(Date.parse(longer.until ?? '') - Date.parse(until ?? '')).toBe(10 * 86_400_000);
        expect(await me(world)).toMatchObject({ plan: 'premium', premiumApis: true, premiumUntil: longer.until });
      },
    ],
    [
      'VoucherUnknown',
      'rejects unknown codes',
      async (world) => {
        await world.signedIn();
        expectFailure(redeemVoucher, await world.send(redeemVoucher, { code: '0000-0000-0000' }), 'VoucherUnknown');
      },
    ],
    [
      'VoucherSpent',
      'rejects a voucher that was redeemed as often as allowed',
      async (world) => {
        const { person, admin } = await personAndAdmin(world);
        const { code } = await madeVoucher(world);
        await redeemed(world, code);
        await switchTo(world, person);
        expectFailure(redeemVoucher, await world.send(redeemVoucher, { code }), 'VoucherSpent');
        expect(admin.username).not.toBe(person.username);
      },
    ],
    [
      'VoucherExpired',
      'rejects a withdrawn voucher',
      async (world) => {
        await world.admin();
        const { id, code } = await madeVoucher(world);
        await world.send(withdrawVoucher, { id });
        expectFailure(redeemVoucher, await world.send(redeemVoucher, { code }), 'VoucherExpired');
      },
    ],
    [
      'VoucherUsedByYou',
      'rejects a voucher that the person has already redeemed',
      async (world) => {
        await world.admin();
        const { code } = await madeVoucher(world, { uses: 2 });
        await redeemed(world, code);
        expectFailure(redeemVoucher, await world.send(redeemVoucher, { code }), 'VoucherUsedByYou');
      },
    ],
    [
      'PlanInForce',
      'does not use up a voucher that changes nothing',
      async (world) => {
        const { username } = await world.admin();
        await granted(world, username, null);
        const { id, code } = await madeVoucher(world);
        expect(expectFailure(redeemVoucher, await world.send(redeemVoucher, { code }), 'PlanInForce')).toMatchObject({
          plan: { id: 'premium', name: '' },
          until: null,
        });
        const { items } = expectOutput<{ items: Voucher[] }>(listVouchers, await world.send(listVouchers, {}));
        expect(items.find((voucher) => voucher.id === id)).toMatchObject({ uses: 0, state: 'usable' });
      },
    ],
    [
      'RateLimited',
      'limits guesses at codes',
      async (world) => {
        await world.signedIn();
        for (let tries = 0; tries < accountPlanLimits.wrongCodesPerHour; tries += 1)
          await world.send(redeemVoucher, { code: '0000-0000-0000' });
        expect(
          expectFailure(redeemVoucher, await world.send(redeemVoucher, { code: '0000-0000-0000' }), 'RateLimited')[
            'retryAfterS'
          ],
        ).toBe(3600);
      },
    ],
  ]),
);

const peopleConformance = conformance(
  conformanceOf(listPremium, [
    [
      'success',
      'finds people by a part of their name, with the state of their plan',
      async (world) => {
        const { person } = await personAndAdmin(world);
        await granted(world, person.username);
        const list = async (state: 'active' | 'ended') =>
          expectOutput<{ items: PremiumPerson[]; counts: object }>(
            listPremium,
            await world.send(listPremium, { state, search: person.username.toUpperCase() }),
          );
        const { items, counts } = await list('active');
        expect(items).toEqual([
          {
            id: expect.any(String),
            username: person.username,
            name: person.username,
            email: null,
            plan: { id: 'premium', name: '' },
            until: inDays(0),
            state: 'active',
            note: 'Invoice 17',
            version: 1,
            canRestore: false,
          },
        ]);
        expect(counts).toEqual({ active: 1, ending: 0, ended: 0 });
        expect((await list('ended')).items).toEqual([]);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expect(
          pointers(expectFailure(listPremium, await world.send(listPremium, { cursor: 'x' }), 'InvalidInput')),
        ).toEqual(['/cursor']);
      },
    ],
  ]),
  conformanceOf(grantPremium, [
    [
      'success',
      'grants a plan by username or confirmed address, with or without an end date',
      async (world) => {
        const { person } = await personAndAdmin(world);
        expectFailure(
          grantPremium,
          await world.send(grantPremium, { person: person.email, plan: 'premium', until: null }),
          'PersonUnknown',
        );
        expectOutput(
          confirmEmail,
          await world.send(confirmEmail, { token: await world.subject.mailedToken('confirm', person.email) }),
        );
        const body = expectOutput(
          grantPremium,
          await world.send(grantPremium, { person: person.email.toUpperCase(), plan: 'premium', until: null }),
        );
        expect(body).toMatchObject({ username: person.username, until: null, note: '', version: 1 });
        await switchTo(world, person);
        expect(await me(world)).toMatchObject({ plan: 'premium', premiumUntil: null });
      },
    ],
    [
      'PersonUnknown',
      'rejects unknown people',
      async (world) => {
        await world.admin();
        expectFailure(
          grantPremium,
          await world.send(grantPremium, { person: 'unknown-person', plan: 'premium', until: null }),
          'PersonUnknown',
        );
      },
    ],
    [
      'AlreadyPremium',
      'returns the existing plan instead of changing it',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        const body = expectFailure(
          grantPremium,
          await world.send(grantPremium, { person: person.username, plan: 'premium', until: null }),
          'AlreadyPremium',
        );
        expect(body).toMatchObject({ id, plan: { id: 'premium', name: '' }, until: inDays(0) });
      },
    ],
    [
      'InvalidInput',
      'rejects an unknown plan and an end in the past',
      async (world) => {
        const { person } = await personAndAdmin(world);
        for (const [wrong, pointer] of [
          [{ plan: 'gold' }, '/plan'],
          [{ plan: 'free' }, '/plan'],
          [{ until: '2020-01-01T00:00:00Z' }, '/until'],
        ] as const) {
          const response = await world.send(grantPremium, {
            person: person.username,
            plan: 'premium',
            until: null,
            ...wrong,
          });
          expect(pointers(expectFailure(grantPremium, response, 'InvalidInput'))).toEqual([pointer]);
        }
      },
    ],
  ]),
  conformanceOf(changePremium, [
    [
      'success',
      'changes the end date',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id, version } = await granted(world, person.username);
        const body = expectOutput(
          changePremium,
          await world.send(changePremium, { id, version, plan: 'premium', until: inDays(30), note: 'Paid' }),
        );
        expect(body).toMatchObject({ id, until: inDays(30), note: 'Paid', version: 2 });
      },
    ],
    [
      'Stale',
      'rejects a stale version and keeps the other admin’s change',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        await world.send(revokePremium, { id, version: 1 });
        expect(
          expectFailure(
            changePremium,
            await world.send(changePremium, { id, version: 1, plan: 'premium', until: null }),
            'Stale',
          )['version'],
        ).toBe(2);
      },
    ],
    [
      'InvalidInput',
      'rejects an end in the past',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id, version } = await granted(world, person.username);
        const response = await world.send(changePremium, {
          id,
          version,
          plan: 'premium',
          until: '2020-01-01T00:00:00Z',
        });
        expect(pointers(expectFailure(changePremium, response, 'InvalidInput'))).toEqual(['/until']);
      },
    ],
  ]),
  conformanceOf(revokePremium, [
    [
      'success',
      'ends the plan from the next call on',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id, version } = await granted(world, person.username);
        expect(
          expectOutput(revokePremium, await world.send(revokePremium, { id, version, note: 'Misuse' })),
        ).toMatchObject({ state: 'ended', note: 'Misuse', version: 2, canRestore: true });
        await switchTo(world, person);
        expect(await me(world)).toMatchObject({ plan: 'free', premiumApis: false, premiumUntil: null });
        expect(await codeOfPremiumCall(world)).toBe('PremiumOnly');
      },
    ],
    [
      'Stale',
      'rejects a stale version and keeps the other admin’s change',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        expect(
          expectFailure(revokePremium, await world.send(revokePremium, { id, version: 0 }), 'Stale')['version'],
        ).toBe(1);
      },
    ],
    [
      'NotPremium',
      'rejects ending a plan that has ended',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        await world.send(revokePremium, { id, version: 1 });
        expectFailure(revokePremium, await world.send(revokePremium, { id, version: 2 }), 'NotPremium');
      },
    ],
  ]),
  conformanceOf(restorePremium, [
    [
      'success',
      'restores the same plan with the same end',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        await world.send(revokePremium, { id, version: 1 });
        expect(expectOutput(restorePremium, await world.send(restorePremium, { id }))).toMatchObject({
          state: 'active',
          plan: { id: 'premium' },
          until: inDays(0),
          version: 3,
          canRestore: false,
        });
      },
    ],
    [
      'NothingToRestore',
      'restores only a revoked plan',
      async (world) => {
        const { person } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        expectFailure(restorePremium, await world.send(restorePremium, { id }), 'NothingToRestore');
      },
    ],
  ]),
  conformanceOf(listPremiumHistory, [
    [
      'success',
      'lists all changes, latest first, with actor and reason',
      async (world) => {
        const { person, admin } = await personAndAdmin(world);
        const { id } = await granted(world, person.username);
        await world.send(revokePremium, { id, version: 1, note: 'Misuse' });
        const { items } = expectOutput<{ items: PremiumEvent[] }>(
          listPremiumHistory,
          await world.send(listPremiumHistory, { id }),
        );
        expect(items.map(({ kind, note, by, until }) => ({ kind, note, by, until }))).toEqual([
          { kind: 'revoked', note: 'Misuse', by: admin.username, until: inDays(0) },
          { kind: 'granted', note: 'Invoice 17', by: admin.username, until: inDays(0) },
        ]);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expectFailure(
          listPremiumHistory,
          await world.send(listPremiumHistory, { id: 'any', cursor: 'x' }),
          'InvalidInput',
        );
      },
    ],
  ]),
);

const voucherConformance = conformance(
  conformanceOf(listVouchers, [
    [
      'success',
      'finds vouchers by note and state, without their codes',
      async (world) => {
        await world.admin();
        const note = world.name('fair');
        const made = expectOutput<{ items: { code: string }[] }>(
          createVouchers,
          await world.send(createVouchers, { count: 2, plan: 'premium', days: 30, note }),
        );
        const response = await world.send(listVouchers, { search: note.toUpperCase(), state: 'usable' });
        const { items } = expectOutput<{ items: Voucher[] }>(listVouchers, response);
        expect(items.map((voucher) => [voucher.note, voucher.uses, voucher.usesMax])).toEqual([
          [note, 0, 1],
          [note, 0, 1],
        ]);
        for (const { code } of made.items) expect(response.text).not.toContain(code);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expectFailure(listVouchers, await world.send(listVouchers, { cursor: 'x' }), 'InvalidInput');
      },
    ],
  ]),
  conformanceOf(createVouchers, [
    [
      'success',
      'creates unambiguous, unique codes',
      async (world) => {
        const { username } = await world.admin();
        const input = { count: 3, plan: 'premium', days: 30, uses: 5, expiresAt: inDays(0), note: 'Fair' };
        const { items } = expectOutput<{ items: (Voucher & { code: string })[] }>(
          createVouchers,
          await world.send(createVouchers, input),
        );
        expect(new Set(items.map(({ code }) => code)).size).toBe(3);
        for (const { code, masked, ...voucher } of items) {
          expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
          expect(masked).toBe(`${code.slice(0, 4)}-••••-••••`);
          expect(voucher).toMatchObject({
            plan: { id: 'premium', name: '' },
            days: 30,
            usesMax: 5,
            uses: 0,
            expiresAt: inDays(0),
            note: 'Fair',
            state: 'usable',
            createdBy: username,
          });
        }
      },
    ],
    [
      'InvalidInput',
      'rejects an unknown plan and an expiry in the past',
      async (world) => {
        await world.admin();
        for (const [wrong, pointer] of [
          [{ plan: 'gold' }, '/plan'],
          [{ plan: 'free' }, '/plan'],
          [{ expiresAt: '2020-01-01T00:00:00Z' }, '/expiresAt'],
          [{ count: 501 }, '/count'],
        ] as const) {
          expect(
            pointers(
              expectFailure(
                createVouchers,
                await world.send(createVouchers, { count: 1, plan: 'premium', days: 30, ...wrong }),
                'InvalidInput',
              ),
            ),
          ).toEqual([pointer]);
        }
      },
    ],
  ]),
  conformanceOf(withdrawVoucher, [
    [
      'success',
      'can no longer be redeemed',
      async (world) => {
        await world.admin();
        const { id } = await madeVoucher(world);
        expect(expectOutput(withdrawVoucher, await world.send(withdrawVoucher, { id }))).toMatchObject({
          id,
          state: 'withdrawn',
        });
      },
    ],
  ]),
  conformanceOf(restoreVoucher, [
    [
      'success',
      'can be redeemed again',
      async (world) => {
        await world.admin();
        const { id, code } = await madeVoucher(world);
        await world.send(withdrawVoucher, { id });
        expect(expectOutput(restoreVoucher, await world.send(restoreVoucher, { id }))).toMatchObject({
          id,
          state: 'usable',
        });
        expect((await redeemed(world, code)).plan.id).toBe('premium');
      },
    ],
    [
      'PlanGone',
      'rejects restoring a voucher whose plan was deleted',
      async (world) => {
        await world.admin();
        const plan = await madePlan(world);
        const { items } = expectOutput<{ items: Voucher[] }>(
          createVouchers,
          await world.send(createVouchers, { count: 1, plan: plan.id, days: 1 }),
        );
        const id = items[0]?.id ?? '';
        await world.send(withdrawVoucher, { id });
        await removePlan(world, plan.id);
        expectFailure(restoreVoucher, await world.send(restoreVoucher, { id }), 'PlanGone');
      },
    ],
  ]),
);

const requestConformance = conformance(
  conformanceOf(listPlanRequests, [
    [
      'success',
      'lists requests with the person, the requested plan and the current one',
      async (world) => {
        const { person, request } = await askedBy(world);
        const { items, open } = expectOutput<{ items: AdminPlanRequest[]; open: number }>(
          listPlanRequests,
          await world.send(listPlanRequests, {}),
        );
        expect(open).toBeGreaterThanOrEqual(1);
        expect(items.find(({ id }) => id === request.id)).toEqual({
          ...request,
          person: { id: expect.any(String), username: person.username, name: person.username, email: null },
          current: { plan: { id: 'free', name: '' }, until: null },
          answeredBy: null,
        });
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expectFailure(listPlanRequests, await world.send(listPlanRequests, { cursor: 'x' }), 'InvalidInput');
      },
    ],
  ]),
  conformanceOf(grantPlanRequest, [
    [
      'success',
      'grants the plan and returns the decision',
      async (world) => {
        const { person, admin, request } = await askedBy(world);
        const body = expectOutput<AdminPlanRequest>(
          grantPlanRequest,
          await world.send(grantPlanRequest, { id: request.id, days: 90, answer: 'Enjoy.' }),
        );
        expect(body).toMatchObject({
          state: 'granted',
          answer: 'Enjoy.',
          answeredBy: admin.username,
          current: { plan: { id: 'premium', name: '' } },
        });
        await switchTo(world, person);
        expect(await ownPlan(world)).toMatchObject({
          plan: { id: 'premium' },
          until: body.current.until,
          request: { state: 'granted', answer: 'Enjoy.' },
        });
      },
    ],
    [
      'AlreadyAnswered',
      'rejects a second decision',
      async (world) => {
        const { request } = await askedBy(world);
        await world.send(grantPlanRequest, { id: request.id, days: null });
        expect(
          expectFailure(
            grantPlanRequest,
            await world.send(grantPlanRequest, { id: request.id, days: 1 }),
            'AlreadyAnswered',
          )['state'],
        ).toBe('granted');
      },
    ],
  ]),
  conformanceOf(declinePlanRequest, [
    [
      'success',
      'keeps the plan and returns the reason',
      async (world) => {
        const { person, request } = await askedBy(world);
        expect(
          expectOutput(
            declinePlanRequest,
            await world.send(declinePlanRequest, { id: request.id, answer: 'Not this month.' }),
          ),
        ).toMatchObject({ state: 'declined', answer: 'Not this month.' });
        await switchTo(world, person);
        expect(await ownPlan(world)).toMatchObject({
          plan: { id: 'free' },
          request: { state: 'declined', answer: 'Not this month.' },
        });
      },
    ],
    [
      'AlreadyAnswered',
      'rejects a second decision',
      async (world) => {
        const { request } = await askedBy(world);
        await world.send(declinePlanRequest, { id: request.id });
        expectFailure(declinePlanRequest, await world.send(declinePlanRequest, { id: request.id }), 'AlreadyAnswered');
      },
    ],
  ]),
);

export const premiumConformance = conformance(
  refusals,
  ownConformance,
  peopleConformance,
  voucherConformance,
  requestConformance,
);
