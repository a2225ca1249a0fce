import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { RegisterInput } from './register-form.ts';
import { passwordLength } from '@apiyard/kit/credentials/password.ts';
import { checkRegistration } from './register-form.ts';
import { registerMachine } from './register.machine.ts';

const sound: RegisterInput = { username: 'noor', email: 'noor@example.org', password: 'olive tree at noon' };

function start(answer: () => Promise<{ mustConfirm: boolean }>) {
  const sent: RegisterInput[] = [];
  const actor = createActor(
    registerMachine.provide({
      actors: {
        register: fromPromise<{ mustConfirm: boolean }, RegisterInput>(({ input }) => {
          sent.push(input);
          return answer();
        }),
      },
    }),
  ).start();
  return { actor, sent };
}

describe('registration', () => {
  it('reports every field that the contract rejects', () => {
    expect(checkRegistration({ username: '', email: '', password: '' })).toEqual({
      username: 'missing',
      email: 'missing',
      password: 'missing',
    });
    expect(checkRegistration({ username: '-no', email: 'noor', password: '1234567' })).toEqual({
      username: 'username pattern',
      email: 'email',
      password: 'too short',
    });
    expect(checkRegistration({ ...sound, password: 'x'.repeat(257) })).toEqual({ password: 'too long' });
    expect(checkRegistration(sound)).toEqual({});
  });

  it('rates password length in four steps', () => {
    expect(['', '1234567', '12345678', '12345678901234', '123456789012345'].map(passwordLength)).toEqual([
      'none',
      'short',
      'enough',
      'enough',
      'good',
    ]);
  });

  it('sends nothing while a field is invalid', () => {
    const { actor, sent } = start(async () => ({ mustConfirm: false }));
    actor.send({ type: 'submit', form: { ...sound, email: '' } });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'missing' });
    expect(sent).toEqual([]);
  });

  it('a change clears the problem of that field only', () => {
    const { actor } = start(async () => ({ mustConfirm: false }));
    actor.send({ type: 'submit', form: { username: '', email: '', password: 'olive tree at noon' } });
    actor.send({ type: 'change', field: 'email' });
    expect(actor.getSnapshot().context.problems).toEqual({ username: 'missing' });
  });

  it('sends a valid form once', async () => {
    const { actor, sent } = start(async () => ({ mustConfirm: false }));
    actor.send({ type: 'submit', form: sound });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(sent).toEqual([{ username: 'noor', email: 'noor@example.org', password: 'olive tree at noon' }]);
  });

  it.each([
    [{ success: false, message: 'Taken.', code: 'Conflict', field: 'username' }, { username: 'username taken' }, null],
    [{ success: false, message: 'Kept.', code: 'UsernameReserved' }, { username: 'username reserved' }, null],
    [
      { success: false, message: 'Common.', code: 'WeakPassword', reason: 'common', errors: [] },
      { password: 'common' },
      null,
    ],
    [
      { success: false, message: 'Yours.', code: 'WeakPassword', reason: 'personal', errors: [] },
      { password: 'personal' },
      null,
    ],
    [
      {
        success: false,
        message: 'No.',
        code: 'InvalidInput',
        errors: [{ pointer: '/email', code: 'invalid_format', detail: 'No address.' }],
      },
      { email: 'email' },
      null,
    ],
    [
      { success: false, message: 'Wait.', code: 'RateLimited', retryAfterS: 40 },
      {},
      { kind: 'too many tries', retryAfterS: 40 },
    ],
    [{ success: false, message: 'Spent.', code: 'InvitationSpent' }, {}, { kind: 'invitation spent' }],
    ['Wrong Services', {}, { kind: 'no answer' }],
  ])('assigns the error %j to its field or the form', async (rejection, problems, refusal) => {
    const { actor } = start(() => Promise.reject(rejection));
    actor.send({ type: 'submit', form: sound });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(actor.getSnapshot().context).toEqual({ form: sound, mustConfirm: false, closed: null, problems, refusal });
  });

  it('keeps whether the address must be confirmed first', async () => {
    const { actor } = start(async () => ({ mustConfirm: true }));
    actor.send({ type: 'submit', form: sound });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(actor.getSnapshot().context.mustConfirm).toBe(true);
  });

  it('ends when registration was closed in the meantime', async () => {
    const { actor } = start(() =>
      Promise.reject({ success: false, message: 'Closed.', code: 'RegistrationClosed', registration: 'invitation' }),
    );
    actor.send({ type: 'submit', form: sound });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().context.closed).toBe('invitation');
  });
});
