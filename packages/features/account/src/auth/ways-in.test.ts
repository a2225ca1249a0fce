import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { storyUser } from '@apiyard/kit/story/people.ts';
import type { ConfirmOutcome } from './confirm-email.machine.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';
import type { PasskeyOutcome } from './passkey-login.machine.ts';
import { passkeyLoginMachine } from './passkey-login.machine.ts';

describe('a sign-in by passkey', () => {
  const start = (answer: () => Promise<PasskeyOutcome>) =>
    createActor(passkeyLoginMachine.provide({ actors: { signIn: fromPromise(answer) } })).start();

  it('ends with the signed-in user', async () => {
    const actor = start(async () => ({ kind: 'signed in', user: storyUser }));
    actor.send({ type: 'use' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().context).toEqual({ user: storyUser, refusal: null });
  });

  it('canceled by the person shows no error and can start again', async () => {
    const actor = start(async () => ({ kind: 'cancelled' }));
    actor.send({ type: 'use' });
    expect(actor.getSnapshot().value).toBe('signing in');
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context).toEqual({ user: null, refusal: null });
  });

  it.each<[PasskeyOutcome]>([
    [{ kind: 'passkey refused' }],
    [{ kind: 'confirm first', isSent: false }],
    [{ kind: 'too many tries', retryAfterS: 60 }],
  ])('refused with %j shows the error until another sign-in method is used', async (refusal) => {
    const actor = start(async () => refusal);
    actor.send({ type: 'use' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context.refusal).toEqual(refusal);
    actor.send({ type: 'forget' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('that fails counts as no response', async () => {
    const actor = start(() => Promise.reject(new Error('Fault.')));
    actor.send({ type: 'use' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context.refusal).toEqual({ kind: 'no answer' });
  });
});

describe('the link of a confirmation mail', () => {
  function start(answers: readonly (() => Promise<ConfirmOutcome>)[]) {
    const followed: string[] = [];
    const left = [...answers];
    const actor = createActor(
      confirmEmailMachine.provide({
        actors: {
          confirm: fromPromise<ConfirmOutcome, string>(({ input }) => {
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
    const { actor, followed } = start([async () => ({ kind: 'confirmed', email: 'noor@example.org' })]);
    actor.send({ type: 'start' });
    actor.send({ type: 'start' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(followed).toEqual(['whole']);
    expect(actor.getSnapshot().context.outcome).toEqual({ kind: 'confirmed', email: 'noor@example.org' });
  });

  it.each<[ConfirmOutcome]>([[{ kind: 'link spent' }], [{ kind: 'address taken' }]])(
    'with result %j is not followed again',
    async (outcome) => {
      const { actor } = start([async () => outcome]);
      actor.send({ type: 'start' });
      await waitFor(actor, (snapshot) => snapshot.status === 'done');
      expect(actor.getSnapshot().context.outcome).toEqual(outcome);
    },
  );

  it('can be retried when the server does not respond', async () => {
    const { actor, followed } = start([
      () => Promise.reject(new Error('Fault.')),
      async () => ({ kind: 'confirmed', email: 'noor@example.org' }),
    ]);
    actor.send({ type: 'start' });
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    expect(actor.getSnapshot().context.outcome).toEqual({ kind: 'no answer' });
    actor.send({ type: 'try again' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(followed).toEqual(['whole', 'whole']);
  });
});
