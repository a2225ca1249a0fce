/** What the docs page of a component shows that is read from code, results and the changelog. */
export interface ComponentFacts {
  name: string;
  /** ID of its stories without the story: `components-navigation-tabs`. */
  id: string;
  /** Tokens in its styles, such as `color.primary.main`. */
  tokens: readonly string[];
  /** Entries of the changelog that name it, the newest first. The version is `null` before the release. */
  changes: readonly { readonly version: string | null; readonly entries: readonly string[] }[];
  /** From the last run of the matrix; empty if the run did not include it. */
  results: readonly ComponentResult[];
}

/** A component's stories in one combination of the matrix. */
export interface ComponentResult {
  /** Such as `dark-rtl`. */
  run: string;
  /** When it ended, in ISO 8601. */
  at: string;
  /** Stories that passed. */
  stories: number;
  failed: number;
  axeRulesPassed: number;
  axeViolations: number;
  /** Stops of Tab with a visible focus indicator; 0 if the run does not test it. */
  tabStops: number;
}

// Storybook's build replaces this file with the facts (`apps/storybook/facts`).

/** All components, in the order of their names. */
export const components: readonly ComponentFacts[] = [];
/** Of the package. */
export const version: string = '0.0.0';
