/** Which of the product's CSS rules are in at least one picture. */
import type { StyleRule } from './rules-in-page.ts';
import type { SourceOf } from './sources.ts';

/** Share of the rules that must be in a picture, a little below what is reached. 0.9 is the aim. */
export const coverageMin = 0.76;

/** Media that a picture cannot have. Stories are opened in forced colours, on touch screens and in print elsewhere. */
const notPictured = /forced-colors|prefers-contrast|pointer: coarse|hover: none|print/;

export interface Coverage {
  readonly matched: number;
  readonly total: number;
  /** Rules for forced colours, touch and the like, which no picture can have. */
  readonly elsewhere: number;
  /** Selectors that are in no picture, by the source file, most first. */
  readonly unmatched: readonly (readonly [file: string, selectors: readonly string[]])[];
}

const keyOf = ({ selector, conditions }: StyleRule) => [...conditions, selector].join(' ');

/** `all` are the rules of the build, `matched` those that applied to an element of a picture. */
export function coverageOf(all: readonly StyleRule[], matched: readonly StyleRule[], sourceOf: SourceOf): Coverage {
  const seen = new Set(matched.map(keyOf));
  const unmatched = new Map<string, string[]>();
  const counted = new Set<string>();
  let elsewhere = 0;
  for (const rule of all) {
    const key = keyOf(rule);
    const file = fileOf(rule.selector, sourceOf);
    if (file === null || counted.has(key)) continue;
    counted.add(key);
    if (rule.conditions.some((condition) => notPictured.test(condition))) elsewhere += 1;
    else if (!seen.has(key)) unmatched.set(file, [...(unmatched.get(file) ?? []), key]);
  }
  const missing = [...unmatched.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    matched: counted.size - elsewhere - missing,
    total: counted.size - elsewhere,
    elsewhere,
    unmatched: [...unmatched].toSorted(([, a], [, b]) => b.length - a.length),
  };
}

/** Null for rules of the workshop itself, which is no part of the product. */
function fileOf(selector: string, sourceOf: SourceOf): string | null {
  const files = [...selector.matchAll(/\.([\w-]+)/g)]
    .map(([, name = '']) => sourceOf(name))
    .filter((file) => file !== null);
  const [file] = files;
  return file === undefined || files.some((each) => each.startsWith('packages/ui/src/story/')) ? null : file;
}

/** The figure and the files with rules in no picture, as lines for the terminal. */
export function linesOf({ matched, total, elsewhere, unmatched }: Coverage, shownMax = 12): readonly string[] {
  const share = (100 * matched) / Math.max(1, total);
  const files = unmatched.slice(0, shownMax).map(([file, selectors]) => `  ${selectors.length} in ${file}`);
  const more = unmatched.slice(shownMax).reduce((sum, [, { length }]) => sum + length, 0);
  return [
    `${matched} of ${total} CSS rules are in a picture: ${share.toFixed(1)} %, at least ${coverageMin * 100} % is required. ${elsewhere} more are for forced colours, touch and other media.`,
    ...(unmatched.length === 0 ? [] : ['In no picture:', ...files]),
    ...(more === 0 ? [] : [`  ${more} in ${unmatched.length - shownMax} other files`]),
  ];
}
