/** `pnpm test [stage…]`: every check of the repository, or the named stages with what they build on. */
import { choose } from './schedule.ts';
import { showRun } from './show.ts';
import { stages } from './stages.ts';

const atOnceMax = 2;

try {
  await showRun(choose(stages, process.argv.slice(2)), atOnceMax);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
