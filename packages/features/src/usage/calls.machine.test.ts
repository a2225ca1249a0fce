import type { LoggedCall } from '@apiyard/api/contract/usage';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CallsPage } from './calls.machine.ts';
import { callsMachine, withNewer } from './calls.machine.ts';
import { findCalls } from './find-calls.ts';

const call = (requestId: string): LoggedCall => ({
  requestId,
  api: 'random/uuid',
  keyId: 'k1',
  keyName: 'Main',
  method: 'GET',
  status: 200,
  code: null,
  ms: 1,
  cost: 1,
  at: '2026-11-20T10:00:00.000Z',
  hasInput: false,
});
const page = (ids: string, next: string | null = null): CallsPage => ({ items: [...ids].map(call), next });
const idsOf = ({ items }: { items: readonly LoggedCall[] }) => items.map(({ requestId }) => requestId).join('');

function started(answers: readonly (CallsPage | Error)[]) {
  const cursors: (string | null)[] = [];
  const filters: object[] = [];
  const left = [...answers];
  const actor = createActor(
    callsMachine.provide({
      actors: {
        page: fromPromise<CallsPage, { readonly cursor: string | null; readonly filters: object }>(
          async ({ input }) => {
            cursors.push(input.cursor);
            filters.push(input.filters);
            const answer = left.shift();
            if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Asked too often.');
            return answer;
          },
        ),
      },
    }),
  ).start();
  const settled = () => expect.poll(() => actor.getSnapshot().value).toBe('idle');
  return { actor, cursors, filters, settled, shown: () => actor.getSnapshot().context };
}

test('older calls follow until there are none left', async () => {
  const { actor, cursors, filters, settled, shown } = started([page('cd', 'd'), page('e')]);
  actor.send({ type: 'told', page: page('ab', 'b'), filters: { api: 'a/b' } });
  for (let time = 0; time < 3; time++) {
    actor.send({ type: 'older' });
    await settled();
  }
  expect([idsOf(shown()), shown().next, cursors]).toEqual(['abcde', null, ['b', 'd']]);
  expect(filters).toEqual([{ api: 'a/b' }, { api: 'a/b' }]);
});

test('newer calls come before those in sight, and are counted', async () => {
  const { actor, settled, shown } = started([page('XYa', 'a'), page('XYa', 'a')]);
  actor.send({ type: 'told', page: page('ab', 'b'), filters: { api: 'a/b' } });
  actor.send({ type: 'newer' });
  await settled();
  expect([idsOf(shown()), shown().next, shown().newCount]).toEqual(['XYab', 'b', 2]);
  actor.send({ type: 'newer' });
  await settled();
  expect([idsOf(shown()), shown().newCount]).toEqual(['XYab', 0]);
});

test('when more came than a page holds, nothing is left out in between', () => {
  expect(withNewer(page('ab', 'b'), page('WXYZ', 'Z'))).toEqual({ ...page('WXYZ', 'Z'), added: 4 });
  expect(withNewer(page(''), page('a', 'a'))).toEqual({ ...page('a', 'a'), added: 1 });
});

test('a failure keeps what is in sight, and another try takes it away', async () => {
  const { actor, settled, shown } = started([new Error('down'), page('c')]);
  actor.send({ type: 'told', page: page('ab', 'b'), filters: { api: 'a/b' } });
  actor.send({ type: 'older' });
  await settled();
  expect([idsOf(shown()), shown().failure?.what]).toEqual(['ab', 'older']);
  actor.send({ type: 'older' });
  await settled();
  expect([idsOf(shown()), shown().failure]).toEqual(['abc', null]);
});

test('a page that the server did not fill is filled by asking on, and not for ever', async () => {
  const asked: object[] = [];
  const api = (answers: CallsPage[]) => ({
    send: (_: unknown, input: object) => {
      asked.push(input);
      return Promise.resolve(answers.shift() ?? page('', 'on'));
    },
  });
  expect(await findCalls(api([page('', 'x'), page('a', 'y'), page('b')]) as never, { api: 'q' }, null)).toEqual(
    page('ab'),
  );
  expect(asked).toEqual([
    { api: 'q', limit: 25 },
    { api: 'q', limit: 25, cursor: 'x' },
    { api: 'q', limit: 24, cursor: 'y' },
  ]);
  asked.length = 0;
  expect(await findCalls(api([]) as never, {}, 's')).toEqual(page('', 'on'));
  expect(asked).toHaveLength(8);
});
