import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import { exampleMachine } from './example.machine.ts';

const answered = (status: number): Outcome => ({
  kind: 'answered',
  answer: {
    status,
    headers: [],
    ms: 3,
    sizeBytes: 2,
    meta: null,
    quotaLeft: null,
    body: { kind: 'json', value: {}, text: '{}' },
  },
});

/** Runs against scripted responses, in order; `signals` shows which calls were aborted. */
function start(...answers: (() => Promise<Outcome>)[]) {
  const signals: AbortSignal[] = [];
  const call = fromPromise<Outcome>(({ signal }) => {
    signals.push(signal);
    return (answers[signals.length - 1] ?? (() => Promise.reject(new Error('no more'))))();
  });
  return { actor: createActor(exampleMachine.provide({ actors: { call } })).start(), signals };
}

test('ends a run with its response; it can be repeated', async () => {
  const { actor } = start(
    () => Promise.resolve(answered(200)),
    () => Promise.resolve(answered(201)),
  );
  actor.send({ type: 'run' });
  expect((await waitFor(actor, (state) => state.matches('done'))).context.outcome).toEqual(answered(200));
  actor.send({ type: 'run' });
  expect(actor.getSnapshot().context.outcome).toEqual(answered(200));
  expect((await waitFor(actor, (state) => state.matches('done'))).context.outcome).toEqual(answered(201));
});

test('clears the last response if a run gets none', async () => {
  const { actor } = start(
    () => Promise.resolve(answered(200)),
    () => Promise.reject(new Error('offline')),
  );
  actor.send({ type: 'run' });
  await waitFor(actor, (state) => state.matches('done'));
  actor.send({ type: 'run' });
  expect((await waitFor(actor, (state) => state.matches('unreachable'))).context.outcome).toBeNull();
});

test('aborts the call of a stopped run and never shows its response', async () => {
  let answer: (outcome: Outcome) => void = () => {};
  const { actor, signals } = start(() => new Promise((resolve) => (answer = resolve)));
  actor.send({ type: 'run' });
  actor.send({ type: 'stop' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(signals[0]?.aborted).toBe(true);
  answer(answered(200));
  await Promise.resolve();
  expect(actor.getSnapshot().context.outcome).toBeNull();
});
