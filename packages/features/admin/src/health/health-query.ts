import { getHealth } from '@apiyard/api/contract/site/health';
import { query } from '@apiyard/kit/data/query.ts';

export const refreshEveryMs = 15_000;

/** The server's health, loaded again while the page is visible and when it becomes visible. */
export const healthQuery = (isPaused: boolean) => ({
  ...query(getHealth, {}),
  refetchInterval: isPaused ? (false as const) : refreshEveryMs,
  refetchOnWindowFocus: !isPaused,
});
