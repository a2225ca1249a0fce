/**
 * Faults that were once missed, planted into the built Storybook, and the check that catches each: a story's assertion,
 * the walk with the Tab key, or a picture. Those that the linter catches are in `tools/visual/planted/`.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkFocus } from '../focus-walk.ts';
import { readPng } from '@apiyard/tools/visual/bitmap';
import { openPictureBrowser } from '@apiyard/tools/visual/browser';
import { compare } from '@apiyard/tools/visual/compare';
import { sourcesOf } from '@apiyard/tools/visual/style-rules/sources';
import { isReady, showStory } from '@apiyard/tools/visual/in-page';
import type { PicturedStory } from '@apiyard/tools/visual/picture';
import { planOf } from '@apiyard/tools/visual/plan';
import { readAllStories, takeStory } from '@apiyard/tools/visual/take';
import type { PlantedCopy } from '@apiyard/tools/visual/planted/planted-copy';
import { plant } from '@apiyard/tools/visual/planted/planted-copy';

const root = join(import.meta.dirname, '../../../..');
const built = process.env['STORYBOOK_BUILT'] ?? join(root, 'apps/storybook/dist');
const sourceOf = sourcesOf(root);

let browser: Browser;
let sound: PlantedCopy;
let plan: readonly PicturedStory[];

beforeAll(async () => {
  ({ browser } = await openPictureBrowser());
  sound = await plant(built, (css) => `${css}\n`);
  plan = planOf(await readAllStories(browser, sound.url));
});
afterAll(async () => {
  await sound.close();
  await browser.close();
});

/** Appends a rule for the first class of a component's styles, to the stylesheet that has it. */
const ruleFor = (source: string, rule: (className: string) => string) => (css: string) => {
  const name = [...css.matchAll(/\.([\w-]+)/g)].map(([, each = '']) => each).find((each) => sourceOf(each) === source);
  return name === undefined ? css : `${css}\n${rule(`.${name}`)}`;
};
const button = 'packages/ui/src/components/Button/Button.css.ts';

async function withPlanted<Found>(
  edit: (css: string) => string,
  look: (url: string) => Promise<Found>,
): Promise<Found> {
  const planted = await plant(built, edit);
  try {
    return await look(planted.url);
  } finally {
    await planted.close();
  }
}

/** The modes of a story whose pictures differ between the sound and the planted build. */
async function changedModes(
  id: string,
  names: readonly string[],
  edit: (css: string) => string,
): Promise<readonly string[]> {
  const story = plan.find((each) => each.id === id);
  if (story === undefined) throw new Error(`${id} is not pictured.`);
  const some = { ...story, modes: story.modes.filter(({ name }) => names.includes(name)) };
  const before = await takeStory(browser, sound.url, some);
  const after = await withPlanted(edit, (url) => takeStory(browser, url, some));
  return some.modes
    .filter((mode) => {
      const [one, other] = [before.get(mode), after.get(mode)];
      if (one?.png === undefined || other?.png === undefined)
        throw new Error(`${id} was not taken: ${one?.trouble ?? other?.trouble}`);
      return !compare(readPng(one.png), readPng(other.png)).isSame;
    })
    .map(({ name }) => name);
}

/** The error of a story, or null; and the stops of the Tab key without a ring, where it held. */
async function openStory(url: string, id: string): Promise<{ error: string | null; unseen: readonly string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${url}/iframe.html?viewMode=story`);
    await page.waitForFunction(isReady);
    const globals = { mode: 'light', language: 'en', a11y: { manual: true } };
    const error = await page.evaluate(showStory, { id, globals, isShown: false });
    return { error, unseen: error === null ? (await walkFocus(page)).unseen : [] };
  } finally {
    await page.close();
  }
}

const buttonStory = 'overview-actions--all';
const layers = 'overview-layers--toast-over-dialog';
const states = 'overview-states--actions';

test('nothing is caught where nothing is planted', async () => {
  expect(await openStory(sound.url, layers)).toMatchObject({ error: null });
  expect(await openStory(sound.url, buttonStory)).toEqual({ error: null, unseen: [] });
  expect(await changedModes(states, ['light', 'dark arabic'], (css) => `${css}\n.planted-nowhere{color:red}`)).toEqual(
    [],
  );
});

test('a lost focus ring is caught by the Tab walk', async () => {
  const edit = ruleFor(button, (name) => `${name}[data-focus-visible]{outline:none!important}`);
  const { error, unseen } = await withPlanted(edit, (url) => openStory(url, buttonStory));
  expect(error).toBeNull();
  expect(unseen).toContainEqual(expect.stringMatching(/^button 'New key'/));
});

test('a wrong order of layers is caught by the sheet of layers', async () => {
  const edit = (css: string) => css.replaceAll(/--apiyard-layer-snackbar:\s*1400/g, '--apiyard-layer-snackbar:900');
  const { error } = await withPlanted(edit, (url) => openStory(url, layers));
  expect(error).toContain('expected false to be true');
});

test.each([
  [
    'hovered',
    (name: string) => `${name}[data-hovered]:not([data-disabled]){background:var(--apiyard-color-selected)!important}`,
  ],
  [
    'pressed',
    (name: string) => `${name}[data-pressed]:not([data-disabled]){color:var(--apiyard-color-textQuiet)!important}`,
  ],
  [
    'disabled',
    (name: string) => `${name}[data-disabled]{border-style:dashed!important;border-color:currentColor!important}`,
  ],
])('a changed look of the state %s is caught by the sheet of states', async (_, rule) => {
  expect(await changedModes(states, ['light'], ruleFor(button, rule))).toEqual(['light']);
});

test('a colour that changed only in dark Arabic is caught by its picture, and no other picture changes', async () => {
  const edit = ruleFor(button, (name) => `.dark[dir="rtl"] ${name}{color:var(--apiyard-color-textQuiet)!important}`);
  expect(await changedModes(states, ['dark', 'arabic', 'dark arabic'], edit)).toEqual(['dark arabic']);
});
