import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { dataApi, hashApi } from '@apiyard/kit/story/apis.ts';
import { playgroundMachine } from '../playground/playground.machine.ts';
import { workbenchMachine } from './workbench.machine.ts';

function bench() {
  const signals: AbortSignal[] = [];
  const tool = playgroundMachine.provide({
    actors: {
      call: fromPromise<Outcome, ApiCall>(({ signal }) => {
        signals.push(signal);
        return new Promise<Outcome>(() => {});
      }),
    },
  });
  const actor = createActor(workbenchMachine.provide({ actors: { tool } })).start();
  const open = (api: typeof hashApi) =>
    actor.send({ type: 'open', input: { api, draft: null, shared: null, history: [] } });
  const at = (path: string) => actor.getSnapshot().context.tools[path];
  return { actor, signals, open, at };
}

test('keeps the input of a tool while another is open and when it is reopened', () => {
  const { open, at } = bench();
  open(hashApi);
  at('convert/hash')?.send({ type: 'edit', name: 'text', value: 'mine' });
  open(dataApi);
  open(hashApi);
  expect(at('convert/hash')?.getSnapshot().context.values['text']).toBe('mine');
  expect(at('convert/data')?.getSnapshot().context.values['to']).toBe('yaml');
});

test('keeps a call running while another tool is open, aborts it when the page closes', () => {
  const { actor, signals, open, at } = bench();
  open(hashApi);
  at('convert/hash')?.send({ type: 'send' });
  open(dataApi);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
