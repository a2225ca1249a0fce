/** What a run found in the stories of one component. */
export interface ComponentResult {
  /** Stories that held. */
  readonly stories: number;
  readonly failed: number;
  readonly axeRulesPassed: number;
  readonly axeViolations: number;
  readonly tabStops: number;
}

interface Line {
  readonly id: string;
  /** Why it failed; it counted nothing then. */
  readonly failure?: string;
  readonly axeRulesPassed?: number;
  readonly axeViolations?: number;
  readonly tabStops?: number;
}

/** Sums the lines of the stories of each component, by its ID such as `components-data-table`, for its docs page. */
export function sumByComponent(lines: readonly Line[]): Readonly<Record<string, ComponentResult>> {
  const sums = new Map<string, ComponentResult>();
  for (const { id, failure, axeRulesPassed = 0, axeViolations = 0, tabStops = 0 } of lines) {
    const [component = ''] = id.split('--');
    if (!component.startsWith('components-')) continue;
    const sum = sums.get(component);
    sums.set(component, {
      stories: (sum?.stories ?? 0) + (failure === undefined ? 1 : 0),
      failed: (sum?.failed ?? 0) + (failure === undefined ? 0 : 1),
      axeRulesPassed: (sum?.axeRulesPassed ?? 0) + axeRulesPassed,
      axeViolations: (sum?.axeViolations ?? 0) + axeViolations,
      tabStops: (sum?.tabStops ?? 0) + tabStops,
    });
  }
  return Object.fromEntries([...sums].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
