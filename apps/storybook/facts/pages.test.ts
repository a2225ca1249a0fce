import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { statusOf } from '@apiyard/ui/story/docs/status.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocReader } from '../docgen/docgen.ts';
import { readReleases } from './changes.ts';
import { readFacts, resultsOf } from './facts.ts';
import type { Facts } from './facts.ts';
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
    '```tsx\n',
  ])
    expect(tabs).toContain(part);
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

it('shows the results of the last run, and none of components that it did not include', () => {
  const found = { stories: 12, failed: 0, axeRulesPassed: 300, axeViolations: 0, tabStops: 8 };
  const runs = [
    { run: 'light-ltr', at: '2026-11-26T10:00:00Z', components: { 'components-navigation-tabs': found } },
    { run: 'dark-rtl', at: '2026-11-26T10:05:00Z', components: {} },
    // Before results were recorded for each component.
    { run: 'wireframe' },
  ];
  expect(resultsOf('components-navigation-tabs', { runs })).toEqual([
    { run: 'light-ltr', at: '2026-11-26T10:00:00Z', ...found },
  ]);
});
