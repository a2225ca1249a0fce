/**
 * `pnpm test [stage…] [package…] [--affected] [--force]`: every check of the repository, or the named stages with what
 * they build on. With packages, or with `--affected` since the main branch, only what a change to them needs.
 * `pnpm test stories [component…]`: the stories of components or screens. With `--record`, what they check is written to
 * `apps/storybook/docs/results.json`, which the docs pages show.
 */
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { listStoryFiles, storyFilesOf } from './components.ts';
import type { Scope } from './packages.ts';
import { affectedPackages, listPackages, namedPackages } from './packages.ts';
import { choose } from './schedule.ts';
import { showRun } from './report/show.ts';
import { startRecording } from './results/recording.ts';
import { stagesOf } from './stages.ts';

const atOnceMax = 2;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      affected: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  const every = stagesOf({ scope: null, isForced: values.force });
  const names = positionals.filter((name) => every.some((stage) => stage.name === name));
  const others = positionals.filter((name) => !names.includes(name));
  const storyFiles = await namedStoryFiles(names, others);
  const scope = storyFiles === null ? await scopeOf(others, values.affected) : null;
  if (scope?.packages.length === 0) console.log('No package has changed.');
  const isWhole = scope === null && storyFiles === null;
  const limits = values.affected ? [...others, 'changed packages'] : others;
  const recording = values.record ? await startRecording(limits) : null;
  const stages = stagesOf({ scope, storyFiles, isForced: values.force, recording });
  if (!isWhole) {
    const left = every.filter(({ name }) => !stages.some((stage) => stage.name === name));
    console.log(`Not run: ${left.map(({ name }) => name).join(', ')}. \`pnpm test\` runs everything.`);
  }
  const chosen = choose(stages, names);
  if (values.record && !chosen.some(({ name }) => name === 'stories'))
    throw new Error('`--record` records the stage `stories`, which is not in this run.');
  await showRun(chosen, atOnceMax);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** The files of `pnpm test stories Tabs Menu`. Null if packages are named, or nothing. */
async function namedStoryFiles(stages: readonly string[], names: readonly string[]): Promise<readonly string[] | null> {
  if (!stages.includes('stories') || names.length === 0) return null;
  const packages = await listPackages();
  const isPackage = (name: string) => packages.some((each) => [name, `@apiyard/${name}`].includes(each.name));
  return names.some(isPackage) ? null : storyFilesOf(listStoryFiles(), names);
}

async function scopeOf(names: readonly string[], isAffected: boolean): Promise<Scope | null> {
  if (names.length > 0) return namedPackages(await listPackages(), names);
  return isAffected ? await affectedPackages(process.env['TURBO_SCM_BASE'] ?? (await mainBranch())) : null;
}

/** What the work here starts from: the main branch as it was last fetched, or the local one. */
async function mainBranch(): Promise<string> {
  const { code } = await runCommand('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], {
    cwd: import.meta.dirname,
    timeoutMs: 10_000,
  });
  return code === 0 ? 'origin/main' : 'main';
}
