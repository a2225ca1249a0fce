/** Groups results that differ in the same way, so that a change of one token is reviewed once. */
import { hash } from 'node:crypto';
import type { Bitmap } from './bitmap.ts';
import { onCanvas } from './bitmap.ts';
import type { Result } from './check.ts';

export interface Group {
  /** The same for equal differences. */
  readonly key: string;
  /** What they have in common, in a few words. */
  readonly label: string;
}

type Changed = Extract<Result, { outcome: 'changed' }>;

/** From this share of the changed pixels on, a difference is that of one colour. */
const colourShareMin = 0.5;

export function groupOf(result: Exclude<Result, { outcome: 'same' }>): Group {
  switch (result.outcome) {
    case 'changed':
      return groupOfChange(result);
    case 'new':
      return { key: 'new', label: 'New pictures' };
    case 'missing':
      return { key: 'missing', label: 'Pictures of stories that are gone' };
    case 'failed': {
      const [trouble = ''] = result.trouble.split('\n');
      return { key: `failed ${trouble}`, label: trouble };
    }
  }
}

/** By the colour that most of the changed pixels had and now have, else by the pixels of the changed areas. */
function groupOfChange({ before, after, comparison: { mask, areas, pixels } }: Changed): Group {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const old = onCanvas(before, width, height).data;
  const now = onCanvas(after, width, height).data;
  const counts = new Map<string, number>();
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] !== 1) continue;
    const change = `${colourAt(old, at * 4)} is now ${colourAt(now, at * 4)}`;
    counts.set(change, (counts.get(change) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most !== undefined && most[1] >= colourShareMin * pixels) return { key: most[0], label: most[0] };
  const crops = areas.map(({ x, y, width: across, height: down }) =>
    [old, now].map((data) => hash('sha1', cropOf({ width, height, data }, x, y, across, down))).join(' '),
  );
  const key = hash('sha1', [...new Set(crops)].toSorted().join('\n'));
  return { key, label: `Same ${areas.length === 1 ? 'area' : `${areas.length} areas`}, ${pixels} pixels` };
}

function colourAt(data: Uint8Array, at: number): string {
  const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  return data[at + 3] === 0 ? 'nothing' : `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function cropOf({ width, data }: Bitmap, x: number, y: number, across: number, down: number): Uint8Array {
  const crop = new Uint8Array(across * down * 4);
  for (let row = 0; row < down; row += 1) {
    const from = ((y + row) * width + x) * 4;
    crop.set(data.subarray(from, from + across * 4), row * across * 4);
  }
  return crop;
}

/** The named parts of the sheet that a change touches; the story's name where it has none. */
export function componentsOf(result: Exclude<Result, { outcome: 'same' }>): readonly string[] {
  const fallback = result.story === null ? [] : [result.story.name];
  if (result.outcome !== 'changed' || result.parts.length === 0) return fallback;
  const touched = result.parts.filter((part) =>
    result.comparison.areas.some(
      ({ x, y, width, height }) =>
        x < part.x + part.width && x + width > part.x && y < part.y + part.height && y + height > part.y,
    ),
  );
  return touched.length === 0 ? fallback : [...new Set(touched.map(({ name }) => name))];
}
