import type { RowsQuestion, RowsResponse } from './use-served-rows.ts';

export type LoadRows<Item> = (question: RowsQuestion, signal: AbortSignal) => Promise<RowsResponse<Item>>;

interface LoadOptions {
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (loaded: { rowCount: number; count: number }) => void;
}

/** Rows per request: few requests, each short enough to be cancelled soon. */
const pageSize = 100;

/** The rows of all pages of a question, in order, one page after the other so that the server is not flooded. */
export async function loadAllRows<Item>(
  question: Omit<RowsQuestion, 'page' | 'pageSize'>,
  load: LoadRows<Item>,
  { signal, onProgress }: LoadOptions,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, count, isCountExact = true } = await load({ ...question, page, pageSize }, signal);
    signal.throwIfAborted();
    all.push(...rows);
    onProgress({ rowCount: all.length, count: Math.max(count, all.length) });
    // A server may return shorter pages than requested, but never an empty one before the end.
    if (rows.length === 0 || (isCountExact && all.length >= count)) return all;
  }
}
