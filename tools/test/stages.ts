/** What `pnpm test` checks, in the order in which the stages start: after what others build on, the longest first. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import type { Finished } from './command.ts';
import { runCommand, stageLimitMs } from './command.ts';
import { describeMachine } from './machine.ts';
import type { Scope } from './packages.ts';
import { reported, describe } from './report/reported.ts';
import type { Recording } from './results/recording.ts';
import type { Stage } from './schedule.ts';
import { runStories, runStoriesOf } from './stories.ts';
import type { Tally } from './report/tally.ts';
import {
  tallyOfCounts,
  tallyOfExit,
  tallyOfPackages,
  tallyOfSizes,
  tallyOfTurbo,
  withoutPassed,
} from './report/tally.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const walkAllLimitMs = 90 * 60_000;

interface StagesOptions {
  /** Null: the whole repository. */
  readonly scope?: Scope | null;
  /** Only the stories in these files, from the root of the repository. Null: all that the scope has. */
  readonly storyFiles?: readonly string[] | null;
  /** Takes nothing from Turbo's cache. */
  readonly isForced?: boolean;
  /** Writes what the stories check to the results in Storybook. Null: nothing is written. */
  readonly recording?: Recording | null;
}

/** Every stage of the repository, or those that a change to some packages needs, or the stories in some files. */
export function stagesOf({
  scope = null,
  storyFiles = null,
  isForced = false,
  recording = null,
}: StagesOptions = {}): readonly Stage[] {
  if (storyFiles !== null) {
    const title = `the stories of ${storyFiles.length === 1 ? 'a file' : `${storyFiles.length} files`} hold in a browser`;
    return [{ name: 'stories', title, after: [], run: () => runStoriesOf({ files: storyFiles }, recording) }];
  }
  const force = isForced ? ['--force'] : [];
  const sources = [
    command('format', 'the formatter would change nothing', 'oxfmt', ['--check', '.'], tallyOfExit),
    command('lint', 'the linter reports nothing', 'oxlint', ['--deny-warnings'], tallyOfExit),
    command('unused', 'no unused file, export or dependency', 'knip', [], tallyOfExit),
  ];
  if (scope !== null) {
    const { packages, stories } = scope;
    const filters = packages.map(({ name }) => `--filter=...${name}`);
    return [
      ...(packages.length === 0
        ? []
        : [
            turbo('types', 'the packages and what depends on them type-check', ['typecheck', ...filters, ...force]),
            unit('unit', 'units of the packages and of what depends on them', ['test', ...filters, ...force]),
          ]),
      ...(stories?.length === 0 ? [] : [storiesOf(stories, force, recording)]),
      ...sources,
    ];
  }
  return [
    turbo('types', 'every package type-checks', ['typecheck', ...force]),
    ...sources,
    vitest('lint-fixtures', 'the linter refuses what it must', ['lint-fixtures']),
    unit('unit', 'units and conformance', ['test', ...force]),
    unit('generators', 'what the generators make passes every check', ['test:generators', ...force]),
    turbo('web', 'the web app builds', ['build', '--filter=@apiyard/web', ...force]),
    turbo('storybook', 'Storybook builds', ['build', '--filter=@apiyard/storybook', ...force]),
    {
      ...command(
        'size',
        'what people download stays small',
        'node',
        ['tools/budgets/measure.ts', '--json'],
        tallyOfSizes,
      ),
      after: ['web'],
    },
    {
      name: 'stories',
      title: 'every story holds in a browser',
      after: ['storybook'],
      run: () => runStories({ recording }),
    },
    { ...vitest('e2e', 'the built product in a browser', ['e2e', 'storybook'], { withBrowser: true }), after: ['web'] },
    // All visits take the better part of an hour: `pnpm test:walk`.
    {
      ...vitest('walk', 'every page for every role: no errors, no scrolling sideways, no other language', ['walk'], {
        withBrowser: true,
        timeoutMs: process.env['WALK'] === 'all' ? walkAllLimitMs : stageLimitMs,
      }),
      after: ['web'],
    },
    {
      ...command(
        'visual',
        'stories look as they did',
        'node',
        ['tools/visual/run.ts', '--storybook', 'apps/storybook/dist', '--if-stored'],
        tallyOfCounts,
      ),
      after: ['storybook'],
    },
    {
      ...vitest('planted', 'planted faults of styles are caught', ['planted'], { withBrowser: true }),
      after: ['storybook'],
    },
    vitest('kill', 'nothing acknowledged is lost to kill -9', ['kill']),
  ];
}

function bin(name: string): string {
  return name === 'node' ? process.execPath : join(root, 'node_modules/.bin', name);
}

function command(
  name: string,
  title: string,
  program: string,
  args: readonly string[],
  tally: (finished: Finished) => Tally,
): Stage {
  return {
    name,
    title,
    after: [],
    async run() {
      const finished = await runCommand(bin(program), args, { cwd: root, timeoutMs: stageLimitMs });
      return { tally: tally(finished), output: describe(finished) };
    },
  };
}

function turbo(name: string, title: string, args: readonly string[]): Stage {
  return command(
    name,
    title,
    'turbo',
    ['run', ...args, '--continue', '--output-logs=errors-only', '--ui=stream'],
    tallyOfTurbo,
  );
}

/** Tests by package. What passed with the same sources, on the same machine, is replayed from Turbo's cache. */
function unit(name: string, title: string, args: readonly string[]): Stage {
  return {
    name,
    title,
    after: [],
    async run() {
      // Dependencies of a separate server are not in the cache's key.
      const force = process.env['TEST_DATABASE_URL'] === undefined ? [] : ['--force'];
      const finished = await runCommand(
        bin('turbo'),
        // One at a time, because other stages run in parallel.
        ['run', ...args, ...force, '--continue', '--concurrency=1', '--output-logs=full', '--ui=stream'],
        { cwd: root, env: { TEST_MACHINE: describeMachine() }, timeoutMs: stageLimitMs },
      );
      return { tally: tallyOfPackages(finished), output: withoutPassed(describe(finished)) };
    },
  };
}

/** The stories of some packages, in a separate Storybook. */
function storiesOf(packages: Scope['stories'], force: readonly string[], recording: Recording | null): Stage {
  const stage = { name: 'stories', title: 'the stories of the packages hold in a browser', after: [] };
  if (packages !== null) {
    const folders = packages.map(({ path }) => path);
    return { ...stage, run: () => runStoriesOf({ folders }, recording) };
  }
  const storybook = turbo('storybook', 'Storybook builds', ['build', '--filter=@apiyard/storybook', ...force]);
  return {
    ...stage,
    async run() {
      const built = await storybook.run();
      return built.tally.failed > 0 ? built : await runStories({ recording });
    },
  };
}

function vitest(
  name: string,
  title: string,
  projects: readonly string[],
  { withBrowser = false, timeoutMs = stageLimitMs } = {},
): Stage {
  return {
    name,
    title,
    after: [],
    async run() {
      const env: Record<string, string> = withBrowser ? { CHROMIUM_PATH: await findBrowser() } : {};
      return await reported((reportPath) => [
        bin('vitest'),
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=dot',
          '--reporter=json',
          '--reporter=./tools/test/report/flaky-reporter.ts',
          `--outputFile.json=${reportPath}`,
        ],
        { cwd: root, env, timeoutMs },
      ]);
    },
  };
}
