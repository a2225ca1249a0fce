import type { Scraper, ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import { getScraper, testScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { query } from '@apiyard/kit/data/query.ts';

type Tried = ScraperTestRun['of'];

export interface TestRunState {
  /** The latest run. */
  readonly run: ScraperTestRun | null;
  /** The revision being tested. */
  readonly running: Tried | null;
  /** Why the last run failed; null if it did not. */
  readonly error: unknown;
}

/** Longer than the client's default timeout, because each test requests the site. */
export const testTimeoutMs = 300_000;

/** Runs the tests of a saved definition. Remount for a different one. */
export function useTestRun(scraper: Scraper): { state: TestRunState; onRun: (of: Tried) => void } {
  const client = useQueryClient();
  const stored = query(getScraper, { id: scraper.id });
  const { lastTest } = useQuery({ ...stored, initialData: scraper }).data;
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const visit = new AbortController();
    leaving.current = visit;
    return () => visit.abort();
  }, []);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (of: Tried) =>
      apiOf(client).send(
        testScraper,
        { id: scraper.id, of },
        { signal: leaving.current.signal, timeoutMs: testTimeoutMs },
      ),
    onSuccess(run, of) {
      // A run of the live revision may change its health.
      if (of === 'live') void invalidateCatalogue(client);
      client.setQueryData(stored.queryKey, (known) => known && { ...known, lastTest: run });
    },
  });
  return {
    state: { run: lastTest, running: isPending ? variables : null, error },
    onRun: mutate,
  };
}
