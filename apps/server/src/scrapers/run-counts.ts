/** Runs of definitions and the time spent reading pages, in the text format of Prometheus, since the start of the process. */
import { Failure } from '@apiyard/api/contract/endpoint';
import { apiPathOf } from './run/input.ts';
import type { Extract } from './run/run.ts';
import type { Runner } from './scraper.ts';

export interface RunCounts {
  /** Counts its runs, except previews: those are of drafts, with any name. */
  counted(runner: Runner): Runner;
  timed(extract: Extract): Extract;
  metrics(): string;
}

const bucketsMs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

export function createRunCounts(): RunCounts {
  const runs = new Map<string, number>();
  const atMost = bucketsMs.map(() => 0);
  let extractions = 0;
  let extractionMs = 0;

  return {
    counted: (runner) => async (order) => {
      const run = await runner(order);
      if (!order.look) {
        const outcome = run.outcome instanceof Failure ? run.outcome.code : 'success';
        const labels = `{api="${apiPathOf(order.definition)}",outcome="${outcome}"}`;
        runs.set(labels, (runs.get(labels) ?? 0) + 1);
      }
      return run;
    },
    timed: (extract) => async (order, signal) => {
      const startedMs = performance.now();
      try {
        return await extract(order, signal);
      } finally {
        const ms = performance.now() - startedMs;
        extractions += 1;
        extractionMs += ms;
        for (const [index, bound] of bucketsMs.entries()) if (ms <= bound) atMost[index] = (atMost[index] ?? 0) + 1;
      }
    },
    metrics() {
      const lines = [
        '# HELP apiyard_scraper_runs_total Runs of scraper definitions, calls and tests, by API and outcome.',
        '# TYPE apiyard_scraper_runs_total counter',
        ...Array.from(runs, ([labels, count]) => `apiyard_scraper_runs_total${labels} ${count}`),
        '# HELP apiyard_scraper_extraction_seconds Time from a fetched page to what was taken from it.',
        '# TYPE apiyard_scraper_extraction_seconds histogram',
        ...bucketsMs.map(
          (bound, index) => `apiyard_scraper_extraction_seconds_bucket{le="${bound / 1000}"} ${atMost[index] ?? 0}`,
        ),
        `apiyard_scraper_extraction_seconds_bucket{le="+Inf"} ${extractions}`,
        `apiyard_scraper_extraction_seconds_sum ${extractionMs / 1000}`,
        `apiyard_scraper_extraction_seconds_count ${extractions}`,
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}
