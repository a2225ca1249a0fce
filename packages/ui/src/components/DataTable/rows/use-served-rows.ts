import { useEffect, useState } from 'react';
import type { DataTableView } from '../view.ts';

/** The query for the rows of a page. */
export type RowsQuestion = Pick<DataTableView, 'search' | 'sort' | 'filters' | 'page' | 'pageSize'>;

export interface RowsResponse<Item> {
  /** The rows of the page, in order. */
  rows: readonly Item[];
  /** Number of rows on all pages, or at least. */
  count: number;
  /** @default true */
  isCountExact?: boolean;
  /** Of all rows, by column: shown under the rows. */
  totals?: Readonly<Record<string, number>>;
}

interface Kept<Item> {
  answer?: RowsResponse<Item>;
  error?: unknown;
  /** The server's response. */
  to: string;
}

/** Debounce in ms, so that a server does not get one request per character. */
const patienceMs = 150;

/**
 * Rows that a server filters, sorts and pages: `useServedRows(view, (question, signal) => client.calls(question, { signal }))`.
 * `load` must be a stable function. An outdated request is aborted; the last rows stay until the next ones arrive.
 */
export function useServedRows<Item>(
  view: DataTableView,
  load: (question: RowsQuestion, signal: AbortSignal) => Promise<RowsResponse<Item>>,
) {
  const { search, sort, filters, page, pageSize } = view;
  const [attempt, setAttempt] = useState(0);
  const [kept, setKept] = useState<Kept<Item>>({ to: '' });
  const question = JSON.stringify({ search, sort, filters, page, pageSize });
  const asked = `${attempt} ${question}`;
  const isFirst = kept.to === '';

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await load(JSON.parse(question) as RowsQuestion, stop.signal);
        if (!stop.signal.aborted) setKept({ answer, to: asked });
      } catch (error) {
        if (!stop.signal.aborted) setKept((last) => ({ ...last, error, to: asked }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst ? 0 : patienceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, question, asked, isFirst]);

  const isLoading = kept.to !== asked;
  return {
    rows: kept.answer?.rows ?? [],
    served: {
      count: kept.answer?.count ?? 0,
      isCountExact: kept.answer?.isCountExact ?? true,
      totals: kept.answer?.totals,
      load,
    },
    isLoading,
    /** Error of the last query, if it failed. */
    error: isLoading ? undefined : kept.error,
    retry: () => setAttempt((last) => last + 1),
  };
}
