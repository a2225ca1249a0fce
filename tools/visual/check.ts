/** Takes every planned picture and compares it with the stored one. */
import type { Browser } from 'playwright';
import type { Bitmap } from './bitmap.ts';
import { readPng } from './bitmap.ts';
import type { Comparison } from './compare.ts';
import { compare } from './compare.ts';
import type { Mode, Part, PicturedStory } from './picture.ts';
import { pictureName } from './picture.ts';
import type { StoredPictures } from './stored.ts';
import type { OnShown, Taken } from './take.ts';
import { takeStory } from './take.ts';

interface Named {
  readonly name: string;
  /** Null for pictures of deleted stories. */
  readonly story: PicturedStory | null;
  readonly mode: string | null;
}

export type Result = Named &
  (
    | {
        readonly outcome: 'same';
        /** The first attempt differed: the page is not stable. */ readonly isSecondTry: boolean;
      }
    | {
        readonly outcome: 'changed';
        readonly before: Bitmap;
        readonly after: Bitmap;
        readonly comparison: Comparison;
        readonly parts: readonly Part[];
        readonly wobble: Comparison | null;
      }
    | {
        readonly outcome: 'new';
        readonly after: Bitmap;
        /** Difference between two attempts. */ readonly wobble: Comparison | null;
      }
    | { readonly outcome: 'missing'; readonly before: Bitmap }
    | { readonly outcome: 'failed'; readonly trouble: string }
  );

interface CheckOptions {
  readonly browser: Browser;
  readonly storybookUrl: string;
  readonly plan: readonly PicturedStory[];
  readonly stored: StoredPictures;
  /** Only pictures whose name holds one of these. @default all */
  readonly only?: readonly string[];
  /** Stories taken side by side. @default 2 */
  readonly atOnce?: number;
  readonly onShown?: OnShown;
}

/** Results in the order of the plan, pictures of deleted stories last. */
export async function checkPictures({
  browser,
  storybookUrl,
  plan,
  stored,
  only = [],
  atOnce = 2,
  onShown,
}: CheckOptions): Promise<readonly Result[]> {
  const names = new Set([
    ...plan.flatMap(({ id, modes }) => modes.map(({ name }) => pictureName(id, name))),
    ...stored.names(),
  ]);
  // A whole name is only that picture: 'a.dark' is also a part of 'a.dark-arabic'.
  const isWanted = (name: string) =>
    only.length === 0 || only.some((part) => (names.has(part) ? name === part : name.includes(part)));
  const wanted = plan.filter(({ id, modes }) => modes.some(({ name }) => isWanted(pictureName(id, name))));
  const byStory = new Map<PicturedStory, readonly Result[]>();
  const waiting = wanted.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const story of waiting)
        byStory.set(story, await checkStory({ browser, storybookUrl, story, stored, onShown }));
    }),
  );
  const taken = wanted.flatMap((story) => byStory.get(story) ?? []).filter(({ name }) => isWanted(name));
  const planned = new Set(plan.flatMap(({ id, modes }) => modes.map(({ name }) => pictureName(id, name))));
  const gone = stored.names().filter((name) => !planned.has(name) && isWanted(name));
  return [...taken, ...gone.flatMap((name) => missing(name, stored))];
}

interface StoryCheck extends Pick<CheckOptions, 'browser' | 'storybookUrl' | 'stored'> {
  readonly story: PicturedStory;
  readonly onShown: OnShown | undefined;
}

/** A differing picture is taken again on a new page: content that loaded late the first time is not a change. */
async function checkStory({ browser, storybookUrl, story, stored, onShown }: StoryCheck): Promise<readonly Result[]> {
  const first = await takeStory(browser, storybookUrl, story, onShown);
  const results = story.modes.map((mode) => resultOf(story, mode, first.get(mode), stored));
  if (results.every(({ outcome }) => outcome === 'same')) return results;
  const second = await takeStory(browser, storybookUrl, story);
  return story.modes.map((mode, index) => {
    const before = results[index];
    const again = resultOf(story, mode, second.get(mode), stored);
    if (before === undefined || before.outcome === 'same') return before ?? again;
    if (again.outcome === 'same') return { ...again, isSecondTry: true };
    if (again.outcome === 'failed' || before.outcome === 'failed' || !('after' in before) || !('after' in again))
      return again;
    const wobble = compare(before.after, again.after);
    return { ...again, wobble: wobble.isSame ? null : wobble };
  });
}

function resultOf(story: PicturedStory, mode: Mode, taken: Taken | undefined, stored: StoredPictures): Result {
  const named: Named = { name: pictureName(story.id, mode.name), story, mode: mode.name };
  if (taken?.png === undefined) return { ...named, outcome: 'failed', trouble: taken?.trouble ?? 'it was not taken' };
  const after = readPng(taken.png);
  const before = stored.read(named.name);
  if (before === null) return { ...named, outcome: 'new', after, wobble: null };
  const comparison = compare(before, after);
  if (comparison.isSame) return { ...named, outcome: 'same', isSecondTry: false };
  return { ...named, outcome: 'changed', before, after, comparison, parts: taken.parts, wobble: null };
}

function missing(name: string, stored: StoredPictures): readonly Result[] {
  const before = stored.read(name);
  return before === null ? [] : [{ name, story: null, mode: null, outcome: 'missing', before }];
}
