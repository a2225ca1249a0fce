import { checkDatabase } from '@apiyard/api/contract/site/health';
import { fail } from '@apiyard/api/contract/endpoint';
import { getBlogPost } from '@apiyard/api/contract/content/content';
import type { CallResponse } from '@apiyard/api/contract/hub/hub';
import { callApi } from '@apiyard/api/contract/hub/hub';
import { getStats } from '@apiyard/api/contract/stats';
import { rotateKey } from '@apiyard/api/contract/accounts/keys';
import type { HttpHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { expect, it } from 'vitest';
import { callResponse, fixture, internal } from './fixture.ts';

const stats = { success: true as const, apis: 42, people: 310, calls: 98_765, version: '0.1.0' };

async function send(handler: HttpHandler, method: string, path: string, body?: object) {
  const response = await getResponse(
    [handler],
    new Request(`http://story.test${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
  );
  return [response?.status, await response?.json()] as const;
}

it('returns the data', async () => {
  expect(await send(fixture(getStats, stats), 'GET', '/api/stats')).toEqual([200, stats]);
});

it('refuses data that the contract does not allow', () => {
  const { apis: _, ...fewer } = stats;
  expect(() => fixture(getStats, fewer as typeof stats)).toThrow(
    'The fixture of GET /api/stats is not what the contract says: apis: ',
  );
  expect(() => fixture(getStats, { ...stats, more: 1 } as typeof stats)).toThrow(
    'The fixture of GET /api/stats is not what the contract says: more: unknown member',
  );
});

it('fails the call when a function gives data that the contract does not allow', async () => {
  const handler = fixture(getStats, () => ({ ...stats, apis: 'many' as unknown as number }));
  await expect(send(handler, 'GET', '/api/stats')).rejects.toThrow('apis: ');
});

it('gives a function the parsed input and the number of the call', async () => {
  const calls: unknown[] = [];
  const handler = fixture(rotateKey, (call) => {
    calls.push(call);
    return fail('NotFound', 'Gone.');
  });
  await send(handler, 'POST', '/api/account/keys/k1/rotate', { graceS: 60 });
  await send(handler, 'POST', '/api/account/keys/k2/rotate');
  expect(calls).toMatchObject([
    { input: { id: 'k1', graceS: 60 }, count: 1 },
    { input: { id: 'k2', graceS: 86_400 }, count: 2 },
  ]);
});

it('leaves calls of other paths to the next handler, and does not count them', async () => {
  const handlers = [
    fixture(callApi, ({ count, input }) => callResponse(input.api, `${count} ${String(input['text'])}`), {
      only: { api: 'convert/data' },
    }),
    fixture(callApi, ({ input }) => callResponse(input.api, 'any')),
  ];
  const dataOf = async (api: string) => {
    const request = new Request(`http://story.test/api/v1/${api}`, { method: 'POST', body: '{"text":"hi"}' });
    const answer = (await (await getResponse(handlers, request))?.json()) as CallResponse;
    return [answer.meta.api, answer.data];
  };
  expect(await dataOf('random/qr')).toEqual(['random/qr', 'any']);
  expect(await dataOf('convert/data')).toEqual(['convert/data', '1 hi']);
});

it('writes failures as the server does', async () => {
  expect(await send(fixture(checkDatabase, internal), 'POST', '/api/admin/health/integrity')).toEqual([
    500,
    {
      success: false,
      code: 'Internal',
      requestId: 'story-500',
      type: '/docs#Internal',
      title: 'Internal',
      status: 500,
      detail: 'Fault.',
    },
  ]);
  const gone = fixture(getBlogPost, () => fail('NotFound', 'Gone.'));
  expect(await send(gone, 'GET', '/api/data/blog/BlogPosts/slug/first')).toEqual([
    404,
    { success: false, code: 'NotFound', requestId: 'story-404', message: 'Gone.' },
  ]);
});
