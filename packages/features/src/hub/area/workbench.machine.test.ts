import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../../_kit/calls/answer.ts';
import type { ApiCall } from '../../_kit/calls/send-call.ts';
import { dataApi, hashApi } from '../../_kit/story/apis.ts';
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

test('a tool keeps what was typed while another is open, and when it is opened again', () => {
  const { open, at } = bench();
  open(hashApi);
  at('convert/hash')?.send({ type: 'edit', name: 'text', value: 'mine' });
  open(dataApi);
  open(hashApi);
  expect(at('convert/hash')?.getSnapshot().context.values['text']).toBe('mine');
  expect(at('convert/data')?.getSnapshot().context.values['to']).toBe('yaml');
});

test('a call goes on while another tool is open, and ends when the page is left', () => {
  const { actor, signals, open, at } = bench();
  open(hashApi);
  at('convert/hash')?.send({ type: 'send' });
  open(dataApi);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
