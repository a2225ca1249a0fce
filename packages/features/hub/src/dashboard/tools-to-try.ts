import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { areas } from '@apiyard/api/contract/hub/hub';
import { isSuggested } from '@apiyard/kit/calls/access.ts';

const shownMax = 6;

/** What most people look for in an area. */
const best: ReadonlySet<string> = new Set([
  'convert/data',
  'puzzle/sudoku',
  'islami/prayer-times',
  'photoeditor/compress',
  'random/uuid',
  'ai/summarize',
]);

/**
 * A few tools that are neither failing nor paused, from different areas: first the best known, then the instant ones
 * that need no account. Takes one per area in turn, in menu order.
 */
export function toolsToTry(apis: readonly ApiSummary[]): readonly ApiSummary[] {
  const inviting = (api: ApiSummary) =>
    4 * Number(best.has(api.path)) + Number(api.open) + Number(api.instant) - Number(api.premium);
  const byArea = areas.map((area) =>
    apis.filter((api) => api.area === area && isSuggested(api)).toSorted((a, b) => inviting(b) - inviting(a)),
  );
  const rounds = Math.max(0, ...byArea.map((inArea) => inArea.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    byArea.flatMap((inArea) => inArea.slice(round, round + 1)),
  ).flat();
  return inTurn.slice(0, shownMax);
}

/** Tools for the given paths, in that order. Unknown paths are left out. */
export function toolsOf(apis: readonly ApiSummary[], paths: readonly string[]): readonly ApiSummary[] {
  return paths.flatMap((path) => apis.find((api) => api.path === path) ?? []);
}
