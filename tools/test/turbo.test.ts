/** What is taken from Turbo's cache must depend on every file that it reads. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { runCommand } from './command.ts';

interface Task {
  readonly taskId: string;
  readonly directory: string;
  readonly command: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  readonly environmentVariables: { readonly specified: { readonly env: readonly string[] } };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const everything =
  'account admin api client hub kernels kit modules server shell site storybook tool-pages tools ui web';
let tasks: ReadonlyMap<string, Task>;

beforeAll(async () => {
  const { output } = await runCommand(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', 'typecheck', 'test', 'test:generators', '--dry=json'],
    { cwd: root, timeoutMs: 60_000 },
  );
  const dry = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as { tasks: readonly Task[] };
  tasks = new Map(dry.tasks.map((task) => [task.taskId, task]));
});

/** Every file that the task's hash depends on, from the root of the repository. */
function filesOf(id: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (each: string) => {
    const task = tasks.get(each);
    if (task === undefined || seen.has(each)) return;
    seen.add(each);
    for (const path of Object.keys(task.inputs)) files.add(join(task.directory, path));
    for (const dependency of task.dependencies) add(dependency);
  };
  add(id);
  return files;
}

/** The packages whose script of this name runs again when the file changes. */
function rerunBy(file: string, script: string): string {
  const packages = [...tasks.values()].filter(
    ({ taskId, command }) => taskId.endsWith(`#${script}`) && command !== '<NONEXISTENT>' && filesOf(taskId).has(file),
  );
  return packages
    .map(({ taskId }) => taskId.replace('@apiyard/', '').replace(`#${script}`, ''))
    .toSorted()
    .join(' ');
}

test.each([
  ['packages/features/account/src/keys/KeysScreen/KeysScreen.tsx', 'account storybook tools web'],
  ['packages/features/account/src/keys/keys.machine.test.ts', 'account'],
  ['packages/features/account/src/keys/copy/fr.ts', 'account storybook tools web'],
  [
    'packages/features/kit/src/settings/language.ts',
    'account admin hub kit modules shell site storybook tool-pages tools web',
  ],
  [
    'packages/ui/src/components/Button/Button.tsx',
    'account admin hub kit modules shell site storybook tool-pages tools ui web',
  ],
  [
    'packages/api/src/contract/endpoint.ts',
    'account admin api hub kit modules server shell site storybook tool-pages tools web',
  ],
  [
    'packages/api/src/sample/seed/catalogue.en.json',
    everything.replace(' client', '').replace(' kernels', '').replace(' ui', ''),
  ],
  ['packages/client/src/client.ts', 'client server storybook tools web'],
  ['packages/kernels/src/sudoku.ts', 'hub kernels server storybook tool-pages tools web'],
  ['apps/server/src/env.ts', 'server tools'],
  ['apps/server/test/backups/twelve-migrations.tar.gz', 'server tools'],
  ['apps/web/e2e/walk/plan.ts', 'tools web'],
  ['apps/storybook/overview/screens/screens.stories.tsx', 'storybook tools'],
  ['.changeset/config.json', 'storybook'],
  ['tools/compile-cache.js', everything],
  ['vitest.config.ts', everything],
  ['packages/features/vitest.config.ts', everything.replace(' tools', '')],
  ['Dockerfile', 'tools'],
  ['.github/workflows/ci.yml', 'tools'],
])('a change to %s runs the tests of %s', (file, packages) => {
  expect(rerunBy(file, 'test')).toBe(packages);
});

test.each([
  ['packages/features/modules/src/tables/CollapsibleScreen.tsx', 'storybook web'],
  ['packages/features/account/src/keys/copy/fr.ts', 'storybook web'],
  ['packages/kernels/src/sudoku.ts', 'storybook web'],
  ['.changeset/config.json', 'storybook'],
  ['apps/server/src/env.ts', ''],
])('a change to %s builds %s again', (file, packages) => {
  expect(rerunBy(file, 'build')).toBe(packages);
});

test.each([
  'packages/ui/src/story/checks/checklist.test.ts',
  'apps/server/src/tools/tool.ts',
  '.oxlintrc.json',
  'knip.json',
])('a change to %s runs what the generators make again', (file) => {
  expect(rerunBy(file, 'test:generators')).toBe('tools');
});

test('every package has tests, whose results depend on the machine', () => {
  const scripts = [...tasks.values()].filter(
    ({ taskId, command }) => taskId.endsWith('#test') && command !== '<NONEXISTENT>',
  );
  expect(scripts.map(({ taskId }) => taskId.replace('@apiyard/', '').replace('#test', '')).join(' ')).toBe(everything);
  for (const { taskId, environmentVariables } of scripts)
    expect(environmentVariables.specified.env, taskId).toEqual(['CI', 'TEST_DATABASE_URL', 'TEST_MACHINE']);
});
