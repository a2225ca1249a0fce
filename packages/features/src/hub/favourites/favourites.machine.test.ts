import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { favouritesMachine, favouritesShown } from './favourites.machine.ts';

type Change = { api: string; on: boolean };

function start(answer: (change: Change) => Promise<readonly string[]>, saved: readonly string[] = ['a/one']) {
  const asked: Change[] = [];
  const save = fromPromise<readonly string[], Change>(({ input }) => {
    asked.push(input);
    return answer(input);
  });
  const actor = createActor(favouritesMachine.provide({ actors: { save } }));
  actor.start();
  actor.send({ type: 'told', saved });
  return {
    actor,
    asked,
    shown: () => favouritesShown(actor.getSnapshot().context),
    idle: () => waitFor(actor, (state) => state.matches('saved')),
  };
}

test('a toggle shows at once and is saved', async () => {
  const { actor, asked, shown, idle } = start(async () => ['b/two', 'a/one']);
  actor.send({ type: 'toggle', api: 'b/two' });
  expect(shown()).toEqual(['b/two', 'a/one']);
  await idle();
  expect(asked).toEqual([{ api: 'b/two', on: true }]);
  expect(actor.getSnapshot().context).toEqual({ saved: ['b/two', 'a/one'], pending: [] });
});

test('a failed change goes back and says which one it was', async () => {
  const { actor, shown, idle } = start(() => Promise.reject(new Error('down')));
  const refused: unknown[] = [];
  actor.on('refused', ({ change }) => refused.push(change));
  actor.send({ type: 'toggle', api: 'a/one' });
  expect(shown()).toEqual([]);
  await idle();
  expect(shown()).toEqual(['a/one']);
  expect(refused).toEqual([{ api: 'a/one', on: false }]);
});

test('quick toggles are saved in order, one after the other', async () => {
  const kept = new Set(['a/one']);
  const { actor, asked, shown, idle } = start(async ({ api, on }) => {
    if (on) kept.add(api);
    else kept.delete(api);
    return [...kept];
  });
  for (const api of ['b/two', 'b/two', 'a/one', 'b/two']) actor.send({ type: 'toggle', api });
  expect(shown()).toEqual(['b/two']);
  await idle();
  expect(asked).toEqual([
    { api: 'b/two', on: true },
    { api: 'b/two', on: false },
    { api: 'a/one', on: false },
    { api: 'b/two', on: true },
  ]);
  expect(shown()).toEqual(['b/two']);
});
