/** What the generators make passes every check from the first minute. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../test/command.ts';
import type { Copy } from '../test/copy.ts';
import { copyRepository } from '../test/copy.ts';
import { componentFiles } from './component.ts';
import { endpointFiles } from './endpoint.ts';
import { machineFiles } from './machine.ts';
import { pageFiles } from './page.ts';
import { themeFiles } from './theme.ts';
import { toolFiles } from './tool.ts';
import { pluralOf } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What `pnpm new endpoint saved-search` writes. */
const savedSearches =
  'export const listSavedSearches = endpoint({ output: z.object({ items: z.array(SavedSearch) }) });';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (text: string) => text.split('\n').length - 1;
/** Generous, for a machine under load. */
const checkMs = 180_000;

test('a theme takes the colours as given', () => {
  expect(themeFiles('LIME_THEME', ['#84CC16', '#0ea5e9'], read)[0]?.text)
    .toBe(`import { roleFrom } from '../role-from.ts';
import type { ThemeTokens } from '../tokens.ts';

export const lime: ThemeTokens = {
  primary: roleFrom('#84cc16'),
  secondary: roleFrom('#0ea5e9'),
};
`);
});

test('a theme reports which name or colour is invalid', () => {
  expect(() => themeFiles('lime', ['#84cc16'], read)).toThrow(
    "'lime' is no name of a theme. Write it as in 'LIME_THEME'.",
  );
  expect(() => themeFiles('LIME_THEME', ['green'], read)).toThrow(
    "'green' is no colour. Write it as in '#84cc16'; the second one may be left out.",
  );
  expect(() => themeFiles('LIME_THEME', [], read)).toThrow("'' is no colour.");
  expect(() => themeFiles('BLUE_THEME', ['#84cc16'], read)).toThrow('BLUE_THEME already exists. Nothing was changed.');
});

test.each(['StatCard', 'data/statCard', 'data/Stat-Card', 'Data/StatCard', '../Evil', ''])(
  '%j is no path of a component',
  (path) => {
    expect(() => componentFiles(path, read)).toThrow(
      `'${path}' is no path of a component. Write group and name as in 'data/StatCard': words with capitals, nothing between them.`,
    );
  },
);

test('a component has a group that exists, which is in its title', () => {
  expect(() => componentFiles('things/StatCard', read)).toThrow(
    "There is no group 'things'. Groups: actions, inputs, choices, dates, collections, overlays, feedback, navigation, layout, data, charts, media.",
  );
  const files = new Map(componentFiles('inputs/CoinField', read).map(({ path, text }) => [path, text]));
  expect(files.get('packages/ui/src/components/CoinField/CoinField.stories.tsx')).toContain(
    "title: 'Components/Inputs/CoinField',",
  );
});

test('a component comes with the next minor version, and a changeset', () => {
  const files = componentFiles('inputs/CoinField', (path) =>
    path.endsWith('package.json') ? '{ "version": "1.9.3" }' : read(path),
  );
  expect(files.find(({ path }) => path.endsWith('CoinField.docs.tsx'))?.text).toContain("since: '1.10.0',");
  expect(files.at(-1)).toEqual({
    path: '.changeset/add-coin-field.md',
    text: "---\n'@apiyard/ui': minor\n---\n\nAdd `CoinField`, a coin field.\n",
  });
});

test.each([
  'roman',
  'convert/roman',
  'Convert/Numbers/Roman',
  'convert/../../evil',
  'convert/numbers/roman_numbers',
  '',
])('%j is no path of a tool', (path) => {
  expect(() => toolFiles(path)).toThrow(
    `'${path}' is no path of a tool. Write area, subject and name as in 'convert/numbers/roman-numbers'.`,
  );
});

test.each(['keys', 'account/', 'account/../evil', 'account/Keys/rename'])('%j is no path of a machine', (path) => {
  expect(() => machineFiles(path, read)).toThrow(
    `'${path}' is no path of a machine. Write feature, folders and name as in 'account/keys/rename-key'.`,
  );
});

