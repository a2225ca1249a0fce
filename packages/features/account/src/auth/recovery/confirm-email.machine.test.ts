import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ConfirmedEmail } from './confirm-email.machine.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';

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
