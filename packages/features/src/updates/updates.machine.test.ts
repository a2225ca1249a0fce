import type { Update } from '@apiyard/api/contract/updates';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Asked, UpdatePage } from './updates.machine.ts';
import { updatesMachine } from './updates.machine.ts';

const update = (id: string): Update => ({
  id,
  kind: 'new',
  title: id,
  body: '',
  publishedAt: '2026-11-20T08:00:00.000Z',
});

function start(...answers: (() => Promise<UpdatePage>)[]) {
  const asked: Asked[] = [];
  const load = fromPromise<UpdatePage, Asked>(({ input }) => {
    asked.push(input);
    return (answers[asked.length - 1] ?? (() => Promise.reject(new Error('no more'))))();
  });
  const actor = createActor(updatesMachine.provide({ actors: { load } })).start();
  return { actor, asked, ids: () => actor.getSnapshot().context.items.map(({ id }) => id) };
}

test('older ones follow; what moved down meanwhile is not shown twice', async () => {
  const { actor, asked, ids } = start(() => Promise.resolve({ items: [update('b'), update('c')], next: null }));
  actor.send({ type: 'begin', first: { items: [update('a'), update('b')], next: 'after-b' }, kind: 'new' });
  actor.send({ type: 'more' });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([{ kind: 'new', cursor: 'after-b' }]);
  actor.send({ type: 'more' });
  expect(asked).toHaveLength(1);
});

test('a failure keeps what is there and can be tried again from the same place', async () => {
  const { actor, asked, ids } = start(
    () => Promise.reject(new Error('down')),
    () => Promise.resolve({ items: [update('b')], next: null }),
  );
  actor.send({ type: 'begin', first: { items: [update('a')], next: 'after-a' }, kind: null });
  actor.send({ type: 'more' });
  await waitFor(actor, (state) => state.matches('failed'));
  expect(ids()).toEqual(['a']);
  actor.send({ type: 'more' });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(ids()).toEqual(['a', 'b']);
  expect(asked.map(({ cursor }) => cursor)).toEqual(['after-a', 'after-a']);
});

test('a filter that is chosen while older ones are on their way wins', async () => {
  let answer: (page: UpdatePage) => void = () => {};
  const { actor, ids } = start(() => new Promise((resolve) => (answer = resolve)));
  actor.send({ type: 'begin', first: { items: [update('a')], next: 'after-a' }, kind: null });
  actor.send({ type: 'more' });
  actor.send({ type: 'begin', first: { items: [update('x')], next: null }, kind: 'fixed' });
  answer({ items: [update('b')], next: null });
  await Promise.resolve();
  expect(ids()).toEqual(['x']);
});
