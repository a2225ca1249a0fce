import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { SourceHashes } from '@apiyard/tools/sources';
import { statusOf } from '@apiyard/ui/story/docs/status.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocReader } from '../docgen/docgen.ts';
import { readReleases } from './changes.ts';
import { lastRunOf, readFacts, resultsOf } from './facts.ts';
import type { Facts, Results } from './facts.ts';
import { writePages } from './pages.ts';
import { readDocs, readStories } from './read-docs.ts';
import { readEntries } from './titles.ts';
import type { DocsEntry } from './titles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reader = createDocReader();
let entries: readonly DocsEntry[];
let facts: Facts;
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  entries = await readEntries();
  facts = await readFacts(entries);
  pages = await writePages(entries, facts, (path) =>
    // The others take seconds, and `docgen.test.ts` reads them.
    path.endsWith('/Tabs.tsx') ? reader.read(join(root, path)) : [],
  );
});
afterAll(() => reader.close());

const page = (name: string) => pages.get(`docs/${name}.md`) ?? '';
const docsPathOf = (path: string) => path.replace('.stories.tsx', '.docs.tsx');
const docsAt = async (path: string) =>
  readDocs(docsPathOf(path), await readFile(join(root, docsPathOf(path)), 'utf8').catch(() => ''));
const components = () => entries.filter(({ component }) => component !== undefined);

it('writes all that the page of a component says', () => {
  const tabs = page('components-navigation-tabs');
  for (const part of [
    '# Tabs\n\nComponents / Navigation\n',
    "Import: `import { Tabs } from '@apiyard/ui/Tabs';`  \nStatus: stable, since version 0.1.0\n",
    '| Pages with URLs of their own | [`TabLinks`](./components-navigation-tablinks.md) |\n',
    '- **Don’t:** Don’t split a task that people do in order. Use a [`Stepper`](./components-navigation-stepper.md).\n',
    '- **Tab list**: named by the label\n',
    '| ← → | selects the previous or next tab; Home and End the first and last |\n',
    "| `label` (required) | `string` |  | Names the choice: 'Language of the example'. |\n",
    '| `color.divider` | `#e5eaef` | `#434f66` |\n',
    "### Default\n\n```tsx\nimport { Text } from '@apiyard/ui/Text';\nimport { Tabs } from '@apiyard/ui/Tabs';\n\nconst items = [\n",
    '\n\n<Tabs label="Language of the example" items={items} selected="javascript" onChange={() => {}} />\n```\n',
  ])
    expect(tabs).toContain(part);
});

it('has the samples of the page, each once, and none of stories that only test', () => {
  const source = `
import { Pill } from './Pill.tsx';
const meta = preview.meta({ component: Pill, args: { children: 'New' }, parameters: guide({ when: 'To name it.' }) });
export const Default = meta.story({ play: async () => {} });
export const Error = meta.story({ args: { tone: 'error' } });
export const Removed = meta.story({ args: { tone: 'error' }, play: async () => {} });
export const Keyboard = meta.story({ args: { tone: 'info' } });
`;
  expect(readStories('packages/ui/src/components/Pill/Pill.stories.tsx', source)).toEqual({
    guide: { when: 'To name it.' },
    stories: [
      { name: 'Default', code: "import { Pill } from '@apiyard/ui/Pill';\n\n<Pill>New</Pill>" },
      { name: 'Error', code: 'import { Pill } from \'@apiyard/ui/Pill\';\n\n<Pill tone="error">New</Pill>' },
    ],
  });
});

it('has every section on the page of every component that has documentation', () => {
  const sections = ['When to use it', 'Do and don’t', 'Anatomy', 'Screen readers', 'Test results', 'Tokens', 'Stories'];
  const documented = components().filter(({ path }) => existsSync(join(root, docsPathOf(path))));
  const incomplete = documented.flatMap(({ id }) => {
    const missing = sections.filter((section) => !page(id).includes(`\n## ${section}\n`));
    return missing.length === 0 ? [] : [`${id}: ${missing.join(', ')}`];
  });
  expect(incomplete).toEqual([]);
  expect(documented.length).toBeGreaterThan(90);
});

it('lists every page in llms.txt, and links only to pages that exist', () => {
  const list = pages.get('llms.txt') ?? '';
  const files = [...pages.keys()].filter((file) => file !== 'llms.txt');
  expect(files.length).toBe(entries.length);
  expect(files.filter((file) => !list.includes(`](./${file})`))).toEqual([]);
  expect(list).toContain('- [Tabs](./docs/components-navigation-tabs.md): Use to switch between views of one subject,');
  const broken = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((\.\/[^)]+\.md)\)/g)]
      .map(([, link = '']) => join(dirname(file), link))
      .filter((target) => !pages.has(target)),
  );
  expect(broken).toEqual([]);
});

