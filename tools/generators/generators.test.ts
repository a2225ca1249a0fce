import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../test/command.ts';
import type { Copy } from '../test/copy.ts';
import { copyRepository } from '../test/copy.ts';
import { componentFiles } from './component.ts';
import { toolFiles } from './tool.ts';

const component = componentFiles('StatRibbon');
const tool = toolFiles('convert/made-up-name');

test('a component is one folder with its look and its stories', () => {
  expect(component.map(({ path }) => path)).toEqual([
    'packages/ui/src/components/StatRibbon/StatRibbon.tsx',
    'packages/ui/src/components/StatRibbon/StatRibbon.css.ts',
    'packages/ui/src/components/StatRibbon/StatRibbon.stories.tsx',
  ]);
});

test('a tool is one file with its test', () => {
  expect(tool.map(({ path }) => path)).toEqual(['apps/server/src/tools/convert/made-up-name.ts', 'apps/server/src/tools/convert/made-up-name.test.ts']);
});

test.each(['statCard', 'Stat-Card', 'Stat Card', '../Evil', ''])('%j is no component name', (name) => {
  expect(() => componentFiles(name)).toThrow(`'${name}' is no component name. Write it as in 'StatCard': words with capitals, nothing between them.`);
});

test.each(['roman', 'convert/', 'Convert/Roman', 'convert/../../evil', 'convert/roman_numbers', ''])('%j is no path of a tool', (path) => {
  expect(() => toolFiles(path)).toThrow(`'${path}' is no path of a tool. Write area and name as in 'convert/roman-numbers'.`);
});

describe('what is generated, in its place,', { timeout: 60_000 }, () => {
  let copy: Copy;
  const run = (folder: string, program: string, args: readonly string[]) =>
    runCommand(join(copy.root, 'node_modules/.bin', program), args, { cwd: join(copy.root, folder), timeoutMs: 60_000 });
  const typeCheck = async (folder: string, made: readonly { path: string }[]) => {
    const files = made.map(({ path }) => join(copy.root, path));
    copy.write(`${folder}/tsconfig.made.json`, JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    return await run(folder, 'tsc', ['-p', 'tsconfig.made.json']);
  };

  beforeAll(() => {
    copy = copyRepository();
    for (const { path, text } of [...component, ...tool]) copy.write(path, text);
  });

  afterAll(() => copy.remove());

  test('type-checks', async () => {
    expect(await typeCheck('packages/ui', component)).toEqual({ code: 0, output: '', timedOut: false });
    expect(await typeCheck('apps/server', tool)).toEqual({ code: 0, output: '', timedOut: false });
  });

  test('would not type-check with a mistake in it', async () => {
    const wrong = { path: 'apps/server/src/tools/convert/wrong.ts', text: (tool[0]?.text ?? '').replace("output: 'json'", 'output: 1') };
    copy.write(wrong.path, wrong.text);
    expect((await typeCheck('apps/server', [wrong])).code).not.toBe(0);
  });

  test('pleases the linter', async () => {
    const { code, output } = await run('.', 'oxlint', ['--deny-warnings', ...[...component, ...tool].map(({ path }) => path)]);
    expect(output).toContain('on 5 files');
    expect(code).toBe(0);
  });

  test('has every story that a component needs', async () => {
    const checklist = async () => await run('packages/ui', 'vitest', ['run', 'src/story/checklist.test.ts', '-t', 'StatRibbon shows every state that it has']);
    const { code, output } = await checklist();
    expect(output).toContain('1 passed');
    expect(code).toBe(0);

    const [, , stories] = component;
    copy.write(stories?.path ?? '', (stories?.text ?? '').replace('const LongWords', 'const Else'));
    expect((await checklist()).output).toContain('StatRibbon needs the story LongWords.');
    copy.write(stories?.path ?? '', stories?.text ?? '');
  });

  test('passes its own tests', async () => {
    // Without the server's set-up, which would start a database.
    copy.write('apps/server/vitest.made.config.ts', 'export default {};\n');
    const report = join(copy.root, 'report.json');
    const args = ['run', '--config=vitest.made.config.ts', '--reporter=json', `--outputFile=${report}`, 'src/tools/convert/made-up-name.test.ts'];
    expect((await run('apps/server', 'vitest', args)).code).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ numPassedTests: 3, numFailedTests: 0 });
  });
});