test('a machine needs a feature that has XState', () => {
  expect(() => machineFiles('account/flow', () => '{ "dependencies": {} }')).toThrow(
    "The feature 'account' has no machines yet. Run: npx pnpm --filter ./packages/features/account add xstate@catalog:",
  );
});

test('an endpoint reports an invalid name, and an existing table', () => {
  expect(() => endpointFiles('SavedSearch', undefined, read)).toThrow(
    "'SavedSearch' is no name of a thing. Write one of them, with hyphens, as in 'saved-search'.",
  );
  expect(() => endpointFiles('invitation', undefined, read)).toThrow(
    'The table invitation already exists. Nothing was changed.',
  );
});

test('an endpoint reports where it cannot insert its code into a file', () => {
  const without = (path: string) => (path.endsWith('table-names.ts') ? '' : read(path));
  expect(() => endpointFiles('saved-search', undefined, without)).toThrow(
    "apps/server/src/db/table-names.ts is not written as expected: no place for 'saved_search: true,' was found.",
  );
});

test('a page is its declaration, route, screen, texts and stories', () => {
  const files = pageFiles('account/saved-searches', { fr: 'Recherches enregistrées' }, () => savedSearches);
  expect(files.map(({ path }) => path.replace('packages/features/account/src/saved-searches/', ''))).toEqual([
    'saved-searches.page.ts',
    'saved-searches.route.tsx',
    'SavedSearchesScreen.tsx',
    'saved-searches-copy.ts',
    'copy/en.ts',
    'copy/fr.ts',
    'copy/ar.ts',
    'copy/ch.ts',
    'saved-searches.stories.tsx',
  ]);
  const titles = files.flatMap(({ text }) => /'savedSearches\.title': "(.*)",/.exec(text)?.[1] ?? []);
  expect(titles).toEqual(['Saved searches', 'Recherches enregistrées', 'صفحة جديدة', '新页面']);
});

test('a page reports an invalid path, and a missing endpoint', () => {
  expect(() => pageFiles('saved-searches', {}, read)).toThrow(
    "'saved-searches' is no path of a page. Write feature and name as in 'account/saved-searches'.",
  );
  expect(() => pageFiles('account/saved-searches', {}, read)).toThrow(
    "packages/api/src/contract/accounts/saved-searches.ts has no listSavedSearches. Make it first, as with 'pnpm new endpoint saved-search'.",
  );
});

test('a tool has an area and a subject that exist', () => {
  expect(() => toolFiles('things/numbers/roman')).toThrow("There is no area 'things'. Areas: downloader, ");
  expect(() => toolFiles('convert/things/roman')).toThrow("There is no subject 'things'. Subjects: data, ");
});

test('a tool takes its titles', () => {
  const [tool] = toolFiles('convert/numbers/roman-numbers', { fr: 'Chiffres romains', ar: 'أرقام رومانية' });
  expect(tool?.text).toContain(`title: {
    en: "Roman numbers",
    fr: "Chiffres romains",
    ar: "أرقام رومانية",
    ch: "新工具",
  },`);
});

