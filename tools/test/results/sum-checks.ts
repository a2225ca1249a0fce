/** What a run checked of one kind, such as `dark` or `rightToLeft`. */
export interface CheckCount {
  /** Stories, or docs pages. */
  readonly passed: number;
  readonly failed: number;
  /** Rules of axe that passed; 0 where axe does not run. */
  readonly axeRules: number;
  /** Stops of Tab with a visible focus; 0 where nothing presses Tab. */
  readonly tabStops: number;
}

type Counts = Readonly<Record<string, CheckCount>>;

interface Check {
  readonly kinds: readonly string[];
  readonly axeRules?: number;
  readonly tabStops?: number;
}

/** What the test runner writes for a story or a docs page: each check that passed, and the one at which it failed. */
export interface ResultLine {
  readonly id: string;
  readonly checks: readonly Check[];
  readonly failure?: { readonly kinds: readonly string[]; readonly message: string };
  /** Evaluated in the play function, retries included. */
  readonly assertions?: number;
  /** What axe leaves out. */
  readonly axeExempt?: readonly string[];
}

const none: CheckCount = { passed: 0, failed: 0, axeRules: 0, tabStops: 0 };

/** Sums the checks by kind. */
export function sumChecks(lines: readonly ResultLine[]): Counts {
  const sums: Record<string, CheckCount> = {};
  const add = (kind: string, { passed = 0, failed = 0, axeRules = 0, tabStops = 0 }: Partial<CheckCount>) => {
    const sum = sums[kind] ?? none;
    sums[kind] = {
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      axeRules: sum.axeRules + axeRules,
      tabStops: sum.tabStops + tabStops,
    };
  };
  for (const { checks, failure } of lines) {
    for (const { kinds, ...found } of checks) for (const kind of kinds) add(kind, { passed: 1, ...found });
    for (const kind of failure?.kinds ?? []) add(kind, { failed: 1 });
  }
  return sums;
}

/** The same for each component, by its ID such as `components-data-datatable`, with the stories of its further files. */
export function sumByComponent(lines: readonly ResultLine[]): Readonly<Record<string, Counts>> {
  const groups = Map.groupBy(lines, ({ id }) => /^components-[^-]+-[^-]+/.exec(id)?.[0] ?? '');
  groups.delete('');
  return Object.fromEntries(
    [...groups]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([component, own]) => [component, sumChecks(own)]),
  );
}
