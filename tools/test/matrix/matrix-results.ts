import { sumByComponent } from './component-results.ts';
import type { ComponentResult } from './component-results.ts';

/** What one run of the matrix came to, for Storybook's page of results. */
export interface RunResult {
  readonly run: string;
  /** When it ended, and which sources it was about: an ISO date, a commit and a hash. */
  readonly at: string;
  readonly commit: string | null;
  readonly sources: string;
  /** Stories that held. */
  readonly stories: number;
  readonly failed: number;
  /** What failed and why: `[id, message]`. */
  readonly failures: readonly (readonly [id: string, message: string])[];
  /** Evaluated in play functions, retries included. */
  readonly assertions: number;
  readonly axeRulesPassed: number;
  readonly axeViolations: number;
  /** Stories in which axe leaves something out: `[id, what]`. */
  readonly axeExempt: readonly (readonly [id: string, what: string])[];
  /** Stops of Tab at which the focus was looked for; 0 in runs that do not walk. */
  readonly tabStops: number;
  readonly components: Readonly<Record<string, ComponentResult>>;
}

type Counted = 'assertions' | 'axeRulesPassed' | 'axeViolations' | 'tabStops';
/** What is known of a run besides its stories. */
type RunFacts = Pick<RunResult, 'run' | 'at' | 'commit' | 'sources' | 'failed'>;
type FailedLine = { readonly id: string; readonly failure: string };
type StoryLine = Pick<RunResult, Counted> & { readonly id: string; readonly axeExempt: readonly string[] };

/** Sums the lines that the stories of a run wrote: JSON, one story each. */
export function addUp({ failed, ...facts }: RunFacts, lines: string): RunResult {
  const written = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoryLine | FailedLine);
  const stories = written.filter((line): line is StoryLine => !('failure' in line));
  const failures = written.filter((line) => 'failure' in line);
  const total = (key: Counted) => stories.reduce((sum, story) => sum + story[key], 0);
  return {
    ...facts,
    stories: stories.length,
    failed,
    failures: failures.map(({ id, failure }) => [id, failure] as const),
    assertions: total('assertions'),
    axeRulesPassed: total('axeRulesPassed'),
    axeViolations: total('axeViolations'),
    axeExempt: stories
      .filter((story) => story.axeExempt.length > 0)
      .map((story) => [story.id, story.axeExempt.join(', ')] as const),
    tabStops: total('tabStops'),
    components: sumByComponent(stories),
  };
}
