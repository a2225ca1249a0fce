/** Positions that similar elements have in common: for each the selector that finds it, and its content in each element. */
import type { Indexed, PageIndex } from './page-index.ts';
import { textOf } from './page-index.ts';
import { isPlainTag } from './selectors.ts';

export interface Slot {
  /** Relative to the item. */
  readonly css: string;
  /** Higher survives more changes of the page. */
  readonly quality: number;
  /** The first match in each item. */
  readonly matches: ReadonlyArray<Indexed | null>;
  /** Of the matches, as read; empty where there is none. */
  readonly texts: readonly string[];
  /** Matches in each item, on average over those that have any. */
  readonly repeats: number;
}

/** Number of items in which it is not empty. */
export const filled = (slot: Slot): number => slot.texts.filter((one) => one !== '').length;

/** Maximum descendants per item. */
const insideMax = 160;
const keysMax = 600;
const pathDepthMax = 6;

interface Key {
  readonly css: string;
  readonly quality: number;
  readonly matches: Array<Indexed | null>;
  count: number;
}

/** Slots with something in at least `supportMin` of the items; of several selectors for one place the best. */
export function slotsIn(items: readonly Indexed[], index: PageIndex, supportMin: number): Slot[] {
  const keys = new Map<string, Key>();
  items.forEach((item, at) => {
    for (let inside = item.at + 1; inside < Math.min(item.end, item.at + 1 + insideMax); inside += 1) {
      const entry = index.all[inside];
      if (!entry || !isPlainTag(entry.tag)) continue;
      for (const [css, quality] of keysOf(entry, item, index)) {
        const known = keys.get(css);
        const key = known ?? { css, quality, matches: items.map(() => null), count: 0 };
        if (!known) {
          if (keys.size >= keysMax) continue;
          keys.set(css, key);
        }
        key.count += 1;
        key.matches[at] ??= entry;
      }
    }
  });
  const texts = new Map<Indexed, string>();
  const read = (entry: Indexed | null): string => {
    if (!entry || entry.text === 0) return '';
    let text = texts.get(entry);
    if (text === undefined) texts.set(entry, (text = textOf(entry.element)));
    return text;
  };
  const byPlace = new Map<string, Slot>();
  for (const key of keys.values()) {
    const found = key.matches.filter((match) => match !== null);
    if (found.length < items.length * supportMin) continue;
    const slot: Slot = {
      css: key.css,
      quality: key.quality,
      matches: key.matches,
      texts: key.matches.map(read),
      repeats: key.count / found.length,
    };
    // The same elements: the same slot. An element that only wraps another has the same text, but its own attributes.
    const place = key.matches.map((match) => match?.at ?? '').join();
    const known = byPlace.get(place);
    if (!known || better(slot, known)) byPlace.set(place, slot);
  }
  return [...byPlace.values()];
}

const better = (a: Slot, b: Slot): boolean =>
  a.quality > b.quality || (a.quality === b.quality && a.css.length < b.css.length);

/** Selectors that could find an element inside its item, best first. */
function* keysOf(entry: Indexed, item: Indexed, index: PageIndex): Generator<readonly [css: string, quality: number]> {
  const { tag } = entry;
  for (const kind of entry.kinds)
    if (!kind.startsWith('[role')) yield [kind, kind.startsWith('[itemprop') ? 10 : kind.startsWith('[class') ? 6 : 8];
  const { parent } = entry;
  const outer = parent && parent !== item ? parent : null;
  for (const name of entry.classes.slice(0, 4)) {
    yield [`.${name}`, 7.5];
    yield [`${tag}.${name}`, 7];
  }
  if (/^(?:h[1-6]|time|img|article|figcaption|blockquote|address|data|meter)$/.test(tag)) yield [tag, 6.5];
  if (outer) {
    if (/^h[1-6]$/.test(outer.tag)) yield [`${outer.tag} ${tag}`, 6.4];
    const named = outer.classes[0];
    if (named !== undefined) yield [`.${named} > ${tag}`, 6];
    for (const kind of outer.kinds) if (!kind.startsWith('[role')) yield [`${kind} > ${tag}`, 5.5];
  }
  if (!/^(?:div|span)$/.test(tag)) yield [tag, 5];
  const path = pathFrom(entry, item, null);
  if (path !== null) yield [path, 4];
  const exact = pathFrom(entry, item, index);
  if (exact !== null && exact !== path) yield [exact, 3];
}

/** `:scope > div > p`, or with the place of each step among its like. */
function pathFrom(entry: Indexed, item: Indexed, index: PageIndex | null): string | null {
  const steps: string[] = [];
  for (let step: Indexed | null = entry; step !== item; step = step.parent) {
    if (step === null || steps.length === pathDepthMax || !isPlainTag(step.tag)) return null;
    const place = index?.places.of(step.element) ?? null;
    steps.unshift(place === null ? step.tag : `${step.tag}:nth-of-type(${place})`);
  }
  return `:scope > ${steps.join(' > ')}`;
}
