/** Test runners that write their report into a file. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finished } from '../command.ts';
import { runCommand } from '../command.ts';
import type { Outcome } from '../schedule.ts';
import { tallyOfTests } from './tally.ts';

/** Runs the command that `commandFor` returns for the report's path, and counts the results in the report. */
export async function reported(commandFor: (reportPath: string) => Parameters<typeof runCommand>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-report-'));
  try {
    const reportPath = join(folder, 'report.json');
    const finished = await runCommand(...commandFor(reportPath));
    const report = await readFile(reportPath, 'utf8').catch(() => null);
    return { tally: tallyOfTests(report, finished), output: describe(finished) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a command printed, and that it was ended when it was. */
export function describe({ output, timedOut }: Finished): string {
  return timedOut ? `${output}\nIt took too long and was ended.\n` : output;
}
