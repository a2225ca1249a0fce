import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { submissionMachine } from './submission.ts';

it('sends once at a time, keeps why it was refused, and forgets that when it is tried again', async () => {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const sent: unknown[] = [];
  const send = fromPromise<unknown, unknown>(({ input }) => {
    sent.push(input);
    const call = Promise.withResolvers<unknown>();
    waiting.push(call);
    return call.promise;
  });
  const actor = createActor(submissionMachine.provide({ actors: { send } })).start();
  actor.send({ type: 'submit', input: 'one' });
  actor.send({ type: 'submit', input: 'two' });
  expect(sent).toEqual(['one']);
  waiting[0]?.reject({ code: 'VoucherUnknown' });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(actor.getSnapshot().context).toEqual({ told: null, error: { code: 'VoucherUnknown' } });
  actor.send({ type: 'submit', input: 'three' });
  expect(actor.getSnapshot().context.error).toBeNull();
  waiting[1]?.resolve('told');
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(actor.getSnapshot().context).toEqual({ told: 'told', error: null });
  actor.send({ type: 'start over' });
  expect(actor.getSnapshot().context).toEqual({ told: null, error: null });
});
