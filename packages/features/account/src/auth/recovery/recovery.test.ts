import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { mailMachine } from '@apiyard/kit/credentials/mail.machine.ts';
import type { Confirmed, Proof } from '../second-step/two-steps.machine.ts';
import { twoStepsMachine } from '../second-step/two-steps.machine.ts';

const tooMany = { code: 'RateLimited', retryAfterS: 3, requestId: 'r-1' };
const fault = new Error('Fault.');
const sentNow = async () => ({ success: true });

describe('a mail', () => {
  function start(answers: readonly (() => Promise<unknown>)[], isSent = false) {
    const clock = new SimulatedClock();
    const sent: string[] = [];
    const left = [...answers];
    const actor = createActor(
      mailMachine.provide({
        actors: {
          send: fromPromise<unknown, string>(({ input }) => {
            sent.push(input);
            return left.shift()?.() ?? Promise.reject(new Error('No answer was planned.'));
          }),
        },
      }),
      { clock, input: { isSent } },
    ).start();
    return { actor, sent, clock };
  }
  const pass = (clock: SimulatedClock, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };

  it('can be resent after 60 seconds, not before', async () => {
    const { actor, sent, clock } = start([sentNow, sentNow]);
    actor.send({ type: 'send', to: 'noor@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    actor.send({ type: 'send again' });
    pass(clock, 59);
    expect(actor.getSnapshot().value).toEqual({ sent: 'waiting' });
    expect(actor.getSnapshot().context.secondsLeft).toBe(1);
    pass(clock, 1);
    expect(actor.getSnapshot().value).toEqual({ sent: 'ready' });
    actor.send({ type: 'send again' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    expect(sent).toEqual(['noor@example.org', 'noor@example.org']);
    expect(actor.getSnapshot().context.secondsLeft).toBe(60);
  });

  it('sent before the page opened starts the wait immediately', () => {
    const { actor, sent } = start([], true);
    expect(actor.getSnapshot().value).toEqual({ sent: 'waiting' });
    expect(actor.getSnapshot().context.secondsLeft).toBe(60);
    expect(sent).toEqual([]);
  });

  it.each([
    ['too many tries', tooMany],
    ['no answer', 'Wrong Services'],
    ['a fault', fault],
  ])('is not reported as sent after %s', async (_, error) => {
    const { actor } = start([() => Promise.reject(error)]);
    actor.send({ type: 'send', to: 'noor@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(actor.getSnapshot().context.error).toBe(error);
  });

  it('refused on resend can be resent when the server allows it', async () => {
    const { actor, clock } = start([sentNow, () => Promise.reject(tooMany)]);
    actor.send({ type: 'send', to: 'noor@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    pass(clock, 60);
    actor.send({ type: 'send again' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    expect(actor.getSnapshot().context).toEqual({ to: 'noor@example.org', secondsLeft: 3, error: tooMany });
    pass(clock, 3);
    expect(actor.getSnapshot().value).toEqual({ sent: 'ready' });
  });

  it('that got no response on resend can be resent immediately', async () => {
    const { actor, clock } = start([sentNow, () => Promise.reject(fault)]);
    actor.send({ type: 'send', to: 'noor@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    pass(clock, 60);
    actor.send({ type: 'send again' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'ready' }));
    expect(actor.getSnapshot().context.error).toBe(fault);
  });

  it('can be sent to another address immediately', async () => {
    const { actor } = start([sentNow]);
    actor.send({ type: 'send', to: 'typo@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'change address' });
    expect(actor.getSnapshot().value).toBe('asking');
    expect(actor.getSnapshot().context.secondsLeft).toBe(0);
  });
});

describe('the second step', () => {
  function start(answer: () => Promise<Confirmed>) {
    const given: Proof[] = [];
    const actor = createActor(
      twoStepsMachine.provide({
        actors: {
          confirm: fromPromise<Confirmed, Proof>(({ input }) => {
            given.push(input);
            return answer();
          }),
        },
      }),
    ).start();
    return { actor, given };
  }
  const proof: Proof = { kind: 'code', code: '123456' };

  it('signs in with a 6-digit code', async () => {
    const { actor, given } = start(async () => ({ user: storyUser }));
    actor.send({ type: 'submit', proof });
    actor.send({ type: 'submit', proof });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    expect(given).toEqual([proof]);
    expect(actor.getSnapshot().context.user).toEqual(storyUser);
  });

  it('signs in with a recovery code', async () => {
    const { actor, given } = start(async () => ({ user: storyUser }));
    actor.send({ type: 'use', kind: 'recovery code' });
    expect(actor.getSnapshot().context.kind).toBe('recovery code');
    actor.send({ type: 'submit', proof: { kind: 'recovery code', code: 'k7m2-9pqx' } });
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    expect(given).toEqual([{ kind: 'recovery code', code: 'k7m2-9pqx' }]);
  });

  it.each([
    ['a wrong code', { code: 'WrongCode', requestId: 'r-1' }],
    ['a fault', fault],
  ])('keeps the error after %s until another kind is used', async (_, error) => {
    const { actor } = start(() => Promise.reject(error));
    actor.send({ type: 'submit', proof });
    await waitFor(actor, (snapshot) => snapshot.matches('entering'));
    expect(actor.getSnapshot().context).toEqual({ kind: 'code', user: null, error });
    actor.send({ type: 'use', kind: 'recovery code' });
    expect(actor.getSnapshot().context).toEqual({ kind: 'recovery code', user: null, error: null });
  });

  it('ends when its sign-in ends', async () => {
    const { actor } = start(() => Promise.reject({ code: 'StepOver', requestId: 'r-1' }));
    actor.send({ type: 'submit', proof });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().value).toBe('over');
  });
});
