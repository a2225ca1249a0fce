/** What `pnpm test` checks, in the order in which the stages start: after what others build on, the longest first. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import type { Finished } from './command.ts';
import { runCommand, stageLimitMs } from './command.ts';
import { reported, told } from './reported.ts';
import type { Stage } from './schedule.ts';
import { runStories } from './stories.ts';
import type { Tally } from './tally.ts';
import { tallyOfCounts, tallyOfExit, tallyOfSizes, tallyOfTurbo } from './tally.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const walkAllLimitMs = 90 * 60_000;

export const stages: readonly Stage[] = [
  turbo('types', 'every package type-checks', ['typecheck']),
  command('lint', 'the linter has nothing to say', 'oxlint', ['--deny-warnings'], tallyOfExit),
  command('unused', 'no unused file, export or dependency', 'knip', [], tallyOfExit),
  vitest('fences', 'forbidden imports are refused', ['fences']),
  vitest('unit', 'units and conformance', ['!fences', '!e2e', '!walk', '!storybook', '!kill']),
  turbo('web', 'the web app builds', ['build', '--filter=@apiyard/web']),
  turbo('storybook', 'Storybook builds', ['build', '--filter=@apiyard/storybook']),
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
  { name: 'stories', title: 'every story holds in a browser', after: ['storybook'], run: () => runStories() },
  { ...vitest('e2e', 'the built product in a browser', ['e2e', 'storybook'], { withBrowser: true }), after: ['web'] },
  // All visits take the better part of an hour: `pnpm test:walk`.
  {
    ...vitest('walk', 'every page for everybody: no error, no scroll, no stray language', ['walk'], {
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
  vitest('kill', 'nothing acknowledged is lost to kill -9', ['kill']),
];

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
      return { tally: tally(finished), output: told(finished) };
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
        // A process for each project, not for each of its files: starting and loading them all again took longer than most of what they check.
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--isolate=false',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${reportPath}`,
        ],
        { cwd: root, env, timeoutMs },
      ]);
    },
  };
}
