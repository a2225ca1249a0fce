import type { ComponentDocs } from './component-docs.ts';

export type Status = 'stable' | 'new' | 'experimental';

/** The version of which all components are stable: there was none before it. */
const first = '0.1.0';

function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** A component is new in the version that it came with, and before that is released. */
export function statusOf(
  { since, experimental }: Pick<ComponentDocs, 'since' | 'experimental'>,
  version: string,
): Status {
  if (experimental !== undefined) return 'experimental';
  return since !== first && !isBefore(since, version) ? 'new' : 'stable';
}
