import { expect } from 'vitest';
import { confirmTwoSteps, startTwoSteps } from '../../contract/accounts/account.ts';
import { callApiByQuery } from '../../contract/hub/hub.ts';
import {
  changePersonState,
  changeRole,
  endPersonSession,
  endPersonSessions,
  getPerson,
  type ListedPerson,
  listPeople,
  listPersonCalls,
  type PersonCall,
  type PersonDetails,
  sendPersonReset,
  stopPersonTwoSteps,
} from '../../contract/accounts/people.ts';
import { getMe, login, logout, type User } from '../../contract/accounts/session.ts';
import { adminsOnly, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

type People = { items: ListedPerson[]; next: string | null; count: number };
const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);
const list = async (world: World, input: Parameters<World['sendAnything']>[1]) =>
  expectOutput<People>(listPeople, await world.sendAnything(listPeople, input));
const details = async (world: World, id: string) =>
  expectOutput<PersonDetails>(getPerson, await world.send(getPerson, { id }));

/** A person with an account and a session, and a signed-in admin. */
async function watched(world: World) {
  const person = await world.signedIn();
  // A browser holds one session at a time: signing the admin in ends this one.
  await world.subject.signInElsewhere(person.username, person.password);
  const admin = await world.admin();
  return { person, admin, id: person.user.id };
}

const asPerson = async (world: World, { username, password }: { username: string; password: string }) =>
  world.send(login, { usernameOrEmail: username, password });

