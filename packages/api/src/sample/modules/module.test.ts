import 'fake-indexeddb/auto';
import { getResponse } from 'msw/utils/get-response';
import { expect, test } from 'vitest';
import type { Endpoint, InputOf } from '../../contract/endpoint.ts';
import { addColumn, type Column, getBoard, renameColumn } from '../../contract/modules/kanban.ts';
import { requestOf } from '../../client/client.ts';
import { createSampleStore } from '../store.ts';
import { browserKeeper } from './browser-keeper.ts';
import type { SampleKeeper } from './keeper.ts';
import { memoryKeeper } from './keeper.ts';
import { requestedLanguage } from './module.ts';
import { moduleHandlers } from './modules.ts';

const pageOn = (keeper: SampleKeeper) => {
  const handlers = moduleHandlers(createSampleStore({ keeper }));
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>, language = 'en') => {
    const { url, init } = requestOf(endpoint, input as Record<string, unknown>, 'http://site.test');
    const headers = { ...(init.headers as Record<string, string>), 'accept-language': language };
    const response = await getResponse(handlers, new Request(url, { ...init, headers }));
    return (await response?.json()) as { success: boolean; data: Column[] };
  };
};
const namesIn = ({ data }: { data: Column[] }) => data.map(({ name }) => name);

test.for([
  ['memory', memoryKeeper],
  ['the browser', browserKeeper],
] as const)('keeps changes in %s over a reload', async ([, keeperOf]) => {
  const keeper = keeperOf();
  await pageOn(keeper)(addColumn, { categoryName: 'Review' });
  expect(namesIn(await pageOn(keeper)(getBoard, {}))).toEqual(['Todo', 'Progress', 'Pending', 'Done', 'Review']);
});

test('keeps changes that two tabs make at the same time', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const tabs = [pageOn(browserKeeper()), pageOn(browserKeeper())];
  await Promise.all(names.map((categoryName, index) => tabs[index % 2]?.(addColumn, { categoryName })));
  expect(
    namesIn(await pageOn(browserKeeper())(getBoard, {}))
      .slice(-4)
      .toSorted(),
  ).toEqual(names);
});

test('keeps nothing of a call that fails', async () => {
  const kept: unknown[] = [];
  const memory = memoryKeeper();
  const keeper: SampleKeeper = {
    ...memory,
    update: (name, change) =>
      memory.update(name, (before) => {
        const next = change(before);
        kept.push(next);
        return next;
      }),
  };
  const answer = await pageOn(keeper)(renameColumn, { categoryId: 'none', categoryName: 'Backlog' });
  expect(answer).toMatchObject({ success: false, message: 'Column not found' });
  expect(kept).toEqual([undefined]);
});

test('replaces what was kept in another shape by the original data', async () => {
  const keeper = memoryKeeper();
  await keeper.update('kanban', () => ({ version: 0, state: { tasks: [] } }));
  expect(namesIn(await pageOn(keeper)(getBoard, {}))).toEqual(['Todo', 'Progress', 'Pending', 'Done']);
});

test.for([
  ['zh-CN', 'ch'],
  ['fr', 'fr'],
  ['ar;q=0.9, en', 'ar'],
  ['de-DE', 'en'],
  [null, 'en'],
] as const)('reads the language of %s', ([header, language]) => {
  expect(requestedLanguage(header)).toBe(language);
});