it('writes pages made by hand as their text', () => {
  const tokens = page('foundations-tokens');
  expect(tokens).toMatch(/^# Tokens\n\nThe CSS of components uses only `vars`/);
  expect(tokens).not.toMatch(/^import |<Meta/m);
  expect(page('foundations-charts')).toContain('[Contrast](./foundations-contrast.md)');
});

/** Named in guides, but not there yet. The list can only get shorter. */
const planned = ['Board', 'CodeEditor', 'RichText', 'SafeHtml', 'Scheduler'];
/** A key, a type of a library, and a provider. */
const otherTerms = ['Mod', 'CalendarDate', 'Navigation'];

it('names only components that exist', async () => {
  const names = new Set([...components().map(({ component }) => component), ...planned, ...otherTerms]);
  const unknown: string[] = [];
  for (const { path, source, component } of components()) {
    const { guide } = readStories(path, source);
    const uses = (guide?.instead ?? []).map(([, use]) => use).filter((use) => /^[A-Z]/.test(use));
    const docs = await docsAt(path);
    const texts = [
      ...(guide?.notes ?? []),
      ...(docs?.doAndDont ?? []).flatMap((pair) => [pair.do.text, pair.dont.text]),
      ...(docs?.screenReader ?? []),
      ...(docs?.anatomy ?? []).map(([, description]) => description),
    ];
    const named = texts.flatMap((text) => [...text.matchAll(/`([A-Z]\w*)(?: [^`]*)?`/g)].map(([, name = '']) => name));
    for (const name of [...uses.map((use) => use.split(' ')[0] ?? ''), ...named])
      // Other exports of a file begin with its name.
      if (!names.has(name) && !name.startsWith(component ?? '')) unknown.push(`${component}: ${name}`);
  }
  expect(unknown).toEqual([]);
});

it('says since which version a component exists as the changelog does', async () => {
  const releases = await readReleases();
  const wrong: string[] = [];
  for (const { path, component } of components()) {
    const docs = await docsAt(path);
    if (docs === undefined || component === undefined) continue;
    const isFirst = docs.since === '0.1.0';
    const added = releases.find(({ entries: list }) => list.some((entry) => entry.includes(`Add \`${component}\``)));
    if (isFirst !== (added === undefined)) wrong.push(`${component}: ${docs.since}`);
    else if (added !== undefined && added.version !== null && added.version !== docs.since)
      wrong.push(`${component}: ${docs.since}, but the changelog says ${added.version}`);
    if (added?.version === null && statusOf(docs, facts.version) === 'stable')
      wrong.push(`${component} is not released`);
  }
  expect(wrong).toEqual([]);
});

const tabs = 'components-navigation-tabs';
const dark = { passed: 12, failed: 1, axeRules: 300, tabStops: 0 };
const run: Results = {
  at: '2026-11-26T10:00:00Z',
  commit: '0a1b2c3',
  sources: { components: '0123456789abcdef', all: '00112233aabbccdd' },
  names: [],
  notRun: [`${tabs}--pointer`, 'components-navigation-tablinks--default'],
  failures: [
    [`${tabs}--keyboard`, 'expected 1 to be 2'],
    ['components-actions-button--default', 'No button'],
  ],
  components: { [tabs]: { dark } },
};

const otherScreens = { ...run.sources, all: 'ddccbbaa33221100' };
const otherComponents = { components: 'fedcba9876543210', all: 'ddccbbaa33221100' };

it('gives a component its own results, and none if the run did not include it', () => {
  expect(resultsOf(tabs, run)).toEqual({
    checks: { dark },
    failures: [[`${tabs}--keyboard`, 'expected 1 to be 2']],
    notRun: [`${tabs}--pointer`],
  });
  expect(resultsOf('components-data-tree', run)).toEqual({ checks: {}, failures: [], notRun: [] });
});

it('says that results are of other sources, and that there are none', () => {
  const { at, commit, names } = run;
  expect(lastRunOf(run, run.sources)).toEqual({ at, commit, names, isStale: false });
  expect(lastRunOf(run, otherScreens)).toEqual({ at, commit, names, isStale: false });
  expect(lastRunOf(run, otherComponents)).toEqual({ at, commit, names, isStale: true });
  expect(lastRunOf({ ...run, at: null }, run.sources)).toBe(null);
});

const writeTabs = async (stored: Results, sources: SourceHashes) => {
  const written = await writePages(
    entries.filter(({ id }) => id === tabs),
    {
      ...facts,
      components: facts.components.flatMap((each) =>
        each.id === tabs ? [{ ...each, ...resultsOf(tabs, stored) }] : [],
      ),
      lastRun: lastRunOf(stored, sources),
    },
    () => [],
  );
  return /## Test results\n\n([^]*?)\n\n## /.exec(written.get(`docs/${tabs}.md`) ?? '')?.[1];
};

it('writes results with what failed, what was not run, and a warning when they are of other sources', async () => {
  const head = `| Check | Passed | Failed | axe: rules passed | Tab: stops with visible focus |
|---|---|---|---|---|
| Light, with axe | not run |  |  |  |
| Dark, with axe | 12 | 1 | 300 |  |
`;
  const fresh = await writeTabs(run, run.sources);
  expect(fresh).toContain(`Recorded on 26 November 2026 at 10:00 UTC at commit 0a1b2c3.\n\n${head}`);
  expect(fresh).toContain(`
- \`${tabs}--keyboard\` failed: expected 1 to be 2
- \`${tabs}--pointer\` was not run.`);
  expect(fresh).not.toContain('out of date');
  expect(await writeTabs(run, otherComponents)).toMatch(/^\*\*These results are out of date\.\*\* The sources have/);
  expect(await writeTabs({ ...run, at: null }, run.sources)).toBe(
    'No test results are recorded. `pnpm test stories --record` records them.',
  );
});
