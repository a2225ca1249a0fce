import { expect, test } from 'vitest';
import { firstView } from '../view.ts';
import { loadAllRows } from './load-all-rows.ts';
import type { LoadRows } from './load-all-rows.ts';

const { search, sort, filters } = firstView;
const question = { search, sort, filters };
const numbers = Array.from({ length: 250 }, (_, index) => index);
const progressOf = () => {
  const seen: string[] = [];
  return {
    seen,
    onProgress: ({ rowCount, count }: { rowCount: number; count: number }) => seen.push(`${rowCount}/${count}`),
  };
};
const never = () => new AbortController().signal;

test('loads page after page up to the exact count', async () => {
  const pages: number[] = [];
  const load: LoadRows<number> = async ({ page, pageSize }) => {
    pages.push(page);
    return { rows: numbers.slice((page - 1) * pageSize, page * pageSize), count: 250 };
  };
  const { seen, onProgress } = progressOf();
  expect(await loadAllRows(question, load, { signal: never(), onProgress })).toEqual(numbers);
  expect(pages).toEqual([1, 2, 3]);
  expect(seen).toEqual(['100/250', '200/250', '250/250']);
});

test('without an exact count, loads up to an empty page', async () => {
  const load: LoadRows<number> = async ({ page }) => ({
    rows: numbers.slice((page - 1) * 90, page * 90),
    count: 50,
    isCountExact: false,
  });
  const { seen, onProgress } = progressOf();
  expect(await loadAllRows(question, load, { signal: never(), onProgress })).toEqual(numbers);
  expect(seen).toEqual(['90/90', '180/180', '250/250', '250/250']);
});

test('stops when it is aborted, also after a response that came too late', async () => {
  const stop = new AbortController();
  let calls = 0;
  const load: LoadRows<number> = async () => {
    calls += 1;
    stop.abort();
    return { rows: [1], count: 5 };
  };
  const { seen, onProgress } = progressOf();
  await expect(loadAllRows(question, load, { signal: stop.signal, onProgress })).rejects.toThrow('aborted');
  expect([calls, seen]).toEqual([1, []]);
});
