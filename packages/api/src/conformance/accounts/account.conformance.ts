import { expect } from 'vitest';
import {
  type Account,
  type AccountSession,
  addPasskey,
  cancelDeletion,
  changeEmail,
  changePassword,
  changeProfile,
  confirmTwoSteps,
  dropPendingEmail,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  type Passkey,
  passkeysMax,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  requestDeletion,
  resendConfirmation,
  startPasskey,
  startTwoSteps,
  stopTwoSteps,
} from '../../contract/accounts/account.ts';
import type { Endpoint, InputOf } from '../../contract/endpoint.ts';
import { setFirstSteps } from '../../contract/accounts/first-steps.ts';
import { createKey, listKeys } from '../../contract/accounts/keys.ts';
import { confirmEmail } from '../../contract/accounts/recovery.ts';
import { getMe, login, logout, type User } from '../../contract/accounts/session.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { untilRateLimited } from './recovery.conformance.ts';
import type { World } from '../world.ts';

const next = 'nine tall giraffes';
const wrong = 'not the password';
const unknownId = '01935a5e-0000-7000-8000-000000000000';

type Case = readonly [shows: string, title: string, run: (world: World) => Promise<void>];

const account = async (world: World) => expectOutput<Account>(getAccount, await world.send(getAccount, {}));
const sessions = async (world: World) =>
  expectOutput<{ items: AccountSession[] }>(listSessions, await world.send(listSessions, {})).items;

async function withPasskey(world: World, password: string, name = 'Phone'): Promise<Passkey> {
  const { options } = expectOutput<{ options: Record<string, unknown> }>(
    startPasskey,
    await world.send(startPasskey, { password }),
  );
  return expectOutput<Passkey>(
    addPasskey,
    await world.send(addPasskey, { name, credential: world.subject.device.create(options) }),
  );
}

async function withTwoSteps(world: World) {
  const person = await world.signedIn();
  const { secret } = expectOutput<{ secret: string }>(
    startTwoSteps,
    await world.send(startTwoSteps, { password: person.password }),
  );
  const { recoveryCodes } = expectOutput<{ recoveryCodes: string[] }>(
    confirmTwoSteps,
    await world.send(confirmTwoSteps, { code: world.subject.appCode(secret) }),
  );
  return { ...person, secret, recoveryCodes };
}

const needsSession = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Case => [
  'Unauthenticated',
  'rejects a request without a session',
  async (world) => {
    expectFailure(endpoint, await world.send(endpoint, input), 'Unauthenticated');
  },
];

/** Cases for every call that requires the password again. */
const asksAgain = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Case[] => [
  [
    'WrongPassword',
    'rejects a wrong password and changes nothing',
    async (world) => {
      await world.signedIn();
      const before = await account(world);
      expectFailure(endpoint, await world.send(endpoint, input), 'WrongPassword');
      expect(await account(world)).toEqual(before);
    },
  ],
  [
    'RateLimited',
    'limits password guesses in an open session',
    async (world) => {
      await world.signedIn();
      await untilRateLimited(endpoint, () => world.send(endpoint, input));
    },
  ],
  needsSession(endpoint, input),
];

