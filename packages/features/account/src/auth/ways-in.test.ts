import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { storyUser } from '@apiyard/kit/story/people.ts';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { ConfirmedEmail } from './recovery/confirm-email.machine.ts';
import { confirmEmailMachine } from './recovery/confirm-email.machine.ts';
import { passkeyLoginMachine } from './passkey-login.machine.ts';

describe('a sign-in by passkey', () => {
  const start = (answer: () => Promise<User | null>) =>
    createActor(passkeyLoginMachine.provide({ actors: { signIn: fromPromise(answer) } })).start();

  it('ends with the signed-in user', async () => {
    const actor = start(async () => storyUser);
    actor.send({ type: 'use' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().context).toEqual({ user: storyUser, error: null });
  });

  it('canceled by the person shows no error and can start again', async () => {
    const actor = start(async () => null);
    actor.send({ type: 'use' });
    expect(actor.getSnapshot().value).toBe('signing in');
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context).toEqual({ user: null, error: null });
  });

  it.each([
    [{ code: 'PasskeyRefused', requestId: 'r-1' }],
    [{ code: 'ConfirmFirst', isSent: false, requestId: 'r-1' }],
    [{ code: 'RateLimited', retryAfterS: 60, requestId: 'r-1' }],
    [new Error('Fault.')],
  ])('refused with %j shows the error until another sign-in method is used', async (rejection) => {
    const actor = start(() => Promise.reject(rejection));
    actor.send({ type: 'use' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context.error).toBe(rejection);
    actor.send({ type: 'forget' });
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});

describe('the link of a confirmation mail', () => {
  function start(answers: readonly (() => Promise<ConfirmedEmail>)[]) {
    const followed: string[] = [];
    const left = [...answers];
    const actor = createActor(
      confirmEmailMachine.provide({
        actors: {
          confirm: fromPromise<ConfirmedEmail, string>(({ input }) => {
            followed.push(input);
            return left.shift()?.() ?? Promise.reject(new Error('No answer was planned.'));
          }),
        },
      }),
      { input: { token: 'whole' } },
    ).start();
    return { actor, followed };
  }

  it('is followed once, however often the page mounts', async () => {
    const { actor, followed } = start([async () => ({ email: 'noor@example.org' })]);
    actor.send({ type: 'start' });
    actor.send({ type: 'start' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(followed).toEqual(['whole']);
    expect(actor.getSnapshot().value).toBe('confirmed');
    expect(actor.getSnapshot().context.email).toBe('noor@example.org');
  });

  it.each([
    ['LinkSpent', 'spent'],
    ['InvalidInput', 'spent'],
    ['AddressTaken', 'taken'],
  ])('refused with %s is not followed again', async (code, end) => {
    const { actor } = start([() => Promise.reject({ code, requestId: 'r-1' })]);
    actor.send({ type: 'start' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().value).toBe(end);
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('can be retried when the server does not respond', async () => {
    const fault = new Error('Fault.');
    const { actor, followed } = start([() => Promise.reject(fault), async () => ({ email: 'noor@example.org' })]);
    actor.send({ type: 'start' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.error).toBe(fault);
    actor.send({ type: 'try again' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(followed).toEqual(['whole', 'whole']);
  });
});
