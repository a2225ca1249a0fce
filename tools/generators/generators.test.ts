import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../test/command.ts';
import type { Copy } from '../test/copy.ts';
import { copyRepository } from '../test/copy.ts';
import { componentFiles } from './component.ts';
import type { NewFile } from './new-file.ts';
import { themeFiles } from './theme.ts';
import { toolFiles } from './tool.ts';

const component = componentFiles('StatRibbon');
const tool = toolFiles('convert/made-up-name');
const themeList = readFileSync(new URL('../../packages/ui/src/theme/themes/all.ts', import.meta.url), 'utf8');
const theme = themeFiles('LIME_THEME', ['#84CC16', '#0ea5e9'], themeList);

test('a component is one folder with its look and its stories', () => {
  expect(component.map(({ path }) => path)).toEqual([
    'packages/ui/src/components/StatRibbon/StatRibbon.tsx',
    'packages/ui/src/components/StatRibbon/StatRibbon.css.ts',
    'packages/ui/src/components/StatRibbon/StatRibbon.stories.tsx',
  ]);
});

test('a tool is one file with its test', () => {
  expect(tool.map(({ path }) => path)).toEqual([
    'apps/server/src/tools/convert/made-up-name.ts',
    'apps/server/src/tools/convert/made-up-name.test.ts',
  ]);
});

test('a theme is one token file and two lines of the list', () => {
  expect(theme.map(({ path }) => path)).toEqual([
    'packages/ui/src/theme/themes/lime.ts',
    'packages/ui/src/theme/themes/all.ts',
  ]);
  expect(theme[0]?.text).toBe(`import { roleFrom } from '../role-from.ts';
import type { ThemeTokens } from '../tokens.ts';

export const lime: ThemeTokens = {
  primary: roleFrom('#84cc16'),
  secondary: roleFrom('#0ea5e9'),
};
`);
  const added = (theme[1]?.text ?? '').split('\n').filter((line) => !themeList.split('\n').includes(line));
  expect(added).toEqual(["import { lime } from './lime.ts';", '  LIME_THEME: lime,']);
});

test('a theme says which name or colour does not fit', () => {
  expect(() => themeFiles('lime', ['#84cc16'], themeList)).toThrow(
    "'lime' is no name of a theme. Write it as in 'LIME_THEME'.",
  );
  expect(() => themeFiles('LIME_THEME', ['green'], themeList)).toThrow(
    "'green' is no colour. Write it as in '#84cc16'; the second one may be left out.",
  );
  expect(() => themeFiles('LIME_THEME', [], themeList)).toThrow("'' is no colour.");
  expect(() => themeFiles('BLUE_THEME', ['#84cc16'], themeList)).toThrow(
    'BLUE_THEME stands already. Nothing was changed.',
  );
});

test.each(['statCard', 'Stat-Card', 'Stat Card', '../Evil', ''])('%j is no component name', (name) => {
  expect(() => componentFiles(name)).toThrow(
    `'${name}' is no component name. Write it as in 'StatCard': words with capitals, nothing between them.`,
  );
});

test.each(['roman', 'convert/', 'Convert/Roman', 'convert/../../evil', 'convert/roman_numbers', ''])(
  '%j is no path of a tool',
  (path) => {
    expect(() => toolFiles(path)).toThrow(
      `'${path}' is no path of a tool. Write area and name as in 'convert/roman-numbers'.`,
    );
  },
);

describe('what is generated, in its place,', () => {
  let copy: Copy;
  const run = (folder: string, program: string, args: readonly string[]) =>
    runCommand(join(copy.root, 'node_modules/.bin', program), args, {
      cwd: join(copy.root, folder),
      timeoutMs: 60_000,
    });
  /** Their own limit of five seconds is not for a busy machine. */
  const runTests = (folder: string, ...args: readonly string[]) =>
    run(folder, 'vitest', ['run', '--testTimeout=60000', ...args]);
  const typeCheck = async (folder: string, made: readonly { path: string }[]) => {
    const files = made.map(({ path }) => join(copy.root, path));
    copy.write(`${folder}/tsconfig.made.json`, JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    return await run(folder, 'tsc', ['-p', 'tsconfig.made.json']);
  };

  beforeAll(() => {
    copy = copyRepository();
    for (const { path, text } of [...component, ...theme, ...tool]) copy.write(path, text);
  });

  afterAll(() => copy.remove());

  test('type-checks', async () => {
    expect(await typeCheck('packages/ui', [...component, ...theme])).toEqual({ code: 0, output: '', timedOut: false });
    expect(await typeCheck('apps/server', tool)).toEqual({ code: 0, output: '', timedOut: false });
  });

  test('would not type-check with a mistake in it', async () => {
    const wrong = {
      path: 'apps/server/src/tools/convert/wrong.ts',
      text: (tool[0]?.text ?? '').replace("output: 'json'", 'output: 1'),
    };
    copy.write(wrong.path, wrong.text);
    expect((await typeCheck('apps/server', [wrong])).code).not.toBe(0);
  });

  test('pleases the linter', async () => {
    const { code, output } = await run('.', 'oxlint', [
      '--deny-warnings',
      ...[...component, ...theme, ...tool].map(({ path }) => path),
    ]);
    expect(output).toContain('on 7 files');
    expect(code).toBe(0);
  });

  test('has every story that a component needs', async () => {
    const checklist = async () =>
      await runTests('packages/ui', 'src/story/checklist.test.ts', '-t', 'StatRibbon shows every state that it has');
    const { code, output } = await checklist();
    expect(output).toContain('1 passed');
    expect(code).toBe(0);

    const [, , stories] = component;
    copy.write(stories?.path ?? '', (stories?.text ?? '').replace('const LongWords', 'const Else'));
    expect((await checklist()).output).toContain('StatRibbon needs the story LongWords.');
    copy.write(stories?.path ?? '', stories?.text ?? '');
  });

  test('says in its documentation what it is for, what each prop does, and what else it is called', async () => {
    const documented = async () =>
      await runTests(
        'apps/storybook',
        'docgen/docgen.test.ts',
        'search/words.test.ts',
        '-t',
        'StatRibbon/StatRibbon.tsx|other words for every component|never the name itself',
      );
    const { code, output } = await documented();
    expect(output).toContain('3 passed');
    expect(code).toBe(0);

    const [{ path: source, text }, , stories] = component as [NewFile, NewFile, NewFile];
    copy.write(source, text.replace(/.*say here when to use it.*\n/, ''));
    copy.write(stories.path, stories.text.replace(/ *words: .*\n/, ''));
    const { output: refused } = await documented();
    expect(refused).toContain('StatRibbon/StatRibbon.tsx says what it is for');
    expect(refused).toContain('2 failed');
    for (const { path, text: whole } of component) copy.write(path, whole);
  });

  test('reads in both modes, as a seventh theme', async () => {
    const { code, output } = await runTests('packages/ui', 'src/theme/contrast.test.ts', '-t', 'LIME_THEME in');
    expect(output).toContain('6 passed');
    expect(code).toBe(0);
  });

  test('passes its own tests', async () => {
    // Without the server's set-up, which would start a database.
    copy.write('apps/server/vitest.made.config.ts', 'export default {};\n');
    const report = join(copy.root, 'report.json');
    const args = [
      '--config=vitest.made.config.ts',
      '--reporter=json',
      `--outputFile=${report}`,
      'src/tools/convert/made-up-name.test.ts',
    ];
    expect((await runTests('apps/server', ...args)).code).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ numPassedTests: 3, numFailedTests: 0 });
  });
});
