import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { expect, test } from 'vitest';
import type { CallsPage } from './calls-query.ts';
import { findCalls, withNewer } from './calls-query.ts';

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

test('puts newer calls first and counts them', () => {
  expect(withNewer(page('ab', 'b'), page('XYa', 'a'))).toEqual({ ...page('XYab', 'b'), added: 2 });
  expect(withNewer(page('XYab', 'b'), page('XYa', 'a'))).toEqual({ ...page('XYab', 'b'), added: 0 });
});

test('leaves no gap when more new calls arrived than a page holds', () => {
  expect(withNewer(page('ab', 'b'), page('WXYZ', 'Z'))).toEqual({ ...page('WXYZ', 'Z'), added: 4 });
  expect(withNewer(page(''), page('a', 'a'))).toEqual({ ...page('a', 'a'), added: 1 });
});

test('fills a partial page with further requests, up to a limit', async () => {
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
