import type { AccountSession } from '@apiyard/api/contract/account';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { BrowserRefused, accountRefusalOf } from './refusals.ts';
import { sessionChanges } from './session-changes.ts';
import type { AppSecret } from './two-steps-setup.machine.ts';
import { twoStepsSetupMachine } from './two-steps-setup.machine.ts';

describe('a refusal', () => {
  it.each([
    [{ code: 'WrongPassword', detail: 'No.' }, { kind: 'wrong password' }],
    [
      { code: 'WeakPassword', detail: 'No.', reason: 'repeat' },
      { kind: 'weak password', reason: 'repeat' },
    ],
    [{ code: 'NotFound', detail: 'No.' }, { kind: 'gone' }],
    [
      { code: 'TooManyPasskeys', passkeysMax: 10, detail: 'No.' },
      { kind: 'too many passkeys', passkeysMax: 10 },
    ],
    [
      { code: 'InvalidInput', detail: 'No.', errors: [{ pointer: '/email', code: 'invalid_format', detail: 'No.' }] },
      { kind: 'invalid', fields: ['email'] },
    ],
    [
      { code: 'RateLimited', retryAfterS: 60, detail: 'Wait.' },
      { kind: 'too many tries', retryAfterS: 60 },
    ],
    [{ code: 'Internal', detail: 'Fault.' }, { kind: 'no answer' }],
    ['Wrong Services', { kind: 'no answer' }],
    [new BrowserRefused('passkey known'), { kind: 'passkey known' }],
    [new BrowserRefused('cancelled'), null],
  ])('%j becomes %j', (rejection, refusal) => {
    expect(accountRefusalOf(rejection)).toEqual(refusal);
  });
});

describe('turning on two steps', () => {
  const secret: AppSecret = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x',
    qr: { size: 1, path: 'M0 0h1v1h-1z' },
  };
  const codes = ['yard-0001-0000', 'yard-0001-0001'];
  interface Answers {
    start?: () => Promise<AppSecret>;
    confirm?: () => Promise<readonly string[]>;
    renew?: () => Promise<readonly string[]>;
  }
  function begin({
    start: starts = async () => secret,
    confirm = async () => codes,
    renew = async () => codes,
  }: Answers = {}) {
    const given: string[] = [];
    const actor = createActor(
      twoStepsSetupMachine.provide({
        actors: {
          start: fromPromise<AppSecret, string>(({ input }) => {
            given.push(input);
            return starts();
          }),
          confirm: fromPromise<readonly string[], string>(({ input }) => {
            given.push(input);
            return confirm();
          }),
          renew: fromPromise<readonly string[], { readonly password: string; readonly code: string }>(({ input }) => {
            given.push(input.password, input.code);
            return renew();
          }),
        },
      }),
    ).start();
    let changes = 0;
    actor.on('changed', () => (changes += 1));
    return { actor, given, changes: () => changes };
  }
  const at = (actor: ReturnType<typeof begin>['actor'], value: 'password' | 'scanning' | 'codes' | 'closed') =>
    waitFor(actor, (snapshot) => snapshot.matches(value));

  it('goes from password to app to recovery codes, which must be saved before closing', async () => {
    const { actor, given, changes } = begin();
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'olive tree', code: '' });
    await at(actor, 'scanning');
    expect(actor.getSnapshot().context.secret).toEqual(secret);
    actor.send({ type: 'change', code: '12345' });
    actor.send({ type: 'confirm' });
    expect(actor.getSnapshot().context.problem).toBe('incomplete');
    actor.send({ type: 'change', code: '123456' });
    actor.send({ type: 'confirm' });
    await at(actor, 'codes');
    expect(given).toEqual(['olive tree', '123456']);
    expect(changes()).toBe(1);
    expect(actor.getSnapshot().context).toMatchObject({ recoveryCodes: codes, secret: null, code: '' });
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('codes');
    actor.send({ type: 'keep', hasKept: true });
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().context.recoveryCodes).toEqual([]);
  });

  it('creates new codes with the password and a code', async () => {
    const { actor, given } = begin();
    actor.send({ type: 'open', purpose: 'renew' });
    actor.send({ type: 'password', password: 'olive tree', code: '123456' });
    await at(actor, 'codes');
    expect(given).toEqual(['olive tree', '123456']);
  });

  it('asks for the password again after a wrong one', async () => {
    const { actor } = begin({ start: () => Promise.reject({ code: 'WrongPassword', detail: 'No.' }) });
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'wrong', code: '' });
    await at(actor, 'password');
    expect(actor.getSnapshot().context.refusal).toEqual({ kind: 'wrong password' });
  });

  it('clears a wrong code and keeps the secret', async () => {
    const { actor } = begin({ confirm: () => Promise.reject({ code: 'WrongCode', detail: 'No.' }) });
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'olive tree', code: '' });
    await at(actor, 'scanning');
    actor.send({ type: 'change', code: '111111' });
    actor.send({ type: 'confirm' });
    await at(actor, 'scanning');
    expect(actor.getSnapshot().context).toMatchObject({ code: '', refusal: { kind: 'wrong code' }, secret });
  });

  it('starts over after a timeout', async () => {
    const { actor } = begin({ confirm: () => Promise.reject({ code: 'StepOver', detail: 'No.' }) });
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'olive tree', code: '' });
    await at(actor, 'scanning');
    actor.send({ type: 'change', code: '123456' });
    actor.send({ type: 'confirm' });
    await at(actor, 'password');
    expect(actor.getSnapshot().context).toMatchObject({ secret: null, code: '', refusal: { kind: 'step over' } });
  });

  it('forgets the secret on cancel', async () => {
    const { actor } = begin();
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'olive tree', code: '' });
    await at(actor, 'scanning');
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().context.secret).toBeNull();
  });
});

describe('sessions', () => {
  const session = (id: string, isCurrent = false): AccountSession => ({
    id,
    isCurrent,
    device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    address: '192.0.2.1',
    createdAt: '2026-11-20T09:00:00.000Z',
    seenAt: '2026-11-20T09:00:00.000Z',
  });
  const all = [session('this', true), session('a'), session('b')];

  it.each([
    [{ kind: 'one', session: session('a') }, ['this', 'b']],
    [{ kind: 'others' }, ['this']],
  ] as const)('disappear immediately when ended: %j', (change, left) => {
    expect(sessionChanges.expect(all, change).map(({ id }) => id)).toEqual(left);
  });

  it('already ended elsewhere count as ended', async () => {
    const api = { send: () => Promise.reject<never>({ success: false, code: 'NotFound', detail: 'Gone.' }) };
    await expect(sessionChanges.save(api, { kind: 'one', session: session('a') })).resolves.toBe(0);
  });
});
