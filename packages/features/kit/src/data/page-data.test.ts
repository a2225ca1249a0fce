import type { Client } from '@apiyard/api/client';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { expect, it } from 'vitest';
import { pageDataIn, pageDataOf, takeOver } from './page-data.ts';
import { createQueryClient } from './query-client.ts';
import { query } from './query.ts';

const plans = query(listPlans, {});

/** A server that counts its responses. */
function counting() {
  let sent = 0;
  const client = createQueryClient({ send: async () => ({ items: [`answer ${(sent += 1)}`] }) } as unknown as Client);
  return { client, sent: () => sent };
}

it('takes over the data of the document, which loaders then fetch only once it is shown', async () => {
  const server = counting();
  await server.client.prefetchQuery(plans);
  await server.client.prefetchQuery({ queryKey: ['draft'], queryFn: () => 'mine', meta: { isOfBrowser: true } });
  const text = JSON.stringify(pageDataIn(server.client, 1000));
  const data = pageDataOf({ getElementById: (id) => (id === 'data' ? ({ textContent: text } as HTMLElement) : null) });
  if (data === null) throw new Error('The page has data.');
  expect([data.renderedAtMs, data.queries.queries.map(({ queryKey }) => queryKey)]).toEqual([
    1000,
    [['/api/plans', {}]],
  ]);

  const browser = counting();
  const letFetch = takeOver(browser.client, data, 5000);
  expect(browser.client.getQueryState(plans.queryKey)).toMatchObject({
    data: { items: ['answer 1'] },
    dataUpdatedAt: 5000,
  });
  await browser.client.prefetchQuery(plans);
  expect(browser.sent()).toBe(0);
  letFetch();
  await browser.client.prefetchQuery(plans);
  expect(browser.sent()).toBe(1);
});

it('finds no data in a page that was rendered without', () => {
  expect(pageDataOf({ getElementById: () => null })).toBeNull();
});
