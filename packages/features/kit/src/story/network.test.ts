import { afterEach, expect, it, vi } from 'vitest';
import { argsOn, fetchOn } from './network.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

it('passes responses through in the normal state', async () => {
  answering({ items: [1, 2], next: 'more' });
  expect(await (await fetchOn('ok')('/api')).json()).toEqual({ items: [1, 2], next: 'more' });
});

it('delays responses on a slow network', async () => {
  vi.useFakeTimers();
  answering({ items: [1] });
  const answered = vi.fn();
  const asked = fetchOn('slow')('/api').then(answered);
  await vi.advanceTimersByTimeAsync(3999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(answered).toHaveBeenCalledOnce();
});

it('rejects a slow request that is aborted', async () => {
  const leaving = new AbortController();
  const asked = fetchOn('slow')('/api', { signal: leaving.signal });
  leaving.abort('left the page');
  await expect(asked).rejects.toBe('left the page');
});

it('fails with a server error and a request ID', async () => {
  const response = await fetchOn('failing')('/api');
  expect([response.status, await response.json()]).toEqual([
    500,
    { success: false, code: 'Internal', detail: 'The server failed.', requestId: '01ky3vq9m8' },
  ]);
});

it('empties lists and leaves other responses unchanged', async () => {
  answering({ items: [1, 2], next: 'more', total: 2 });
  expect(await (await fetchOn('empty')('/api')).json()).toEqual({ items: [], next: null, total: 2 });
  answering({ name: 'Noor' });
  expect(await (await fetchOn('empty')('/api')).json()).toEqual({ name: 'Noor' });
});

it('puts long words into responses', async () => {
  answering({ items: [{ id: 'k1', name: 'Laptop' }], next: null });
  expect(await (await fetchOn('ok', true)('/api')).json()).toEqual({
    items: [{ id: 'k1', name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' }],
    next: null,
  });
});

it('puts loadable props into the state for the chosen network', () => {
  const args = {
    tools: { state: 'done', value: [1, 2] },
    page: { state: 'done', value: { name: 'main', calls: [3] } },
    title: 'Keys',
  };
  expect(argsOn('ok', args)).toEqual(args);
  expect(argsOn('slow', args)).toEqual({ tools: { state: 'loading' }, page: { state: 'loading' }, title: 'Keys' });
  const failed = { state: 'failed', requestId: '01ky3vq9m8' };
  expect(argsOn('failing', args)).toEqual({ tools: failed, page: failed, title: 'Keys' });
  expect(argsOn('empty', args)).toEqual({
    tools: { state: 'done', value: [] },
    page: { state: 'done', value: { name: 'main', calls: [] } },
    title: 'Keys',
  });
});
