import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tokenWords, withWords, wordsIn } from './words.ts';
import type { IndexEntry } from './words.ts';

const folder = fileURLToPath(new URL('../../../packages/ui/src/components', import.meta.url));
const words = new Map<string, string[]>();
for await (const file of glob('*/*.stories.tsx', { cwd: folder })) {
  const name = basename(file, '.stories.tsx');
  if (name === dirname(file)) words.set(name, wordsIn(await readFile(join(folder, file), 'utf8')));
}

it('reads the words of a guide', () => {
  expect(wordsIn("parameters: guide({ when: 'To ask.', words: ['modal', 'pop-up'], notes: ['no'] })")).toEqual([
    'modal',
    'pop-up',
  ]);
  expect(wordsIn("parameters: guide({ when: 'To ask.' })")).toEqual([]);
});

it('gives docs pages their keywords, the tokens of their component and its name, and does not change stories', async () => {
  const at = await mkdtemp(join(tmpdir(), 'words-'));
  try {
    await writeFile(join(at, 'Spread.stories.tsx'), "guide({ when: 'x', words: ['both ends'] })");
    const base = { title: 'Components/Layout/Spread', importPath: './Spread.stories.tsx' };
    const docs = { ...base, id: 'components-layout-spread--docs', type: 'docs' as const, name: 'Docs' };
    const story = { ...base, id: 'components-layout-spread--default', type: 'story' as const, name: 'Default' };
    const page = {
      id: 'welcome--docs',
      type: 'docs' as const,
      title: 'Welcome',
      name: 'Docs',
      importPath: './welcome.mdx',
    };
    const found = await withWords<IndexEntry>({ docs, story, page }, at);
    expect(found).toEqual({
      [docs.id]: { ...docs, name: 'Spread', anchors: expect.any(Array) },
      [story.id]: story,
      [page.id]: page,
    });
    const anchors = found[docs.id]?.anchors ?? [];
    expect(anchors[0]).toEqual({ id: '', title: 'both ends' });
    expect(anchors.map(({ title }) => title)).toContain('space.2');
  } finally {
    await rm(at, { recursive: true });
  }
});

it.each([
  ['Card', ['radius.card', 'card.shadow', 'color.paper']],
  ['Button', ['color.primary.fill', 'color.error.border', 'radius.control']],
  ['Tabs', ['color.primary.border', '#4166db', '#7ea2fe']],
])('%s is found by its tokens and their colours', async (component, words) => {
  expect(await tokenWords(component)).toEqual(expect.arrayContaining(words));
});

it('finds the page of tokens by every token and every value of any theme', async () => {
  const tokens = { id: 'foundations-tokens--docs', type: 'docs' as const, title: 'Foundations/Tokens' };
  const found = await withWords<IndexEntry>({ page: { ...tokens, name: 'Docs', importPath: './tokens.mdx' } });
  const words = found[tokens.id]?.anchors?.map(({ title }) => title);
  // The primary colours of the blue, aqua and purple theme, and a token of each kind.
  expect(words).toEqual(
    expect.arrayContaining([
      '#5d87ff',
      '#0074ba',
      '#763ebd',
      'radius.card',
      'shadow.card',
      'space.2',
      'duration.quick',
    ]),
  );
});

it.each([
  ['dropdown', 'Select'],
  ['picker', 'Select'],
  ['modal', 'Dialog'],
  ['popup', 'Dialog'],
  ['toggle', 'Switch'],
  ['accordion', 'Disclosure'],
  ['snackbar', 'Toast'],
  ['tag', 'Chip'],
  ['spinner', 'Progress'],
  ['autosuggest', 'ComboBox'],
  ['segmented', 'ToggleButtonGroup'],
  ['pager', 'Pagination'],
  ['facepile', 'AvatarGroup'],
  ['side panel', 'Sheet'],
  ['wizard', 'Stepper'],
  ['otp', 'OneTimeCode'],
  ['hover card', 'PreviewCard'],
])('%s leads to %s', (word, component) => {
  expect(words.get(component)).toContain(word);
});

it('has keywords for every component', () => {
  const wordless = [...words].filter(([, known]) => known.length === 0).map(([name]) => name);
  expect(wordless).toEqual([]);
});

it('repeats no word, and never the name itself', () => {
  const repeated = [...words]
    .filter(([name, known]) => new Set([name.toLowerCase(), ...known]).size !== known.length + 1)
    .map(([name]) => name);
  expect(repeated).toEqual([]);
});
