/** The trials of `pnpm test:trust`, and the table of results. */

export interface Finding {
  readonly attack: string;
  /** What was measured, with its unit. */
  readonly measured: string;
  /** What must hold. */
  readonly wanted: string;
  readonly holds: boolean;
}

export interface Trial {
  readonly name: string;
  readonly title: string;
  run(): Promise<readonly Finding[]>;
}

/** Runs one attack and prints how long it took. Its error is a finding, so that others are still run. */
export async function tried(attack: string, run: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  const startedAt = performance.now();
  let findings: readonly Finding[];
  try {
    findings = await run();
  } catch (error) {
    const measured = error instanceof Error ? error.message : String(error);
    findings = [{ attack, measured, wanted: 'to be run', holds: false }];
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`  ${findings.every(({ holds }) => holds) ? '✓' : '✗'} ${attack} (${seconds} s)`);
  return findings;
}

export function atMost(attack: string, name: string, value: number, max: number, unit: string): Finding {
  return {
    attack,
    measured: `${name} ${rounded(value)} ${unit}`,
    wanted: `at most ${max} ${unit}`,
    holds: value <= max,
  };
}

export function equal(attack: string, name: string, value: number, wanted: number): Finding {
  return { attack, measured: `${value} ${name}`, wanted: `exactly ${wanted}`, holds: value === wanted };
}

export function atLeast(attack: string, name: string, value: number, min: number): Finding {
  return { attack, measured: `${value} ${name}`, wanted: `at least ${min}`, holds: value >= min };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** One line for each finding, in columns. */
export function table(findings: readonly Finding[]): string {
  const rows = findings.map(({ attack, measured, wanted, holds }) => [holds ? '✓' : '✗', attack, measured, wanted]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
