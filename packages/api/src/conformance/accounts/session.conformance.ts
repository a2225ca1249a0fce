import { expect } from 'vitest';
import { getAccount } from '../../contract/accounts/account.ts';
import { confirmEmail } from '../../contract/accounts/recovery.ts';
import { getMe, login, logout, register, type User } from '../../contract/accounts/session.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { atSecondStep } from './recovery.conformance.ts';
import { whileSiteAsks } from '../site/site-steps.ts';

const wrongPair = async (given: Awaited<ReturnType<typeof failedLogin>>) => {
  const { requestId: _, ...body } = expectFailure(login, given, 'Unauthenticated');
  return body;
};
const failedLogin = (world: Parameters<Parameters<typeof conformanceOf>[1][number][2]>[0], usernameOrEmail: string) =>
  world.send(login, { usernameOrEmail, password: 'not the password' });

export const sessionConformance = conformance(
  conformanceOf(register, [
    [
      'success',
      'creates an account and signs in',
      async (world) => {
        const username = world.name();
        const email = `${username}@example.test`;
        const response = await world.send(register, { username, email, password: 'correct horse battery' });
        const { user } = expectOutput<{ user: User }>(register, response);
        expect(user).toMatchObject({ username, email: null, pendingEmail: email, showsFirstSteps: true });
        expect(expectOutput(getMe, await world.send(getMe, {}))).toEqual({ success: true, user });
      },
    ],
    [
      'success',
      'does not reveal a known address: not by the response, the account or signing in with it',
      async (world) => {
        const owner = await world.confirmed();
        const password = 'correct horse battery';
        const seen: unknown[] = [];
        for (const email of [owner.email, `${world.name('free')}@example.test`]) {
          const username = world.name('second');
          const registered = JSON.stringify(
            expectOutput(register, await world.send(register, { username, email, password })),
          );
          await world.send(logout, {});
          const byAddress = await wrongPair(await world.send(login, { usernameOrEmail: email, password }));
          expect(byAddress).toEqual(await wrongPair(await failedLogin(world, username)));
          const { user } = expectOutput<{ user: User }>(
            login,
            await world.send(login, { usernameOrEmail: username, password }),
          );
          expect(user.email).toBeNull();
          const account = JSON.stringify(expectOutput(getAccount, await world.send(getAccount, {})));
          const anonymous = (text: string) =>
            text
              .replaceAll(email, 'email')
              .replaceAll(username, 'name')
              .replaceAll(user.id, 'id')
              .replaceAll(user.apiKey, 'key')
              .replace(/"createdAt":"[^"]*"/, '');
          seen.push([byAddress, anonymous(registered), anonymous(account)]);
          await world.send(logout, {});
        }
        expect(seen[0]).toEqual(seen[1]);
        const { user } = expectOutput<{ user: User }>(
          login,
          await world.send(login, { usernameOrEmail: owner.email, password: owner.password }),
        );
        expect(user.username).toBe(owner.username);
      },
    ],
    [
      'Conflict',
      'rejects a username that is taken, in any letter case',
      async (world) => {
        const { username } = await world.registered();
        const response = await world.send(register, {
          username: username.toUpperCase(),
          email: `other-${username}@example.test`,
          password: 'correct horse battery',
        });
        expect(expectFailure(register, response, 'Conflict')['field']).toBe('username');
      },
    ],
    [
      'SetupSpent',
      'rejects an invalid setup link',
      async (world) => {
        const username = world.name();
        const response = await world.send(register, {
          username,
          email: `${username}@example.test`,
          password: 'correct horse battery',
          setup: 'made up',
        });
        expectFailure(register, response, 'SetupSpent');
      },
    ],
    [
      'RegistrationClosed',
      'rejects everyone, or everyone without an invitation, as the site is set',
      async (world) => {
        for (const registration of ['invitation', 'closed'] as const) {
          await whileSiteAsks(world, { registration }, async () => {
            const username = world.name();
            const response = await world.send(register, {
              username,
              email: `${username}@example.test`,
              password: 'correct horse battery',
            });
            expect(expectFailure(register, response, 'RegistrationClosed')['registration']).toBe(registration);
            expectFailure(login, await failedLogin(world, username), 'Unauthenticated');
          });
        }
      },
    ],
    [
      'InvitationSpent',
      'rejects an unknown invitation',
      async (world) => {
        await whileSiteAsks(world, { registration: 'invitation' }, async () => {
          const username = world.name();
          const response = await world.send(register, {
            username,
            email: `${username}@example.test`,
            password: 'correct horse battery',
            invitation: 'made up',
          });
          expectFailure(register, response, 'InvitationSpent');
        });
      },
    ],
    [
      'UsernameReserved',
      'rejects reserved names in any spelling',
      async (world) => {
        for (const username of ['admin', 'Root', 'a.p-i', 'support']) {
          const response = await world.send(register, {
            username,
            email: `${world.name()}@example.test`,
            password: 'correct horse battery',
          });
          expectFailure(register, response, 'UsernameReserved');
        }
      },
    ],
    [
      'WeakPassword',
      'rejects a password from the list of common ones',
      async (world) => {
        const username = world.name();
        const body = expectFailure(
          register,
          await world.send(register, { username, email: `${username}@example.test`, password: 'password1' }),
          'WeakPassword',
        );
        expect(body).toMatchObject({
          reason: 'common',
          errors: [{ pointer: '/password', code: 'common', detail: expect.any(String) }],
        });
      },
    ],
    [
      'RateLimited',
      'limits the number of new accounts',
      async (world) => {
        for (let tries = 0; tries < 100; tries += 1) {
          const username = world.name('many');
          const response = await world.send(register, {
            username,
            email: `${username}@example.test`,
            password: 'correct horse battery',
          });
          if (response.status !== 200) {
            expect(expectFailure(register, response, 'RateLimited')['retryAfterS']).toBeGreaterThan(0);
            return;
          }
        }
        throw new Error('One visitor created a hundred accounts without reaching the limit.');
      },
    ],
    [
      'InvalidInput',
      'names every field that is wrong',
      async (world) => {
        const response = await world.send(register, { username: 'a b', email: 'not-an-email', password: 'short' });
        const body = expectFailure(register, response, 'InvalidInput');
        expect((body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
          '/username',
          '/email',
          '/password',
        ]);
      },
    ],
  ]),
  conformanceOf(login, [
    [
      'success',
      'signs in by username',
      async (world) => {
        const { username, password } = await world.registered();
        const { user } = expectOutput<{ user: User }>(
          login,
          await world.send(login, { usernameOrEmail: username, password }),
        );
        expect(user).toMatchObject({
          username,
          email: null,
          name: username,
          role: 'user',
          plan: 'free',
          premiumUntil: null,
          avatar: null,
        });
        expect(user.quota.remaining).toBe(user.quota.limit - user.quota.used);
      },
    ],
    [
      'success',
      'signs in by a confirmed address, in any letter case',
      async (world) => {
        const { username, email, password } = await world.confirmed();
        const { user } = expectOutput<{ user: User }>(
          login,
          await world.send(login, { usernameOrEmail: email.toUpperCase(), password }),
        );
        expect(user.username).toBe(username);
      },
    ],
    [
      'SecondStep',
      'requires the second step after the right password only',
      async (world) => {
        const { username, password } = await atSecondStep(world);
        expect(
          expectFailure(login, await world.send(login, { usernameOrEmail: username, password }), 'SecondStep')[
            'method'
          ],
        ).toBe('app');
        expectFailure(login, await failedLogin(world, username), 'Unauthenticated');
        expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
      },
    ],
    [
      'ConfirmFirst',
      'rejects an unconfirmed address if the site requires confirmation',
      async (world) => {
        await whileSiteAsks(world, { confirmFirst: true }, async () => {
          const username = world.name();
          const account = { username, email: `${username}@example.test`, password: 'correct horse battery' };
          expect(expectOutput(register, await world.send(register, account))).toEqual({
            success: true,
            user: null,
          });
          expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
          const right = { usernameOrEmail: username, password: account.password };
          expect(expectFailure(login, await world.send(login, right), 'ConfirmFirst')['isSent']).toBe(true);
          expectFailure(login, await failedLogin(world, username), 'Unauthenticated');
          await expect
            .poll(
              async () =>
                (await world.send(confirmEmail, { token: await world.subject.mailedToken('confirm', account.email) }))
                  .status,
            )
            .toBe(200);
          expectOutput(login, await world.send(login, right));
        });
      },
    ],
    [
      'Unauthenticated',
      'returns the same error for a wrong password and an unknown name',
      async (world) => {
        const { username } = await world.registered();
        const wrongPassword = await wrongPair(await failedLogin(world, username));
        const unknownName = await wrongPair(await failedLogin(world, world.name('unknown')));
        expect(unknownName).toEqual(wrongPassword);
      },
    ],
    [
      'RateLimited',
      'limits password guesses',
      async (world) => {
        const { username } = await world.registered();
        for (let tries = 0; tries < 100; tries += 1) {
          const response = await failedLogin(world, username);
          if (response.status !== 401) {
            expect(expectFailure(login, response, 'RateLimited')['retryAfterS']).toBeGreaterThan(0);
            return;
          }
        }
        throw new Error('A hundred incorrect passwords were all checked without reaching the limit.');
      },
    ],
    [
      'InvalidInput',
      'rejects a missing username or password',
      async (world) => {
        const body = expectFailure(
          login,
          await world.sendAnything(login, { usernameOrEmail: 'unknown' }),
          'InvalidInput',
        );
        expect(body['errors']).toEqual([{ pointer: '/password', code: 'missing', detail: 'password is missing.' }]);
      },
    ],
  ]),
  conformanceOf(getMe, [
    [
      'success',
      'returns the signed-in user with the main key',
      async (world) => {
        const { user } = await world.signedIn();
        const me = expectOutput<{ user: User }>(getMe, await world.send(getMe, {}));
        expect(me.user).toEqual(user);
        expect(me.user.apiKey).toMatch(/^ay_\w{20,}$/);
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(logout, [
    [
      'success',
      'ends the session',
      async (world) => {
        await world.signedIn();
        expect(expectOutput(logout, await world.send(logout, {}))).toEqual({ success: true });
        expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
      },
    ],
    [
      'success',
      'succeeds when no one is signed in',
      async (world) => {
        expect(expectOutput(logout, await world.send(logout, {}))).toEqual({ success: true });
      },
    ],
  ]),
);
