import { checkNames } from './checks-of-run.ts';
import type { CheckKind } from './checks-of-run.ts';

/** What a run of the stories checked of one kind. */
export interface CheckCount {
  /** Stories, or docs pages. */
  passed: number;
  failed: number;
  /** Rules of axe that passed, in all stories; 0 where axe does not run. */
  axeRules: number;
  /** Stops of Tab with a visible focus; 0 where nothing presses Tab. */
  tabStops: number;
}

/** A kind that was not checked is left out. */
export type CheckCounts = Readonly<Partial<Record<CheckKind, CheckCount>>>;

/** The last run that was recorded (`pnpm test stories --record`). */
export interface LastRun {
  /** When it ended, in ISO 8601. */
  at: string;
  /** The short hash, with `-dirty` if files were changed. `null` outside of a checkout. */
  commit: string | null;
  /** Whether the sources of this Storybook are others. */
  isStale: boolean;
  /** Components or packages that it was limited to. Empty for all stories. */
  names: readonly string[];
}

export const checkHeads = ['Check', 'Passed', 'Failed', 'axe: rules passed', 'Tab: stops with visible focus'] as const;

const number = new Intl.NumberFormat('en');
const isWalk = (kind: CheckKind) => kind === 'focusLight' || kind === 'focusDark';

/** A row of the table of checks, as texts. What was not checked says so. */
export function rowOf(kind: CheckKind, counts: CheckCounts): readonly string[] {
  const count = counts[kind];
  if (count === undefined) return [checkNames[kind], 'not run', '', '', ''];
  return [
    checkNames[kind],
    number.format(count.passed),
    number.format(count.failed),
    count.axeRules === 0 ? '' : number.format(count.axeRules),
    isWalk(kind) ? number.format(count.tabStops) : '',
  ];
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** 'Recorded on 26 November 2026 at 10:00 UTC at commit 0a1b2c3, Tabs and Menu only.' */
export function describeRun({ at, commit, names }: LastRun): string {
  const limit = names.length === 0 ? '' : `, ${new Intl.ListFormat('en').format(names)} only`;
  return `Recorded on ${dateFormat.format(new Date(at))} UTC at ${commit === null ? 'an unknown commit' : `commit ${commit}`}${limit}.`;
}

/** Why the results say nothing about this Storybook. */
export const staleText =
  'The sources have changed since. The figures say nothing about this Storybook until `pnpm test stories --record` writes new ones.';
