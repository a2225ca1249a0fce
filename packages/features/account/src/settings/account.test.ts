import type { AccountSession } from '@apiyard/api/contract/accounts/account';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sessionChanges } from './session-changes.ts';
import type { AppSecret } from './two-steps-setup.machine.ts';
import { twoStepsSetupMachine } from './two-steps-setup.machine.ts';

describe('turning on two steps', () => {
  const secret: AppSecret = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x',
  };
  const codes = ['yard-0001-0000', 'yard-0001-0001'];
  interface Results {
    start?: () => Promise<AppSecret>;
    confirm?: () => Promise<readonly string[]>;
    renew?: () => Promise<readonly string[]>;
  }
  function begin({
    start: starts = async () => secret,
    confirm = async () => codes,
    renew = async () => codes,
  }: Results = {}) {
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
    actor.send({ type: 'confirm', code: '123456' });
    await at(actor, 'codes');
    expect(given).toEqual(['olive tree', '123456']);
    expect(changes()).toBe(1);
    expect(actor.getSnapshot().context).toMatchObject({ recoveryCodes: codes, secret: null });
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

  it('requests the password again after an incorrect one', async () => {
    const problem = { code: 'WrongPassword', requestId: 'r-1' };
    const { actor } = begin({ start: () => Promise.reject(problem) });
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'wrong', code: '' });
    await at(actor, 'password');
    expect(actor.getSnapshot().context.error).toEqual(problem);
  });

  it('keeps the secret after a wrong code', async () => {
    const problem = { code: 'WrongCode', requestId: 'r-1' };
    const { actor } = begin({ confirm: () => Promise.reject(problem) });
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'olive tree', code: '' });
    await at(actor, 'scanning');
    actor.send({ type: 'confirm', code: '111111' });
    await at(actor, 'scanning');
    expect(actor.getSnapshot().context).toMatchObject({ error: problem, secret });
  });

  it('restarts after a timeout', async () => {
    const problem = { code: 'StepOver', requestId: 'r-1' };
    const { actor } = begin({ confirm: () => Promise.reject(problem) });
    actor.send({ type: 'open', purpose: 'start' });
    actor.send({ type: 'password', password: 'olive tree', code: '' });
    await at(actor, 'scanning');
    actor.send({ type: 'confirm', code: '123456' });
    await at(actor, 'password');
    expect(actor.getSnapshot().context).toMatchObject({ secret: null, error: problem });
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
