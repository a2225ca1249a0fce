import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withWords, wordsIn } from './words.ts';

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

it('gives docs pages their keywords and the name of their component, and does not change stories', async () => {
  const at = await mkdtemp(join(tmpdir(), 'words-'));
  try {
    await writeFile(join(at, 'Dialog.stories.tsx'), "guide({ when: 'x', words: ['modal'] })");
    const base = { title: 'Components/Overlays/Dialog', importPath: './Dialog.stories.tsx' };
    const docs = { ...base, id: 'components-overlays-dialog--docs', type: 'docs' as const, name: 'Docs' };
    const story = { ...base, id: 'components-overlays-dialog--default', type: 'story' as const, name: 'Default' };
    const page = {
      id: 'welcome--docs',
      type: 'docs' as const,
      title: 'Welcome',
      name: 'Docs',
      importPath: './welcome.mdx',
    };
    const entries = { [docs.id]: docs, [story.id]: story, [page.id]: page };
    expect(await withWords(entries, at)).toEqual({
      [docs.id]: { ...docs, name: 'Dialog', anchors: [{ id: docs.id, title: 'modal' }] },
      [story.id]: story,
      [page.id]: page,
    });
  } finally {
    await rm(at, { recursive: true });
  }
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
