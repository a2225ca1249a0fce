/** Runs stages and prints their progress. */
import { killRunning } from '../command.ts';
import type { Stage, StageResult } from '../schedule.ts';
import { runStages } from '../schedule.ts';
import { flakyLinesIn } from './flaky.ts';
import { sum } from './tally.ts';

const stillMs = 30_000;

/** The last line is 'N passed, N failed', and the exit code matches. An interrupt ends the running stages. */
export async function showRun(stages: readonly Stage[], atOnceMax: number): Promise<readonly StageResult[]> {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      killRunning();
      process.exit(code);
    });
  }

  const running = new Map<string, number>();
  const still = setInterval(() => {
    const list = [...running].map(([name, since]) => `${name} ${seconds(performance.now() - since)}`);
    if (list.length > 0) console.log(`  … ${list.join(', ')}`);
  }, stillMs);

  const startedAt = performance.now();
  const results = await runStages(stages, atOnceMax, {
    started(stage) {
      running.set(stage.name, performance.now());
      console.log(`> ${stage.name.padEnd(10)} ${stage.title}`);
    },
    finished(result) {
      running.delete(result.stage.name);
      console.log(lineOf(result));
      if (result.tally.failed > 0) console.log(`${result.output.trimEnd()}\n`);
      else for (const line of flakyLinesIn(result.output)) console.log(`  ${line}`);
    },
  });
  clearInterval(still);

  const total = sum(results.map(({ tally }) => tally));
  console.log(`\n${results.map(lineOf).join('\n')}\n\nIn ${seconds(performance.now() - startedAt)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  return results;
}

function lineOf({ stage, tally, ms }: StageResult): string {
  return `${tally.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(10)} ${`${tally.passed} passed, ${tally.failed} failed`.padEnd(24)} ${seconds(ms)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
