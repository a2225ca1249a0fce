import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { storyUser } from '@apiyard/kit/story/people.ts';
import type { SendOutcome } from '@apiyard/kit/credentials/mail.machine.ts';
import { mailMachine } from '@apiyard/kit/credentials/mail.machine.ts';
import type { NewPassword, Proof, Reset, SecondStep } from './recovery.ts';
import { resetMachine } from './reset.machine.ts';
import { twoStepsMachine } from './two-steps.machine.ts';

const tooMany = { kind: 'too many tries', retryAfterS: 3 } as const;
const noAnswer = { kind: 'no answer' } as const;

describe('a mail', () => {
  function start(answers: readonly (() => Promise<SendOutcome>)[], isSent = false) {
    const clock = new SimulatedClock();
    const sent: string[] = [];
    const left = [...answers];
    const actor = createActor(
      mailMachine.provide({
        actors: {
          send: fromPromise<SendOutcome, string>(({ input }) => {
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
    const { actor, sent, clock } = start([async () => ({ kind: 'sent' }), async () => ({ kind: 'sent' })]);
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
    ['too many tries', async () => tooMany, tooMany],
    ['no answer', async () => noAnswer, noAnswer],
    ['a fault', () => Promise.reject<SendOutcome>(new Error('Fault.')), noAnswer],
  ])('is not reported as sent after %s', async (_, answer, refusal) => {
    const { actor } = start([answer]);
    actor.send({ type: 'send', to: 'noor@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(actor.getSnapshot().context.refusal).toEqual(refusal);
  });

  it('refused on resend can be resent when the server allows it', async () => {
    const { actor, clock } = start([async () => ({ kind: 'sent' }), async () => tooMany]);
    actor.send({ type: 'send', to: 'noor@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    pass(clock, 60);
    actor.send({ type: 'send again' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    expect(actor.getSnapshot().context).toEqual({ to: 'noor@example.org', secondsLeft: 3, refusal: tooMany });
    pass(clock, 3);
    expect(actor.getSnapshot().value).toEqual({ sent: 'ready' });
  });

  it('can be sent to another address immediately', async () => {
    const { actor } = start([async () => ({ kind: 'sent' })]);
    actor.send({ type: 'send', to: 'typo@example.org' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'change address' });
    expect(actor.getSnapshot().value).toBe('asking');
    expect(actor.getSnapshot().context.secondsLeft).toBe(0);
  });
});

describe('a new password', () => {
  type Outcome = Awaited<ReturnType<Reset['setPassword']>>;
  function start(answer: () => Promise<Outcome>) {
    const given: NewPassword[] = [];
    const actor = createActor(
      resetMachine.provide({
        actors: {
          set: fromPromise<Outcome, NewPassword>(({ input }) => {
            given.push(input);
            return answer();
          }),
        },
      }),
    ).start();
    return { actor, given };
  }

  it.each([
    ['', 'missing'],
    ['1234567', 'too short'],
    ['x'.repeat(257), 'too long'],
  ] as const)('%j is refused before anything is sent', (password, problem) => {
    const { actor, given } = start(async () => ({ kind: 'set' }));
    actor.send({ type: 'submit', password, revokeKeys: true });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.problem).toBe(problem);
    expect(given).toEqual([]);
    actor.send({ type: 'change' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('is sent once and not kept afterwards', async () => {
    const { actor, given } = start(async () => ({ kind: 'set' }));
    actor.send({ type: 'submit', password: 'olive tree at noon', revokeKeys: false });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(given).toEqual([{ password: 'olive tree at noon', revokeKeys: false }]);
    expect(actor.getSnapshot().context.form).toEqual({ password: '', revokeKeys: true });
  });

  it('ends when the link was already used', async () => {
    const { actor } = start(async () => ({ kind: 'link spent' }));
    actor.send({ type: 'submit', password: 'olive tree at noon', revokeKeys: false });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().value).toBe('spent');
  });

  it.each([
    ['weak', async () => ({ kind: 'weak password', reason: 'sequence' }) as const, 'sequence', null],
    ['too many', async () => tooMany, null, tooMany],
    ['a fault', () => Promise.reject<Outcome>(new Error('Fault.')), null, noAnswer],
  ])('can be retried after %s', async (_, answer, problem, refusal) => {
    const { actor } = start(answer);
    actor.send({ type: 'submit', password: 'olive tree at noon', revokeKeys: false });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(actor.getSnapshot().context).toMatchObject({ problem, refusal });
  });
});

describe('the second step', () => {
  type Outcome = Awaited<ReturnType<SecondStep['confirm']>>;
  function start(answer: () => Promise<Outcome>) {
    const given: Proof[] = [];
    const actor = createActor(
      twoStepsMachine.provide({
        actors: {
          confirm: fromPromise<Outcome, Proof>(({ input }) => {
            given.push(input);
            return answer();
          }),
        },
      }),
    ).start();
    return { actor, given };
  }
  const type = (actor: ReturnType<typeof start>['actor'], code: string) => {
    actor.send({ type: 'change', code });
    actor.send({ type: 'submit' });
  };

  it('requires all digits before it sends', () => {
    const { actor, given } = start(async () => ({ kind: 'signed in', user: storyUser }));
    type(actor, '12345');
    expect(actor.getSnapshot().context.problem).toBe('incomplete');
    expect(given).toEqual([]);
  });

  it('signs in with a 6-digit code', async () => {
    const { actor, given } = start(async () => ({ kind: 'signed in', user: storyUser }));
    type(actor, '123456');
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    expect(given).toEqual([{ kind: 'code', code: '123456' }]);
    expect(actor.getSnapshot().context.user).toEqual(storyUser);
  });

  it('signs in with a recovery code of any length', async () => {
    const { actor, given } = start(async () => ({ kind: 'signed in', user: storyUser }));
    actor.send({ type: 'use', kind: 'recovery code' });
    type(actor, 'k7m2-9pqx');
    await waitFor(actor, (snapshot) => snapshot.matches('signed in'));
    expect(given).toEqual([{ kind: 'recovery code', code: 'k7m2-9pqx' }]);
  });

  it('clears a wrong code and shows the error until the next digit', async () => {
    const { actor } = start(async () => ({ kind: 'wrong' }));
    type(actor, '123456');
    await waitFor(actor, (snapshot) => snapshot.matches('entering'));
    expect(actor.getSnapshot().context).toEqual({
      proof: { kind: 'code', code: '' },
      problem: 'wrong',
      refusal: null,
      user: null,
    });
    actor.send({ type: 'change', code: '6' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('keeps the code when the server does not respond', async () => {
    const { actor } = start(() => Promise.reject(new Error('Fault.')));
    type(actor, '123456');
    await waitFor(actor, (snapshot) => snapshot.matches('entering'));
    expect(actor.getSnapshot().context).toEqual({
      proof: { kind: 'code', code: '123456' },
      problem: null,
      refusal: noAnswer,
      user: null,
    });
  });

  it('ends when its sign-in ends', async () => {
    const { actor } = start(async () => ({ kind: 'ended' }));
    type(actor, '123456');
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().value).toBe('over');
  });
});