test.each([
  ['saved-search', 'saved-searches'],
  ['category', 'categories'],
  ['key', 'keys'],
  ['box', 'boxes'],
])('several of %s are %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

describe('what is made in a copy of the repository', () => {
  const commands = {
    component: ['data/StatRibbon'],
    endpoint: ['saved-search'],
    machine: ['account/keys/made-up-flow'],
    page: ['account/saved-searches'],
    theme: ['LIME_THEME', '#84CC16', '#0ea5e9'],
    tool: ['convert/text/made-up-name'],
  };
  type Kind = keyof typeof commands;
  const kinds = Object.keys(commands) as Kind[];
  const made = new Map<Kind, readonly string[]>();
  let copy: Copy;

  const run = (folder: string, program: string, args: readonly string[]) =>
    runCommand(join(copy.root, 'node_modules/.bin', program), args, {
      cwd: join(copy.root, folder),
      timeoutMs: checkMs,
    });
  const generate = (kind: Kind) =>
    runCommand(process.execPath, ['tools/generators/new.ts', kind, ...commands[kind]], {
      cwd: copy.root,
      timeoutMs: checkMs,
    });
  /** The counts that vitest ends with, and what it printed. */
  const runTests = async (...args: readonly string[]) => {
    const { output } = await run('.', 'vitest', ['run', ...args]);
    return { counts: output.trimEnd().split('\n').at(-1), output };
  };
  const inCopy = (path: string) => readFileSync(join(copy.root, path), 'utf8');
  const typeCheck = async (folder: string) => {
    const files = [...made.values()].flat().filter((path) => path.startsWith(`${folder}/`));
    copy.write(
      `${folder}/tsconfig.made.json`,
      JSON.stringify({ extends: './tsconfig.json', include: [], files: files.map((path) => join(copy.root, path)) }),
    );
    return await run(folder, 'tsc', ['-p', 'tsconfig.made.json']);
  };

  beforeAll(async () => {
    copy = copyRepository();
    for (const kind of kinds) {
      const { code, output } = await generate(kind);
      expect(code, output).toBe(0);
      made.set(kind, output.trimEnd().split('\n'));
    }
  }, checkMs);

  afterAll(() => copy.remove());

  test('is so many files and lines', () => {
    const sizes = kinds.map((kind) => {
      const paths = made.get(kind) ?? [];
      const isNew = (path: string) => !existsSync(join(root, path));
      const fresh = paths.filter(isNew);
      const lines = fresh.reduce((total, path) => total + linesOf(inCopy(path)), 0);
      const added = paths
        .filter((path) => !isNew(path))
        .reduce((total, path) => total + linesOf(inCopy(path)) - linesOf(read(path)), 0);
      return `${kind}: ${fresh.length} files, ${lines} lines; ${added} lines in ${paths.length - fresh.length} others`;
    });
    expect(sizes).toEqual([
      'component: 5 files, 94 lines; 0 lines in 0 others',
      'endpoint: 6 files, 264 lines; 11 lines in 5 others',
      'machine: 2 files, 83 lines; 0 lines in 0 others',
      'page: 9 files, 246 lines; 0 lines in 0 others',
      'theme: 1 files, 7 lines; 2 lines in 1 others',
      'tool: 3 files, 75 lines; 0 lines in 0 others',
    ]);
  });

  test('is laid out as the formatter does', async () => {
    expect((await run('.', 'oxfmt', ['--check', ...[...made.values()].flat()])).code).toBe(0);
  });

  test('is not made twice', async () => {
    for (const kind of kinds) {
      const { code, output } = await generate(kind);
      expect(code).toBe(1);
      expect(output).toMatch(/already exists\. Nothing was changed\.\n$/);
    }
  });

  test(
    'type-checks',
    async () => {
      for (const folder of ['packages/ui', 'packages/api', 'packages/features/account', 'apps/server'])
        expect(await typeCheck(folder), folder).toEqual({ code: 0, output: '', timedOut: false });
    },
    4 * checkMs,
  );

  test('would not type-check with a mistake in it', async () => {
    const path = 'packages/features/account/src/keys/made-up-flow.machine.ts';
    const text = inCopy(path);
    copy.write(path, text.replace("draft: ''", 'draft: 0'));
    expect((await typeCheck('packages/features/account')).code).not.toBe(0);
    copy.write(path, text);
  });

  test('pleases the linter', async () => {
    const { code, output } = await run('.', 'oxlint', ['--deny-warnings', ...[...made.values()].flat()]);
    expect(code, output).toBe(0);
    const sources = [...made.values()].flat().filter((path) => !path.endsWith('.md'));
    expect(output).toContain(`on ${sources.length} files`);
  });

  test(
    'leaves nothing unused',
    async () => {
      const { code, output } = await run('.', 'knip', []);
      expect(code, output).toBe(0);
    },
    checkMs,
  );

  test('has every story that a component needs', async () => {
    const checklist = async () =>
      await runTests(
        '--project=@apiyard/ui',
        'checklist.test.ts',
        '--testNamePattern=StatRibbon (shows every state that it has|has its documentation)',
      );
    expect((await checklist()).counts).toBe('2 passed, 0 failed');

    const stories = 'packages/ui/src/components/StatRibbon/StatRibbon.stories.tsx';
    const text = inCopy(stories);
    copy.write(stories, text.replace('const Default', 'const Else'));
    expect((await checklist()).output).toContain('StatRibbon needs the story Default.');
    copy.write(stories, text);

    const docs = 'packages/ui/src/components/StatRibbon/StatRibbon.docs.tsx';
    const docsText = inCopy(docs);
    copy.write(docs, docsText.replace(/.*anatomy: .*\n/, ''));
    expect((await checklist()).output).toContain('StatRibbon has no anatomy.');
    copy.write(docs, docsText);
  });

  test('documents its purpose, each prop, and its alternative names', async () => {
    const documented = async () =>
      await runTests(
        '--project=@apiyard/storybook',
        'docgen.test.ts',
        'words.test.ts',
        '--testNamePattern=StatRibbon/StatRibbon.tsx|has keywords for every component|never the name itself',
      );
    expect((await documented()).counts).toBe('3 passed, 0 failed');

    const [component = '', , stories = ''] = made.get('component') ?? [];
    const [text, storiesText] = [inCopy(component), inCopy(stories)];
    copy.write(component, text.replace(/.*say here when to use it.*\n/, ''));
    copy.write(stories, storiesText.replace(/ *words: .*\n/, ''));
    const { counts, output } = await documented();
    expect(output).toContain('StatRibbon/StatRibbon.tsx has a description of itself');
    expect(counts).toBe('1 passed, 2 failed');
    copy.write(component, text);
    copy.write(stories, storiesText);
  });

  test('reads in both modes, as a seventh theme', async () => {
    const { counts, output } = await runTests(
      '--project=@apiyard/ui',
      'contrast.test.ts',
      '--testNamePattern=LIME_THEME in',
    );
    expect(counts, output).toBe('10 passed, 0 failed');
  });

  test('has its texts in four languages, each of them used', async () => {
    const { counts, output } = await runTests('--project=@apiyard/tools', 'copy-files.test.ts');
    expect(counts, output).toMatch(/^[1-9]\d* passed, 0 failed$/);
  });

  test('passes its own tests', async () => {
    const machine = await runTests('--project=@apiyard/account', 'made-up-flow.machine.test.ts');
    expect(machine.counts, machine.output).toBe('3 passed, 0 failed');
    const kernel = await runTests('--project=@apiyard/kernels', 'made-up-name.test.ts');
    expect(kernel.counts, kernel.output).toBe('2 passed, 0 failed');
    // Without the server's set-up, which would start a database.
    copy.write('apps/server/vitest.made.config.ts', 'export default {};\n');
    const { code, output } = await run('apps/server', 'vitest', [
      'run',
      '--config=vitest.made.config.ts',
      'src/tools/every-tool.test.ts',
      '--testNamePattern=convert/made-up-name',
    ]);
    expect(code, output).toBe(0);
    expect(output).toMatch(/ [1-9] passed/);
  });

  test(
    'keeps the contract on both engines, and refuses what every endpoint refuses',
    async () => {
      const { counts, output } = await runTests(
        '--project=@apiyard/server',
        'test/conformance.test.ts',
        'test/trust/every-endpoint.test.ts',
        '--testNamePattern=SavedSearch|saved-searches',
      );
      expect(counts, output).toBe('40 passed, 0 failed');
    },
    checkMs,
  );
});