export const accountConformance = conformance(
  conformanceOf(getAccount, [
    [
      'success',
      'describes a new account',
      async (world) => {
        const { username, email, user } = await world.signedIn();
        expect(await account(world)).toEqual({
          id: user.id,
          username,
          name: username,
          email: null,
          pendingEmail: email,
          language: 'en',
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          passwordChangedAt: null,
          twoSteps: null,
          passkeys: [],
          deletionDueAt: null,
        });
      },
    ],
    needsSession(getAccount, {}),
  ]),
  conformanceOf(changeProfile, [
    [
      'success',
      'changes the given fields and keeps the rest',
      async (world) => {
        await world.signedIn();
        expect(expectOutput(changeProfile, await world.send(changeProfile, { name: ' Ann 李 ' }))).toMatchObject({
          name: 'Ann 李',
          language: 'en',
        });
        expect(expectOutput(changeProfile, await world.send(changeProfile, { language: 'ar' }))).toMatchObject({
          name: 'Ann 李',
          language: 'ar',
        });
      },
    ],
    [
      'InvalidInput',
      'rejects an empty name',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(changeProfile, await world.send(changeProfile, { name: '  ' }), 'InvalidInput');
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/name');
      },
    ],
    needsSession(changeProfile, {}),
  ]),
  conformanceOf(setFirstSteps, [
    [
      'success',
      'hides the first steps of a new account, and shows them again',
      async (world) => {
        const { user } = await world.signedIn();
        expect(user.showsFirstSteps).toBe(true);
        for (const isShown of [false, true]) {
          expect(expectOutput(setFirstSteps, await world.send(setFirstSteps, { isShown }))).toEqual({ isShown });
          const me = expectOutput<{ user: User }>(getMe, await world.send(getMe, {}));
          expect(me.user.showsFirstSteps).toBe(isShown);
        }
      },
    ],
    needsSession(setFirstSteps, { isShown: false }),
  ]),
  conformanceOf(changeEmail, [
    [
      'success',
      'keeps the old address until the new one is confirmed',
      async (world) => {
        const { username, email, password } = await world.signIn(await world.confirmed());
        const fresh = `new-${username}@example.test`;
        expect(expectOutput(changeEmail, await world.send(changeEmail, { email: fresh, password }))).toMatchObject({
          email,
          pendingEmail: fresh,
        });
        expectOutput(
          confirmEmail,
          await world.send(confirmEmail, { token: await world.subject.mailedToken('confirm', fresh) }),
        );
        expect(await account(world)).toMatchObject({ email: fresh, pendingEmail: null });
      },
    ],
    [
      'success',
      'returns the same for an address of another account, and does not reassign it',
      async (world) => {
        const owner = await world.confirmed();
        const responses: unknown[] = [];
        for (const asked of [owner.email, `${world.name('free')}@example.test`]) {
          const { username, email, password, user } = await world.signedIn();
          const body = expectOutput<Account>(changeEmail, await world.send(changeEmail, { email: asked, password }));
          expect(body).toEqual(await account(world));
          responses.push(
            JSON.stringify(body)
              .replaceAll(asked, 'asked')
              .replaceAll(email, 'email')
              .replaceAll(username, 'name')
              .replaceAll(user.id, 'id')
              .replace(/"createdAt":"[^"]*"/, ''),
          );
          await world.send(logout, {});
        }
        expect(responses[0]).toBe(responses[1]);
        expectOutput(login, await world.send(login, { usernameOrEmail: owner.email, password: owner.password }));
      },
    ],
    ...asksAgain(changeEmail, { email: 'new@example.test', password: wrong }),
  ]),
  conformanceOf(resendConfirmation, [
    [
      'success',
      'sends another link; the earlier one stops working',
      async (world) => {
        const { email } = await world.signedIn();
        const first = await world.subject.mailedToken('confirm', email);
        expectOutput(resendConfirmation, await world.send(resendConfirmation, {}));
        await expect.poll(() => world.subject.mailedToken('confirm', email)).not.toBe(first);
        expectFailure(confirmEmail, await world.send(confirmEmail, { token: first }), 'LinkSpent');
        expectOutput(
          confirmEmail,
          await world.send(confirmEmail, { token: await world.subject.mailedToken('confirm', email) }),
        );
      },
    ],
    [
      'NothingPending',
      'rejects resending when the address is confirmed',
      async (world) => {
        const { email } = await world.signedIn();
        expectOutput(
          confirmEmail,
          await world.send(confirmEmail, { token: await world.subject.mailedToken('confirm', email) }),
        );
        expectFailure(resendConfirmation, await world.send(resendConfirmation, {}), 'NothingPending');
      },
    ],
    [
      'RateLimited',
      'limits the number of emails',
      async (world) => {
        await world.signedIn();
        await untilRateLimited(resendConfirmation, () => world.send(resendConfirmation, {}));
      },
    ],
    needsSession(resendConfirmation, {}),
  ]),
  conformanceOf(dropPendingEmail, [
    [
      'success',
      'cancels the change of address; the link stops working',
      async (world) => {
        const { username, email, password } = await world.signIn(await world.confirmed());
        const fresh = `new-${username}@example.test`;
        await world.send(changeEmail, { email: fresh, password });
        const token = await world.subject.mailedToken('confirm', fresh);
        expect(expectOutput(dropPendingEmail, await world.send(dropPendingEmail, {}))).toMatchObject({
          email,
          pendingEmail: null,
        });
        expectFailure(confirmEmail, await world.send(confirmEmail, { token }), 'LinkSpent');
      },
    ],
    needsSession(dropPendingEmail, {}),
  ]),
  conformanceOf(changePassword, [
    [
      'success',
      'sets the password and ends every other session',
      async (world) => {
        const { username, password } = await world.signedIn();
        expect(
          expectOutput<Account>(changePassword, await world.send(changePassword, { password, next })).passwordChangedAt,
        ).toMatch(/^\d{4}-.*Z$/);
        expectOutput(getMe, await world.send(getMe, {}));
        expect((await sessions(world)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
        await world.send(logout, {});
        expectFailure(login, await world.send(login, { usernameOrEmail: username, password }), 'Unauthenticated');
        expectOutput(login, await world.send(login, { usernameOrEmail: username, password: next }));
      },
    ],
    [
      'success',
      'keeps the API keys, or revokes all and creates a new main key',
      async (world) => {
        const { password, user } = await world.signedIn();
        expectOutput(
          createKey,
          await world.send(createKey, {
            name: 'Script',
            areas: null,
            scopes: [],
            addresses: [],
            origins: [],
            inQuery: false,
            expiresAt: null,
          }),
        );
        const working = async () =>
          expectOutput<{ items: { name: string }[] }>(listKeys, await world.send(listKeys, {})).items.map(
            ({ name }) => name,
          );
        const whole = async () => expectOutput<{ user: User }>(getMe, await world.send(getMe, {})).user.apiKey;
        const before = await working();
        expectOutput(changePassword, await world.send(changePassword, { password, next }));
        expect([await working(), await whole()]).toEqual([before, user.apiKey]);
        expectOutput(
          changePassword,
          await world.send(changePassword, { password: next, next: password, revokeKeys: true }),
        );
        expect(await working()).toEqual(before.filter((name) => name !== 'Script'));
        expect(await whole()).not.toBe(user.apiKey);
      },
    ],
    [
      'WeakPassword',
      'rejects a common password and names the field',
      async (world) => {
        const { password } = await world.signedIn();
        const body = expectFailure(
          changePassword,
          await world.send(changePassword, { password, next: 'password1' }),
          'WeakPassword',
        );
        expect(body).toMatchObject({
          reason: 'common',
          errors: [{ pointer: '/next', code: 'common', detail: expect.any(String) }],
        });
      },
    ],
    ...asksAgain(changePassword, { password: wrong, next }),
  ]),
  conformanceOf(startTwoSteps, [
    [
      'success',
      'returns a secret as text and URL; nothing is active yet',
      async (world) => {
        const { password } = await world.signedIn();
        const started = expectOutput<{ secret: string; uri: string }>(
          startTwoSteps,
          await world.send(startTwoSteps, { password }),
        );
        expect(started.secret).toMatch(/^[A-Z2-7]{16,}$/);
        expect(started.uri).toMatch(/^otpauth:\/\/totp\/\S+$/);
        expect(new URL(started.uri).searchParams.get('secret')).toBe(started.secret);
        expect((await account(world)).twoSteps).toBeNull();
      },
    ],
    [
      'Conflict',
      'rejects an account that already has a second step',
      async (world) => {
        const { password } = await withTwoSteps(world);
        expectFailure(startTwoSteps, await world.send(startTwoSteps, { password }), 'Conflict');
      },
    ],
    ...asksAgain(startTwoSteps, { password: wrong }),
  ]),
  conformanceOf(confirmTwoSteps, [
    [
      'success',
      'turns on two-step verification and returns ten recovery codes',
      async (world) => {
        const { recoveryCodes } = await withTwoSteps(world);
        expect(new Set(recoveryCodes).size).toBe(10);
        expect((await account(world)).twoSteps).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
      },
    ],
    [
      'WrongCode',
      'rejects a wrong code',
      async (world) => {
        const { password } = await world.signedIn();
        await world.send(startTwoSteps, { password });
        expectFailure(confirmTwoSteps, await world.send(confirmTwoSteps, { code: '000000' }), 'WrongCode');
        expect((await account(world)).twoSteps).toBeNull();
      },
    ],
    [
      'StepOver',
      'rejects a confirmation that was not started',
      async (world) => {
        await world.signedIn();
        expectFailure(confirmTwoSteps, await world.send(confirmTwoSteps, { code: '123456' }), 'StepOver');
      },
    ],
    [
      'RateLimited',
      'limits guesses at codes',
      async (world) => {
        const { password } = await world.signedIn();
        await world.send(startTwoSteps, { password });
        await untilRateLimited(confirmTwoSteps, () => world.send(confirmTwoSteps, { code: '000000' }));
      },
    ],
    needsSession(confirmTwoSteps, { code: '123456' }),
  ]),
  conformanceOf(stopTwoSteps, [
    [
      'success',
      'signs in with the password alone again',
      async (world) => {
        const { username, password, secret } = await withTwoSteps(world);
        expect(
          expectOutput<Account>(
            stopTwoSteps,
            await world.send(stopTwoSteps, { password, code: world.subject.appCode(secret, 1) }),
          ).twoSteps,
        ).toBeNull();
        await world.send(logout, {});
        expectOutput(login, await world.send(login, { usernameOrEmail: username, password }));
      },
    ],
    [
      'success',
      'accepts a recovery code instead of an app code',
      async (world) => {
        const {
          password,
          recoveryCodes: [code = ''],
        } = await withTwoSteps(world);
        expect(
          expectOutput<Account>(stopTwoSteps, await world.send(stopTwoSteps, { password, code })).twoSteps,
        ).toBeNull();
      },
    ],
    [
      'WrongCode',
      'rejects a missing code and keeps the second step',
      async (world) => {
        const { password } = await withTwoSteps(world);
        for (const code of ['000000', 'made-up'])
          expectFailure(stopTwoSteps, await world.send(stopTwoSteps, { password, code }), 'WrongCode');
        expect((await account(world)).twoSteps).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
      },
    ],
    ...asksAgain(stopTwoSteps, { password: wrong, code: '000000' }),
  ]),
  conformanceOf(renewRecoveryCodes, [
    [
      'success',
      'replaces all ten recovery codes',
      async (world) => {
        const { password, recoveryCodes, secret } = await withTwoSteps(world);
        const renewed = expectOutput<{ recoveryCodes: string[] }>(
          renewRecoveryCodes,
          await world.send(renewRecoveryCodes, { password, code: world.subject.appCode(secret, 1) }),
        );
        expect(new Set([...recoveryCodes, ...renewed.recoveryCodes]).size).toBe(20);
      },
    ],
    [
      'Conflict',
      'rejects an account without a second step',
      async (world) => {
        const { password } = await world.signedIn();
        expectFailure(
          renewRecoveryCodes,
          await world.send(renewRecoveryCodes, { password, code: '000000' }),
          'Conflict',
        );
      },
    ],
    [
      'WrongCode',
      'rejects a missing code (recovery codes turn off the second step)',
      async (world) => {
        const { password } = await withTwoSteps(world);
        expectFailure(
          renewRecoveryCodes,
          await world.send(renewRecoveryCodes, { password, code: '000000' }),
          'WrongCode',
        );
      },
    ],
    ...asksAgain(renewRecoveryCodes, { password: wrong, code: '000000' }),
  ]),
  conformanceOf(startPasskey, [
    [
      'success',
      'returns options for creating a passkey',
      async (world) => {
        const { username, password } = await world.signedIn();
        const { options } = expectOutput<{ options: Record<string, unknown> }>(
          startPasskey,
          await world.send(startPasskey, { password }),
        );
        expect(options).toMatchObject({
          challenge: expect.any(String),
          user: { name: username },
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
      },
    ],
    [
      'TooManyPasskeys',
      'rejects an eleventh passkey',
      async (world) => {
        const { password } = await world.signedIn();
        for (let n = 0; n < passkeysMax; n += 1) await withPasskey(world, password, `Key ${n}`);
        expect(
          expectFailure(startPasskey, await world.send(startPasskey, { password }), 'TooManyPasskeys')['passkeysMax'],
        ).toBe(10);
      },
    ],
    [
      'WrongCode',
      'requires a code if there is a second step (a passkey signs in without it)',
      async (world) => {
        const { password, secret } = await withTwoSteps(world);
        for (const input of [{ password }, { password, code: '000000' }])
          expectFailure(startPasskey, await world.send(startPasskey, input), 'WrongCode');
        expectOutput(
          startPasskey,
          await world.send(startPasskey, { password, code: world.subject.appCode(secret, 1) }),
        );
      },
    ],
    ...asksAgain(startPasskey, { password: wrong }),
  ]),
  conformanceOf(addPasskey, [
    [
      'success',
      'saves a passkey with its name',
      async (world) => {
        const { password } = await world.signedIn();
        const made = await withPasskey(world, password, ' Blue key ');
        expect(made).toMatchObject({ name: 'Blue key', lastUsedAt: null });
        expect((await account(world)).passkeys).toEqual([made]);
      },
    ],
    [
      'PasskeyRefused',
      'rejects a passkey without a matching request',
      async (world) => {
        await world.signedIn();
        expectFailure(addPasskey, await world.send(addPasskey, { name: 'Odd', credential: {} }), 'PasskeyRefused');
        expect((await account(world)).passkeys).toEqual([]);
      },
    ],
    needsSession(addPasskey, { name: 'Phone', credential: {} }),
  ]),
  conformanceOf(renamePasskey, [
    [
      'success',
      'renames a passkey',
      async (world) => {
        const { password } = await world.signedIn();
        const { id } = await withPasskey(world, password);
        expect(expectOutput(renamePasskey, await world.send(renamePasskey, { id, name: 'Old phone' }))).toMatchObject({
          id,
          name: 'Old phone',
        });
      },
    ],
    [
      'NotFound',
      "treats another person's passkey as unknown",
      async (world) => {
        const { password } = await world.signedIn();
        const { id } = await withPasskey(world, password);
        await world.send(logout, {});
        await world.signedIn();
        expectFailure(renamePasskey, await world.send(renamePasskey, { id, name: 'Mine' }), 'NotFound');
      },
    ],
    needsSession(renamePasskey, { id: unknownId, name: 'Phone' }),
  ]),
  conformanceOf(removePasskey, [
    [
      'success',
      'removes a passkey',
      async (world) => {
        const { password } = await world.signedIn();
        const { id } = await withPasskey(world, password);
        expect(expectOutput(removePasskey, await world.send(removePasskey, { id, password }))).toEqual({ id });
        expect((await account(world)).passkeys).toEqual([]);
      },
    ],
    [
      'NotFound',
      "treats another person's passkey as unknown",
      async (world) => {
        const owner = await world.signedIn();
        const { id } = await withPasskey(world, owner.password);
        await world.send(logout, {});
        const { password } = await world.signedIn();
        expectFailure(removePasskey, await world.send(removePasskey, { id, password }), 'NotFound');
      },
    ],
    ...asksAgain(removePasskey, { id: unknownId, password: wrong }),
  ]),
  conformanceOf(listSessions, [
    [
      'success',
      'lists the current session first',
      async (world) => {
        await world.signedIn();
        const [first, ...others] = await sessions(world);
        expect(first).toMatchObject({ isCurrent: true, address: expect.stringMatching(/^[\d.:a-f]+$/) });
        expect(others.filter(({ isCurrent }) => isCurrent)).toEqual([]);
      },
    ],
    needsSession(listSessions, {}),
  ]),
  conformanceOf(endSession, [
    [
      'success',
      'signs out the ended session',
      async (world) => {
        await world.signedIn();
        const [current] = await sessions(world);
        expect(expectOutput(endSession, await world.send(endSession, { id: current?.id ?? '' }))).toEqual({
          id: current?.id,
        });
        expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
      },
    ],
    [
      'NotFound',
      "treats another person's session as unknown",
      async (world) => {
        await world.signedIn();
        const [theirs] = await sessions(world);
        await world.send(logout, {});
        await world.signedIn();
        expectFailure(endSession, await world.send(endSession, { id: theirs?.id ?? '' }), 'NotFound');
        expectFailure(endSession, await world.send(endSession, { id: unknownId }), 'NotFound');
      },
    ],
    needsSession(endSession, { id: unknownId }),
  ]),
  conformanceOf(endOtherSessions, [
    [
      'success',
      'ends all sessions but the current one',
      async (world) => {
        await world.signedIn();
        const others = (await sessions(world)).length - 1;
        expect(expectOutput(endOtherSessions, await world.send(endOtherSessions, {}))).toEqual({ ended: others });
        expect(expectOutput(endOtherSessions, await world.send(endOtherSessions, {}))).toEqual({ ended: 0 });
        expect((await sessions(world)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      },
    ],
    needsSession(endOtherSessions, {}),
  ]),
  conformanceOf(requestDeletion, [
    [
      'success',
      'returns the deletion date; the account works until then',
      async (world) => {
        const { password } = await world.signedIn();
        const { deletionDueAt } = expectOutput<Account>(
          requestDeletion,
          await world.send(requestDeletion, { password }),
        );
        expect(deletionDueAt).toMatch(/^\d{4}-.*Z$/);
        expectOutput(getMe, await world.send(getMe, {}));
      },
    ],
    [
      'LastAdmin',
      'does not delete the only admin',
      async (world) => {
        const { username, password } = await world.admin();
        await world.subject.onlyAdmin(username);
        expectFailure(requestDeletion, await world.send(requestDeletion, { password }), 'LastAdmin');
        expect((await account(world)).deletionDueAt).toBeNull();
      },
    ],
    ...asksAgain(requestDeletion, { password: wrong }),
  ]),
  conformanceOf(cancelDeletion, [
    [
      'success',
      'keeps the account, and succeeds without a pending deletion',
      async (world) => {
        const { password } = await world.signedIn();
        await world.send(requestDeletion, { password });
        for (let n = 0; n < 2; n += 1)
          expect(expectOutput<Account>(cancelDeletion, await world.send(cancelDeletion, {})).deletionDueAt).toBeNull();
      },
    ],
    needsSession(cancelDeletion, {}),
  ]),
);
