import type { Client } from '@apiyard/api/client';
import { createQueryClient } from '@apiyard/kit/data/query-client.ts';
import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthQuery, refreshEveryMs } from './health-query.ts';
import { storyHealth } from './story/story-health.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The library does not refetch automatically on a server, and treats Node.js as one.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** The health page with a server that counts; each response has the number as its version. */
async function opened(fails: () => boolean = () => false) {
  let asked = 0;
  const client = createQueryClient({
    send: async () => {
      asked += 1;
      if (fails()) throw { requestId: 'r-1' };
      return { ...storyHealth, version: String(asked) };
    },
  } as unknown as Client);
  client.mount();
  const observer = new QueryObserver(client, healthQuery(false));
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return {
    observer,
    asked: () => asked,
    leave: () => [leave, () => client.unmount(), () => client.clear()].forEach((end) => end()),
  };
}

describe('the health page', () => {
  it('refreshes every 15 seconds while the page is visible', async () => {
    const { observer, asked, leave } = await opened();
    await vi.advanceTimersByTimeAsync(refreshEveryMs - 1);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked(), observer.getCurrentResult().data?.version]).toEqual([2, '2']);
    leave();
  });

  it('does not refresh while paused or hidden, and refreshes when shown', async () => {
    const { observer, asked, leave } = await opened();
    observer.setOptions(healthQuery(true));
    await vi.advanceTimersByTimeAsync(5 * refreshEveryMs);
    expect(asked()).toBe(1);
    observer.setOptions(healthQuery(false));
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(5 * refreshEveryMs);
    expect(asked()).toBe(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(2);
    leave();
  });

  it('keeps the last data when a refresh fails', async () => {
    let isDown = false;
    const { observer, leave } = await opened(() => isDown);
    isDown = true;
    await observer.refetch();
    const { data, error } = observer.getCurrentResult();
    expect([data?.version, error]).toEqual(['1', { requestId: 'r-1' }]);
    leave();
  });
});
