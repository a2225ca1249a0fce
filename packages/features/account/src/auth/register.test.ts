import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { passwordLength } from '@apiyard/kit/credentials/password.ts';
import type { Registered, RegisterInput } from './register.machine.ts';
import { registerMachine } from './register.machine.ts';

const sound: RegisterInput = { username: 'noor', email: 'noor@example.org', password: 'olive tree at noon' };

function start(answer: () => Promise<Registered>) {
  const sent: RegisterInput[] = [];
  const actor = createActor(
    registerMachine.provide({
      actors: {
        register: fromPromise<Registered, RegisterInput>(({ input }) => {
          sent.push(input);
          return answer();
        }),
      },
    }),
  ).start();
  return { actor, sent };
}

describe('registration', () => {
  it('rates password length in four steps', () => {
    expect(['', '1234567', '12345678', '12345678901234', '123456789012345'].map(passwordLength)).toEqual([
      'none',
      'short',
      'enough',
      'enough',
      'good',
    ]);
  });

  it('sends a valid form once', async () => {
    const { actor, sent } = start(async () => ({ mustConfirm: false }));
    actor.send({ type: 'submit', form: sound });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(sent).toEqual([{ username: 'noor', email: 'noor@example.org', password: 'olive tree at noon' }]);
  });

  it.each([
    [{ success: false, message: 'Taken.', code: 'Conflict', field: 'username' }],
    [{ success: false, message: 'Spent.', code: 'InvitationSpent' }],
    ['Wrong Services'],
  ])('keeps the form and the error %j, and can be tried again', async (rejection) => {
    const { actor, sent } = start(() => Promise.reject(rejection));
    actor.send({ type: 'submit', form: sound });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(actor.getSnapshot().context).toEqual({ form: sound, mustConfirm: false, closed: null, error: rejection });
    actor.send({ type: 'submit', form: sound });
    expect(actor.getSnapshot().context.error).toBeNull();
    expect(sent).toHaveLength(2);
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
