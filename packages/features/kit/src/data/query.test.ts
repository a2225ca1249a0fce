import type { Client } from '@apiyard/api/client';
import { addFavourite, listFavourites } from '@apiyard/api/contract/hub/hub';
import { listInvitations } from '@apiyard/api/contract/accounts/invitations';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import type { User } from '@apiyard/api/contract/accounts/session';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { loadable } from './loadable.ts';
import { createQueryClient, followSession } from './query-client.ts';
import { invalidate, mutation, pagedQuery, query } from './query.ts';
import { updateList } from './use-optimistic-list.ts';
import { itemsOf } from './use-pages.ts';

/** A server that counts its responses: each list has the number of its request. */
function counting() {
  const sent: unknown[] = [];
  const api = {
    send: async (endpoint: { readonly path: string }, input: object) => {
      sent.push([endpoint.path, input]);
      return { items: [`answer ${sent.length}`] };
    },
  } as unknown as Client;
  return { sent, api, client: createQueryClient(api) };
}

const observe = (client: ReturnType<typeof createQueryClient>) => {
  const observer = new QueryObserver(client, query(listFavourites, {}));
  const leave = observer.subscribe(() => {});
  return { observer, leave };
};

describe('a query', () => {
  it('is known by its endpoint and its input', () => {
    expect(query(listPlans, {}).queryKey).toEqual(['/api/plans', {}]);
    expect(pagedQuery(listInvitations, {}).queryKey).toEqual(['/api/admin/invitations', {}, 'pages']);
  });

  it('is fetched at each visit, once, and returns the cached data in the meantime', async () => {
    const { sent, client } = counting();
    await client.prefetchQuery(query(listFavourites, {}));
    const { observer, leave } = observe(client);
    expect(loadable(observer.getCurrentResult())).toEqual({ state: 'done', value: { items: ['answer 1'] } });
    expect(sent).toEqual([['/api/account/favourites', {}]]);
    await client.prefetchQuery(query(listFavourites, {}));
    expect(loadable(observer.getCurrentResult())).toEqual({ state: 'done', value: { items: ['answer 2'] } });
    leave();
  });

  it('shows a failure immediately, with the request ID to report', async () => {
    const client = createQueryClient({
      send: async () => Promise.reject({ code: 'Internal', requestId: 'r-1' }),
    } as unknown as Client);
    await client.prefetchQuery(query(listFavourites, {}));
    const { observer, leave } = observe(client);
    expect(loadable(observer.getCurrentResult())).toEqual({ state: 'failed', requestId: 'r-1' });
    leave();
  });
});

describe('a mutation', () => {
  it('refetches what it invalidates and is on the screen', async () => {
    const { sent, client } = counting();
    await client.prefetchQuery(query(listFavourites, {}));
    await client.prefetchQuery(query(listPlans, {}));
    const { leave } = observe(client);
    await new MutationObserver(client, mutation(addFavourite, { invalidates: [listFavourites] })).mutate({
      api: 'a/b',
    });
    await expect
      .poll(() => sent.slice(2))
      .toEqual([
        [addFavourite.path, { api: 'a/b' }],
        ['/api/account/favourites', {}],
      ]);
    leave();
  });
});

describe('invalidating', () => {
  it('drops a response to a request from before the change', async () => {
    const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    let asked = 0;
    const client = createQueryClient({ send: () => answers[asked++]?.promise } as unknown as Client);
    const { observer, leave } = observe(client);
    void invalidate(client, [listFavourites]);
    await expect.poll(() => asked).toBe(2);
    answers[1]?.resolve({ items: ['after'] });
    await expect.poll(() => observer.getCurrentResult().data).toEqual({ items: ['after'] });
    answers[0]?.resolve({ items: ['before'] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(observer.getCurrentResult().data).toEqual({ items: ['after'] });
    leave();
  });
});

describe('another person', () => {
  it('sees nothing of the one before, and does nothing in their name', async () => {
    const { sent, client } = counting();
    let user = { id: 'noor', role: 'user' } as User | null;
    let changed = () => {};
    followSession(client, {
      user: () => user,
      subscribe(listener) {
        changed = listener;
        return () => {};
      },
    });
    await client.prefetchQuery(query(listFavourites, {}));
    await client.prefetchQuery(query(listPlans, {}));
    client.setQueryDefaults(['menu'], { meta: { isForEveryone: true } });
    client.setQueryData(['menu'], 'kept');
    const { observer, leave } = observe(client);
    const waiting = Promise.withResolvers<null>();
    const done: string[] = [];
    const change = (name: string, result: Promise<null>) =>
      void new MutationObserver(client, {
        scope: { id: 'favourites' },
        mutationFn: () => {
          done.push(name);
          return result;
        },
      }).mutate();
    change('first', waiting.promise);
    change('second', Promise.resolve(null));
    await expect.poll(() => done).toEqual(['first']);
    changed();
    expect(loadable(observer.getCurrentResult()).state).toBe('done');
    user = null;
    changed();
    expect(loadable(observer.getCurrentResult())).toEqual({ state: 'loading' });
    expect(client.getQueryData(query(listPlans, {}).queryKey)).toBeUndefined();
    expect(client.getQueryData(['menu'])).toBe('kept');
    waiting.resolve(null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([done, sent.length]).toEqual([['first'], 2]);
    leave();
  });
});

describe('a list in pages', () => {
  const page = (ids: readonly string[], next: string | null) => ({ items: ids.map((id) => ({ id })), next });

  it('shows an item once that two pages repeat', () => {
    expect(itemsOf({ pages: [page(['a', 'b'], '2'), page(['b', 'c'], null)], pageParams: [null, '2'] })).toEqual([
      { id: 'a' },
      { id: 'b' },
      { id: 'c' },
    ]);
  });

  it('is replaced as a whole, and has the cursor of its next page', () => {
    const { client } = counting();
    const { queryKey } = pagedQuery(listInvitations, {});
    client.setQueryData(queryKey as readonly unknown[], {
      pages: [page(['a', 'b'], '2'), page(['c'], '3')],
      pageParams: [null, '2'],
    });
    updateList<{ readonly id: string }>(client, queryKey, (items) => items.toReversed());
    expect(client.getQueryData(queryKey)).toEqual({ pages: [page(['c', 'b', 'a'], '3')], pageParams: [null] });
  });
});
