import type { ScraperTestRun } from '@apiyard/api/contract/scrapers';
import { testScraper } from '@apiyard/api/contract/scrapers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { catalogueChanged } from '../../_kit/catalogue-changes.ts';
import { useServices } from '../../_kit/services.tsx';
import type { Refusal } from '../../_kit/refusal.ts';
import { refusalOf } from '../../_kit/refusal.ts';

type Tried = ScraperTestRun['of'];

export interface TestRunState {
  /** The latest run, of this visit or before. */
  readonly run: ScraperTestRun | null;
  /** What is tried right now. */
  readonly running: Tried | null;
  readonly refusal: Refusal | null;
}

/** A site may take its time, once for each test: more than the client waits as a rule. */
export const testTimeoutMs = 300_000;

/** Runs a stored definition's own tests. For another one, mount what uses it anew. */
export function useTestRun(
  scraperId: string,
  known: ScraperTestRun | null,
): { state: TestRunState; onRun: (of: Tried) => void } {
  const { api } = useServices();
  const [state, setState] = useState<TestRunState>({ run: known, running: null, refusal: null });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const visit = new AbortController();
    leaving.current = visit;
    return () => visit.abort();
  }, []);
  const onRun = useCallback(
    (of: Tried) => {
      const { signal } = leaving.current;
      setState(({ run }) => ({ run, running: of, refusal: null }));
      api.send(testScraper, { id: scraperId, of }, { signal, timeoutMs: testTimeoutMs }).then(
        (run) => {
          // A run of what is live may change its health.
          if (of === 'live') catalogueChanged(api);
          setState({ run, running: null, refusal: null });
        },
        (error: unknown) => {
          if (!signal.aborted) setState(({ run }) => ({ run, running: null, refusal: refusalOf(error) }));
        },
      );
    },
    [api, scraperId],
  );
  return { state, onRun };
}
