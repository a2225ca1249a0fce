import type { CheckCounts, LastRun } from './results.ts';

/** What the docs page of a component shows that is read from code, results and the changelog. */
export interface ComponentFacts {
  name: string;
  /** ID of its stories without the story: `components-navigation-tabs`. */
  id: string;
  /** Tokens in its styles, such as `color.primary.main`. */
  tokens: readonly string[];
  /** Entries of the changelog that name it, the newest first. The version is `null` before the release. */
  changes: readonly { readonly version: string | null; readonly entries: readonly string[] }[];
  /** From the last recorded run of the stories; empty if it did not include it. */
  checks: CheckCounts;
  /** Its stories that failed in that run: `[id, message]`. */
  failures: readonly (readonly [id: string, message: string])[];
  /** Its stories that should have been in that run, but were not opened. */
  notRun: readonly string[];
}

// Storybook's build replaces this file with the facts (`apps/storybook/facts`).

/** All components, in the order of their names. */
export const components: readonly ComponentFacts[] = [];
/** Of the package. */
export const version: string = '0.0.0';
/** What the results of all components are from. `null` if no run was recorded. */
export const lastRun: LastRun | null = null as LastRun | null;
