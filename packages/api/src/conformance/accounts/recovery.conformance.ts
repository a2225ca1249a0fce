import { expect } from 'vitest';
import {
  addPasskey,
  changeEmail,
  confirmTwoSteps,
  startPasskey,
  startTwoSteps,
} from '../../contract/accounts/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import {
  confirmEmail,
  confirmSecondStep,
  finishPasskeyLogin,
  forgotPassword,
  resetPassword,
  startPasskeyLogin,
} from '../../contract/accounts/recovery.ts';
import { getMe, login, logout, type User } from '../../contract/accounts/session.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { whileSiteAsks } from '../site/site-steps.ts';
import type { Account, ReceivedResponse, World } from '../world.ts';

type Options = { options: Record<string, unknown> };
const next = 'nine tall giraffes';

/** Repeats the request until it is rate limited. */
export async function untilRateLimited(endpoint: Endpoint, ask: () => Promise<ReceivedResponse>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await ask();
    if ((response.body as { code?: unknown } | undefined)?.code === 'RateLimited') {
      expect(expectFailure(endpoint, response, 'RateLimited')['retryAfterS']).toBeGreaterThan(0);
      return;
    }
  }
  throw new Error(`A hundred tries of ${endpoint.path} were all let through.`);
}

/** Enables two-step verification for a person, signs them out, and starts their sign-in. */
export async function atSecondStep(
  world: World,
  given?: Account,
): Promise<Account & { secret: string; recoveryCodes: string[] }> {
  const account = await world.signIn(given ?? (await world.registered()));
  const { secret } = expectOutput<{ secret: string }>(
    startTwoSteps,
    await world.send(startTwoSteps, { password: account.password }),
  );
  const { recoveryCodes } = expectOutput<{ recoveryCodes: string[] }>(
    confirmTwoSteps,
    // The previous code, so that the current one can still be used.
    await world.send(confirmTwoSteps, { code: world.subject.appCode(secret, -1) }),
  );
  await world.send(logout, {});
  expectFailure(
    login,
    await world.send(login, { usernameOrEmail: account.username, password: account.password }),
    'SecondStep',
  );
  return { ...account, secret, recoveryCodes };
}

async function withPasskey(world: World): Promise<Account> {
  const account = await world.signedIn();
  const { options } = expectOutput<Options>(
    startPasskey,
    await world.send(startPasskey, { password: account.password }),
  );
  expectOutput(
    addPasskey,
    await world.send(addPasskey, { name: 'Phone', credential: world.subject.device.create(options) }),
  );
  await world.send(logout, {});
  return account;
}

const signedByPasskey = async (world: World) => {
  const { options } = expectOutput<Options>(startPasskeyLogin, await world.send(startPasskeyLogin, {}));
  return world.send(finishPasskeyLogin, { credential: world.subject.device.get(options) });
};

