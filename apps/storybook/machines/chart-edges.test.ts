import { authMachine } from '@apiyard/account/auth/auth.machine.ts';
import { readinessMachine } from '@apiyard/shell/readiness/readiness.machine.ts';
import { expect, it } from 'vitest';
import { edgesOf, statesOf } from './chart-edges.ts';
import { layOut } from './chart-layout.ts';

it('lists the states of the readiness machine and what leads from one to another', () => {
  expect(statesOf(readinessMachine).map(({ name }) => name)).toEqual([
    'starting',
    'checking',
    'down',
    'ready',
    'rechecking',
  ]);
  expect(
    edgesOf(readinessMachine)
      .filter(({ from }) => from === 'readiness.down' || from === 'readiness.ready')
      .map(({ from, to, labels }) => [from, to, labels]),
  ).toEqual([
    ['readiness.down', 'readiness.checking', ['retry', 'came online', 'focused', 'after retry']],
    [
      'readiness.ready',
      'readiness.rechecking',
      ['focused [stale]', 'came online', 'call failed', 'retry', 'after recheck [stale]'],
    ],
    ['readiness.ready', 'readiness.ready', ['after recheck']],
  ]);
});

it('names events of actors by the actor, and shows where a state with states starts', () => {
  const edges = edgesOf(authMachine);
  expect(edges.find(({ from }) => from === 'auth.loading')).toMatchObject({
    to: 'auth.signed in',
    labels: ['me done'],
  });
  expect(edges).toContainEqual({ from: 'auth.signed out', to: 'auth.signed out.idle', labels: [], isInitial: true });
});

it('places states without overlap, inside of the state that contains them', () => {
  const { boxes } = layOut(authMachine);
  const box = (id: string) => {
    const found = boxes.find((one) => one.id === id);
    if (found === undefined) throw new Error(`No box of ${id}.`);
    return found;
  };
  const outer = box('auth.signed out');
  for (const id of ['idle', 'leaving', 'logging in', 'second step']) {
    const inner = box(`auth.signed out.${id}`);
    expect(inner.x).toBeGreaterThan(outer.x);
    expect(inner.y).toBeGreaterThan(outer.y);
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
    expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
  }
  const leaves = boxes.filter(({ hasStates }) => !hasStates);
  for (const [index, one] of leaves.entries())
    for (const other of leaves.slice(index + 1))
      expect(
        one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y,
      ).toBe(true);
});
