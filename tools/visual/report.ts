/** The report: a single page that can be opened from disk, with the differing pictures next to it. */
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bitmap } from './bitmap.ts';
import { writePng } from './bitmap.ts';
import type { Result } from './check.ts';
import type { Area } from './compare.ts';
import type { PicturedStory } from './picture.ts';
import { componentsOf, groupOf } from './groups.ts';
import { sentenceOf } from './sentences.ts';

interface Report {
  readonly key: string;
  readonly results: readonly Result[];
  /** Problems of the plan, one sentence each. */
  readonly faults: readonly string[];
}

/** Data of one picture in the page. Its files are in the same folder; null if there is none. */
interface Entry {
  readonly name: string;
  readonly title: string;
  readonly mode: string;
  readonly outcome: string;
  readonly sentence: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
  /** Components that the change touches. */
  readonly components: readonly string[];
  /** Key of the group of equal differences. */
  readonly group: string;
  /** Changes with the pixels: what was reviewed is not reviewed any more once it looks different. */
  readonly content: string;
  /** Path and query of the story in a Storybook; null for one that is gone. */
  readonly storyPath: string | null;
}

const pageFolder = fileURLToPath(new URL('report', import.meta.url));
/** Opacity of unchanged pixels in the picture of differences. */
const faded = 0.25;
const changedColour = [216, 0, 96] as const;
/** More areas than this are not marked one by one: they would take longer to draw than the pictures. */
const markedMax = 200;

/** Resolves with the page's path. */
export async function writeReport(folder: string, { key, results, faults }: Report): Promise<string> {
  await mkdir(folder, { recursive: true });
  const entries: Entry[] = [];
  const groups: Record<string, string> = {};
  for (const result of results) {
    if (result.outcome === 'same') continue;
    const { key: group, label } = groupOf(result);
    groups[group] = label;
    entries.push(await entryOf(folder, result, group));
  }
  const same = results.length - entries.length;
  const [html, css, js] = await Promise.all(
    ['page.html', 'page.css', 'page.js'].map((file) => readFile(join(pageFolder, file), 'utf8')),
  );
  // A name may contain '</script>', so '<' is escaped.
  const data = JSON.stringify({ key, same, faults, groups, entries }).replaceAll('<', String.raw`\u003C`);
  const parts: Record<string, string> = { css: css ?? '', js: js ?? '', data };
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    (html ?? '').replaceAll(/\/\*\{(css|js|data)\}\*\//g, (_, part: string) => parts[part] ?? ''),
  );
  return page;
}

async function entryOf(folder: string, result: Exclude<Result, { outcome: 'same' }>, group: string): Promise<Entry> {
  const { name, story, mode, outcome } = result;
  const before = 'before' in result ? result.before : null;
  const after = 'after' in result ? result.after : null;
  const put = async (kind: string, bitmap: Bitmap | null) => {
    if (bitmap === null) return null;
    const file = `${name}.${kind}.png`;
    await writeFile(join(folder, file), writePng(bitmap));
    return file;
  };
  return {
    name,
    title: story === null ? name : `${story.title} / ${story.name}`,
    mode: mode ?? '',
    outcome,
    sentence: sentenceOf(result) ?? '',
    before: await put('before', before),
    after: await put('after', after),
    difference: outcome === 'changed' ? await put('difference', differenceOf(result)) : null,
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
    areas: outcome === 'changed' ? result.comparison.areas.slice(0, markedMax) : [],
    components: componentsOf(result),
    group,
    content: hash('sha1', Buffer.concat([before?.data ?? new Uint8Array(), after?.data ?? new Uint8Array()])),
    storyPath: story === null ? null : storyPathOf(story, mode),
  };
}

function storyPathOf({ id, modes }: PicturedStory, mode: string | null): string {
  const globals = Object.entries(modes.find(({ name }) => name === mode)?.globals ?? {});
  return `?path=/story/${id}&globals=${globals.map(([name, value]) => `${name}:${String(value)}`).join(';')}`;
}

/** The new picture, faded, with changes in a strong colour. */
function differenceOf({ before, after, comparison: { mask } }: Extract<Result, { outcome: 'changed' }>): Bitmap {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < mask.length; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const isInside = x < after.width && y < after.height;
    for (let channel = 0; channel < 3; channel += 1) {
      const shown = isInside ? (after.data[(y * after.width + x) * 4 + channel] ?? 255) : 255;
      data[at * 4 + channel] = mask[at] === 1 ? (changedColour[channel] ?? 0) : Math.round(255 - (255 - shown) * faded);
    }
  }
  return { width, height, data };
}