export const recoveryConformance = conformance(
  conformanceOf(confirmEmail, [
    [
      'success',
      'confirms the address that a link was sent to, without a session',
      async (world) => {
        const { username, password } = await world.signedIn();
        const email = `new-${username}@example.test`;
        await world.send(changeEmail, { email, password });
        await world.send(logout, {});
        const token = await world.subject.mailedToken('confirm', email);
        expect(expectOutput(confirmEmail, await world.send(confirmEmail, { token }))).toEqual({ success: true, email });
        const { user } = expectOutput<{ user: User }>(
          login,
          await world.send(login, { usernameOrEmail: email, password }),
        );
        expect(user).toMatchObject({ username, email });
      },
    ],
    [
      'LinkSpent',
      'rejects a link that was used',
      async (world) => {
        const { email } = await world.registered();
        const token = await world.subject.mailedToken('confirm', email);
        expectOutput(confirmEmail, await world.send(confirmEmail, { token }));
        expectFailure(confirmEmail, await world.send(confirmEmail, { token }), 'LinkSpent');
        expectFailure(confirmEmail, await world.send(confirmEmail, { token: 'made up' }), 'LinkSpent');
      },
    ],
    [
      'AddressTaken',
      'rejects an address that another account has confirmed',
      async (world) => {
        const email = `${world.name('shared')}@example.test`;
        const tokens: string[] = [];
        for (let n = 0; n < 2; n += 1) {
          const { password } = await world.signedIn();
          expectOutput(changeEmail, await world.send(changeEmail, { email, password }));
          await expect.poll(() => world.subject.mailedToken('confirm', email)).not.toBe(tokens[0]);
          tokens.push(await world.subject.mailedToken('confirm', email));
          await world.send(logout, {});
        }
        expectOutput(confirmEmail, await world.send(confirmEmail, { token: tokens[0] ?? '' }));
        expectFailure(confirmEmail, await world.send(confirmEmail, { token: tokens[1] ?? '' }), 'AddressTaken');
      },
    ],
    [
      'RateLimited',
      'limits guesses at links',
      (world) => untilRateLimited(confirmEmail, () => world.send(confirmEmail, { token: 'made up' })),
    ],
  ]),
  conformanceOf(forgotPassword, [
    [
      'success',
      'returns the same for an unknown address',
      async (world) => {
        const { email } = await world.registered();
        expect(expectOutput(forgotPassword, await world.send(forgotPassword, { email }))).toEqual({ success: true });
        expect(
          expectOutput(
            forgotPassword,
            await world.send(forgotPassword, { email: `${world.name('unknown')}@example.test` }),
          ),
        ).toEqual({ success: true });
        expect(await world.subject.mailedToken('reset', email)).toMatch(/^\S+$/);
      },
    ],
    [
      'RateLimited',
      'limits the number of emails',
      async (world) => {
        const { email } = await world.registered();
        await untilRateLimited(forgotPassword, () => world.send(forgotPassword, { email }));
      },
    ],
  ]),
  conformanceOf(resetPassword, [
    [
      'success',
      'sets the password, ends the session and signs no one in',
      async (world) => {
        const { username, email, password } = await world.signedIn();
        await world.send(forgotPassword, { email });
        const token = await world.subject.mailedToken('reset', email);
        expect(expectOutput(resetPassword, await world.send(resetPassword, { token, password: next }))).toEqual({
          success: true,
        });
        expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
        expectFailure(login, await world.send(login, { usernameOrEmail: username, password }), 'Unauthenticated');
        expectOutput(login, await world.send(login, { usernameOrEmail: username, password: next }));
      },
    ],
    [
      'success',
      'keeps two-step verification of a confirmed address',
      async (world) => {
        const { username, email } = await atSecondStep(world, await world.confirmed());
        await world.send(forgotPassword, { email });
        expectOutput(
          resetPassword,
          await world.send(resetPassword, { token: await world.subject.mailedToken('reset', email), password: next }),
        );
        expectFailure(login, await world.send(login, { usernameOrEmail: username, password: next }), 'SecondStep');
      },
    ],
    [
      'success',
      'revokes the API keys by default',
      async (world) => {
        const { username, email } = await world.registered();
        const whole = async (password: string) => {
          const { user } = expectOutput<{ user: User }>(
            login,
            await world.send(login, { usernameOrEmail: username, password }),
          );
          await world.send(logout, {});
          return user.apiKey;
        };
        const keys: string[] = [];
        let token = '';
        for (const [revokeKeys, password] of [
          [true, next],
          [false, 'eleven tall giraffes'],
          [undefined, 'twelve tall giraffes'],
        ] as const) {
          await world.send(forgotPassword, { email });
          const last = token;
          await expect.poll(async () => (token = await world.subject.mailedToken('reset', email))).not.toBe(last);
          expectOutput(
            resetPassword,
            await world.send(resetPassword, { token, password, ...(revokeKeys === undefined ? {} : { revokeKeys }) }),
          );
          keys.push(await whole(password));
        }
        expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
      },
    ],
    [
      'LinkSpent',
      'rejects a link that was used',
      async (world) => {
        const { email } = await world.registered();
        await world.send(forgotPassword, { email });
        const token = await world.subject.mailedToken('reset', email);
        expectOutput(resetPassword, await world.send(resetPassword, { token, password: next }));
        expectFailure(
          resetPassword,
          await world.send(resetPassword, { token, password: 'eleven tall giraffes' }),
          'LinkSpent',
        );
        expectFailure(
          resetPassword,
          await world.send(resetPassword, { token: 'made up', password: next }),
          'LinkSpent',
        );
      },
    ],
    [
      'WeakPassword',
      'rejects a common password and keeps the link valid',
      async (world) => {
        const { email } = await world.registered();
        await world.send(forgotPassword, { email });
        const token = await world.subject.mailedToken('reset', email);
        expectFailure(resetPassword, await world.send(resetPassword, { token, password: 'password1' }), 'WeakPassword');
        expectOutput(resetPassword, await world.send(resetPassword, { token, password: next }));
      },
    ],
    [
      'RateLimited',
      'limits guesses at links',
      (world) => untilRateLimited(resetPassword, () => world.send(resetPassword, { token: 'made up', password: next })),
    ],
  ]),
  conformanceOf(confirmSecondStep, [
    [
      'success',
      'completes a sign-in with a code of the app',
      async (world) => {
        const { username, secret } = await atSecondStep(world);
        expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
        const { user } = expectOutput<{ user: User }>(
          confirmSecondStep,
          await world.send(confirmSecondStep, { kind: 'code', code: world.subject.appCode(secret) }),
        );
        expect(user.username).toBe(username);
        expectOutput(getMe, await world.send(getMe, {}));
      },
    ],
    [
      'success',
      'completes a sign-in with a recovery code in any spelling',
      async (world) => {
        const { recoveryCodes } = await atSecondStep(world);
        expect(recoveryCodes).toHaveLength(10);
        const code = ` ${(recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', '')} `;
        expectOutput(confirmSecondStep, await world.send(confirmSecondStep, { kind: 'recovery code', code }));
      },
    ],
    [
      'WrongCode',
      'rejects a wrong code and a used recovery code',
      async (world) => {
        const { username, password, recoveryCodes } = await atSecondStep(world);
        expectFailure(
          confirmSecondStep,
          await world.send(confirmSecondStep, { kind: 'code', code: '000000' }),
          'WrongCode',
        );
        const used = { kind: 'recovery code' as const, code: recoveryCodes[0] ?? '' };
        expectOutput(confirmSecondStep, await world.send(confirmSecondStep, used));
        await world.send(logout, {});
        await world.send(login, { usernameOrEmail: username, password });
        expectFailure(confirmSecondStep, await world.send(confirmSecondStep, used), 'WrongCode');
      },
    ],
    [
      'StepOver',
      'rejects a code without a pending sign-in',
      async (world) => {
        expectFailure(
          confirmSecondStep,
          await world.send(confirmSecondStep, { kind: 'code', code: '123456' }),
          'StepOver',
        );
      },
    ],
    [
      'RateLimited',
      'limits guesses at codes',
      async (world) => {
        await atSecondStep(world);
        await untilRateLimited(confirmSecondStep, () =>
          world.send(confirmSecondStep, { kind: 'code', code: '000000' }),
        );
      },
    ],
  ]),
  conformanceOf(startPasskeyLogin, [
    [
      'success',
      'returns a new challenge each time',
      async (world) => {
        const [one, two] = [await world.send(startPasskeyLogin, {}), await world.send(startPasskeyLogin, {})];
        expect(expectOutput<Options>(startPasskeyLogin, one).options).toMatchObject({
          challenge: expect.any(String),
          rpId: expect.any(String),
          userVerification: 'required',
        });
        expectOutput(startPasskeyLogin, two);
      },
    ],
    [
      'RateLimited',
      'limits the number of challenges',
      (world) => untilRateLimited(startPasskeyLogin, () => world.send(startPasskeyLogin, {})),
    ],
  ]),
  conformanceOf(finishPasskeyLogin, [
    [
      'success',
      'signs in without a name or a password',
      async (world) => {
        const { username } = await withPasskey(world);
        const { user } = expectOutput<{ user: User }>(finishPasskeyLogin, await signedByPasskey(world));
        expect(user.username).toBe(username);
        expectOutput(getMe, await world.send(getMe, {}));
      },
    ],
    [
      'PasskeyRefused',
      'rejects an unknown passkey',
      async (world) => {
        expectFailure(
          finishPasskeyLogin,
          await world.send(finishPasskeyLogin, { credential: { id: 'unknown' } }),
          'PasskeyRefused',
        );
      },
    ],
    [
      'ConfirmFirst',
      'rejects an unconfirmed address if the site requires confirmation',
      async (world) => {
        await withPasskey(world);
        await whileSiteAsks(world, { confirmFirst: true }, async () => {
          expect(expectFailure(finishPasskeyLogin, await signedByPasskey(world), 'ConfirmFirst')['isSent']).toEqual(
            expect.any(Boolean),
          );
          expectFailure(getMe, await world.send(getMe, {}), 'Unauthenticated');
        });
      },
    ],
    [
      'RateLimited',
      'limits the number of attempts',
      (world) =>
        untilRateLimited(finishPasskeyLogin, () => world.send(finishPasskeyLogin, { credential: { id: 'unknown' } })),
    ],
  ]),
);