export const peopleConformance = conformance(
  conformanceOf(listPeople, [
    [
      'success',
      'filters people by part of their name or address, by role, state and plan',
      async (world) => {
        const { person, id } = await watched(world);
        const { items, count } = await list(world, { search: person.username.toUpperCase() });
        expect([items, count]).toEqual([
          [
            {
              id,
              username: person.username,
              name: person.username,
              email: null,
              pendingEmail: person.email,
              avatar: null,
              role: 'user',
              state: 'active',
              plan: 'free',
              createdAt: expect.any(String),
              seenAt: expect.any(String),
            },
          ],
          1,
        ]);
        const by = async (input: object) => (await list(world, { search: person.email, ...input })).count;
        expect([
          await by({ role: 'user' }),
          await by({ role: 'admin' }),
          await by({ state: 'active' }),
          await by({ state: 'disabled' }),
          await by({ plan: 'free' }),
          await by({ plan: 'premium' }),
        ]).toEqual([1, 0, 1, 0, 1, 0]);
        expect((await list(world, { search: '%' })).count).toBe(0);
      },
    ],
    [
      'success',
      'sorts people and returns them in pages',
      async (world) => {
        const prefix = world.name('page');
        for (const end of ['b', 'a', 'c']) await world.registered({ username: `${prefix}${end}` });
        await world.admin();
        const first = await list(world, { search: prefix, sort: 'username', rows: 2 });
        expect([first.items.map(({ username }) => username), first.next, first.count]).toEqual([
          [`${prefix}a`, `${prefix}b`],
          '2',
          3,
        ]);
        const second = await list(world, { search: prefix, sort: 'username', rows: 2, page: 2 });
        expect([second.items.map(({ username }) => username), second.next]).toEqual([[`${prefix}c`], null]);
        expect(
          (await list(world, { search: prefix, sort: '-username' })).items.map(({ username }) => username),
        ).toEqual([`${prefix}c`, `${prefix}b`, `${prefix}a`]);
      },
    ],
  ]),
  conformanceOf(getPerson, [
    [
      'success',
      'returns account, masked keys, sessions and thirty days of calls',
      async (world) => {
        const { person, id } = await watched(world);
        const response = await world.send(getPerson, { id });
        const shown = expectOutput<PersonDetails>(getPerson, response);
        expect(shown).toMatchObject({
          id,
          username: person.username,
          role: 'user',
          state: 'active',
          version: 1,
          disabledAt: null,
          deletionDueAt: null,
          twoStepsSince: null,
          passkeys: 0,
          premiumUntil: null,
        });
        expect(shown.keys.map(({ name, main }) => ({ name, main }))).toEqual([{ name: 'Main', main: true }]);
        expect(shown.usage).toHaveLength(30);
        expect(shown.sessions.every(({ isCurrent }) => !isCurrent)).toBe(true);
        expect(response.text).not.toContain(person.user.apiKey);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(getPerson, await world.send(getPerson, { id: 'unknown' }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(listPersonCalls, [
    [
      'success',
      'lists a person’s calls, with the request id and without inputs',
      async (world) => {
        const person = await world.signedIn();
        const called = await world.send(callApiByQuery, { api: 'random/uuid' }, { 'x-api-key': person.user.apiKey });
        await world.admin();
        await expect
          .poll(
            async () =>
              expectOutput<{ items: PersonCall[] }>(
                listPersonCalls,
                await world.send(listPersonCalls, { id: person.user.id }),
              ).items,
          )
          .toEqual([
            {
              requestId: called.headers.get('x-request-id'),
              api: 'random/uuid',
              key: 'Main',
              status: 200,
              code: null,
              ms: expect.any(Number),
              cost: 1,
              at: expect.any(String),
            },
          ]);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(listPersonCalls, await world.send(listPersonCalls, { id: 'unknown' }), 'NotFound');
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        const { id } = await watched(world);
        expect(
          pointers(
            expectFailure(
              listPersonCalls,
              await world.send(listPersonCalls, { id, cursor: 'anything' }),
              'InvalidInput',
            ),
          ),
        ).toEqual(['/cursor']);
      },
    ],
  ]),
  conformanceOf(changeRole, [
    [
      'success',
      'makes a person an admin',
      async (world) => {
        const { person, id } = await watched(world);
        expect(expectOutput(changeRole, await world.send(changeRole, { id, role: 'admin', version: 1 }))).toMatchObject(
          { id, role: 'admin', version: 2 },
        );
        await asPerson(world, person);
        expectOutput(listPeople, await world.send(listPeople, {}));
      },
    ],
    [
      'Stale',
      'rejects the second of two admins, and changes nothing',
      async (world) => {
        const { id } = await watched(world);
        expectOutput(changeRole, await world.send(changeRole, { id, role: 'admin', version: 1 }));
        expect(
          expectFailure(changeRole, await world.send(changeRole, { id, role: 'user', version: 1 }), 'Stale')['version'],
        ).toBe(2);
        expect((await details(world, id)).role).toBe('admin');
      },
    ],
    [
      'OwnAccount',
      'does not change one’s own role',
      async (world) => {
        const other = await world.registered();
        await world.subject.makeAdmin(other.username);
        const { user } = await world.admin();
        expectFailure(
          changeRole,
          await world.send(changeRole, { id: user.id, role: 'user', version: 1 }),
          'OwnAccount',
        );
      },
    ],
    [
      'LastAdmin',
      'keeps at least one admin',
      async (world) => {
        const { user, username } = await world.admin();
        await world.subject.onlyAdmin(username);
        expectFailure(changeRole, await world.send(changeRole, { id: user.id, role: 'user', version: 1 }), 'LastAdmin');
        expect((await details(world, user.id)).role).toBe('admin');
      },
    ],
    [
      'NotFound',
      'returns NotFound for a role change of an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(
          changeRole,
          await world.send(changeRole, { id: 'unknown', role: 'admin', version: 1 }),
          'NotFound',
        );
      },
    ],
  ]),
  conformanceOf(changePersonState, [
    [
      'success',
      'disables an account, keys included, and enables it again',
      async (world) => {
        const { person, admin, id } = await watched(world);
        const disabled = expectOutput<PersonDetails>(
          changePersonState,
          await world.send(changePersonState, { id, isDisabled: true, version: 1 }),
        );
        expect(disabled).toMatchObject({ state: 'disabled', version: 2, disabledAt: expect.any(String) });
        await world.send(logout, {});
        expectFailure(login, await asPerson(world, person), 'Unauthenticated');
        expect(
          (await world.send(callApiByQuery, { api: 'random/uuid' }, { 'x-api-key': person.user.apiKey })).status,
        ).toBe(401);
        await asPerson(world, admin);
        expectOutput(changePersonState, await world.send(changePersonState, { id, isDisabled: false, version: 2 }));
        await world.send(logout, {});
        expect(expectOutput<{ user: User }>(login, await asPerson(world, person)).user.username).toBe(person.username);
      },
    ],
    [
      'Stale',
      'rejects the second of two admins, and changes nothing',
      async (world) => {
        const { id } = await watched(world);
        expectOutput(changePersonState, await world.send(changePersonState, { id, isDisabled: true, version: 1 }));
        expect(
          expectFailure(
            changePersonState,
            await world.send(changePersonState, { id, isDisabled: false, version: 1 }),
            'Stale',
          )['version'],
        ).toBe(2);
        expect((await details(world, id)).state).toBe('disabled');
      },
    ],
    [
      'OwnAccount',
      'does not disable one’s own account',
      async (world) => {
        const other = await world.registered();
        await world.subject.makeAdmin(other.username);
        const { user } = await world.admin();
        expectFailure(
          changePersonState,
          await world.send(changePersonState, { id: user.id, isDisabled: true, version: 1 }),
          'OwnAccount',
        );
        expectOutput(getMe, await world.send(getMe, {}));
      },
    ],
    [
      'LastAdmin',
      'keeps at least one admin',
      async (world) => {
        const { user, username } = await world.admin();
        await world.subject.onlyAdmin(username);
        expectFailure(
          changePersonState,
          await world.send(changePersonState, { id: user.id, isDisabled: true, version: 1 }),
          'LastAdmin',
        );
      },
    ],
    [
      'NotFound',
      'returns NotFound for disabling an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(
          changePersonState,
          await world.send(changePersonState, { id: 'unknown', isDisabled: true, version: 1 }),
          'NotFound',
        );
      },
    ],
  ]),
  conformanceOf(endPersonSessions, [
    [
      'success',
      'ends all sessions of a person, and of the requester all but the current one',
      async (world) => {
        const { admin, id } = await watched(world);
        const { sessions } = await details(world, id);
        expect(sessions.length).toBeGreaterThan(0);
        expect(expectOutput(endPersonSessions, await world.send(endPersonSessions, { id }))).toEqual({
          ended: sessions.length,
        });
        expect((await details(world, id)).sessions).toEqual([]);
        expectOutput(endPersonSessions, await world.send(endPersonSessions, { id: admin.user.id }));
        expect((await details(world, admin.user.id)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(endPersonSessions, await world.send(endPersonSessions, { id: 'unknown' }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(endPersonSession, [
    [
      'success',
      'ends one session',
      async (world) => {
        const { id } = await watched(world);
        const { sessions } = await details(world, id);
        const session = sessions[0]?.id as string;
        expect(expectOutput(endPersonSession, await world.send(endPersonSession, { id, session }))).toEqual({
          id: session,
        });
        expect((await details(world, id)).sessions).toEqual(sessions.slice(1));
      },
    ],
    [
      'NotFound',
      'returns NotFound for a session of another person, and for an ended one',
      async (world) => {
        const { admin, id } = await watched(world);
        const session = (await details(world, id)).sessions[0]?.id as string;
        expectFailure(endPersonSession, await world.send(endPersonSession, { id: admin.user.id, session }), 'NotFound');
        expectOutput(endPersonSession, await world.send(endPersonSession, { id, session }));
        expectFailure(endPersonSession, await world.send(endPersonSession, { id, session }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(stopPersonTwoSteps, [
    [
      'success',
      'turns off two-step verification of a person',
      async (world) => {
        const person = await world.signedIn();
        const { secret } = expectOutput<{ secret: string }>(
          startTwoSteps,
          await world.send(startTwoSteps, { password: person.password }),
        );
        expectOutput(confirmTwoSteps, await world.send(confirmTwoSteps, { code: world.subject.appCode(secret) }));
        await world.send(logout, {});
        const admin = await world.admin();
        expect((await details(world, person.user.id)).twoStepsSince).toEqual(expect.any(String));
        expect(
          expectOutput(stopPersonTwoSteps, await world.send(stopPersonTwoSteps, { id: person.user.id })),
        ).toMatchObject({ twoStepsSince: null });
        await world.send(logout, {});
        expectOutput(login, await asPerson(world, person));
        await asPerson(world, admin);
      },
    ],
    [
      'NoTwoSteps',
      'rejects an account without two-step verification',
      async (world) => {
        const { id } = await watched(world);
        expectFailure(stopPersonTwoSteps, await world.send(stopPersonTwoSteps, { id }), 'NoTwoSteps');
      },
    ],
    [
      'OwnAccount',
      'does not turn off one’s own two-step verification',
      async (world) => {
        const { user } = await world.admin();
        expectFailure(stopPersonTwoSteps, await world.send(stopPersonTwoSteps, { id: user.id }), 'OwnAccount');
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(stopPersonTwoSteps, await world.send(stopPersonTwoSteps, { id: 'unknown' }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(sendPersonReset, [
    [
      'success',
      'sends a link, and returns the address',
      async (world) => {
        const { person, id } = await watched(world);
        expect(expectOutput(sendPersonReset, await world.send(sendPersonReset, { id }))).toEqual({
          email: person.email,
        });
      },
    ],
    [
      'NoAddress',
      'does not send a link to an address of another account',
      async (world) => {
        const first = await world.confirmed();
        const { user } = await world.signedIn({ email: first.email });
        await world.admin();
        expect(expectOutput(getPerson, await world.send(getPerson, { id: user.id }))).toMatchObject({
          email: null,
          pendingEmail: first.email,
          pendingHeldBy: first.username,
        });
        expectFailure(sendPersonReset, await world.send(sendPersonReset, { id: user.id }), 'NoAddress');
      },
    ],
    [
      'RateLimited',
      'limits the number of emails to one person',
      async (world) => {
        const { id } = await watched(world);
        for (let sent = 0; sent < 3; sent += 1)
          expectOutput(sendPersonReset, await world.send(sendPersonReset, { id }));
        const responses = [await world.send(sendPersonReset, { id }), await world.send(sendPersonReset, { id })];
        expect(
          expectFailure(sendPersonReset, responses[1] as (typeof responses)[number], 'RateLimited')['retryAfterS'],
        ).toBeGreaterThan(500);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown person',
      async (world) => {
        await world.admin();
        expectFailure(sendPersonReset, await world.send(sendPersonReset, { id: 'unknown' }), 'NotFound');
      },
    ],
  ]),
  adminsOnly(
    listPeople,
    getPerson,
    listPersonCalls,
    changeRole,
    changePersonState,
    endPersonSessions,
    endPersonSession,
    stopPersonTwoSteps,
    sendPersonReset,
  ),
);
