/** Patterns of definitions, as far as they are told to engines that backtrack: those of browsers and generated clients. */

/** Of a text without a limit of its own. */
export const textLengthMax = 2000;
/** Steps that such an engine takes in about a fifth of a second. */
const stepsMax = 20_000_000;

/** What they are told; undefined where they could read the pattern otherwise than the server, or take long over some text. */
export function publicPattern(pattern: string, lengthMax: number = textLengthMax): string | undefined {
  return isRead(pattern) && stepsAtMost(pattern, lengthMax) <= stepsMax ? `^(?:${pattern})$` : undefined;
}

/** Of what is written otherwise elsewhere, and of groups that repeat, which can be tried in more ways than can be counted here. */
const strange = /\)[*+?{]|\(\?|\\[^dDwWsSbB.\-/()[\]{}+*?|^$]|\[\[:/;

function isRead(pattern: string): boolean {
  if (strange.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'u').flags === 'u';
  } catch {
    return false;
  }
}

/**
 * Where no group repeats, every try is told apart by what was chosen: at each repetition with bounds or without, one of as
 * many lengths as the text has; at each optional character, whether it is taken; at each bar, one side.
 */
function stepsAtMost(pattern: string, lengthMax: number): number {
  // A class is one character, an escape too: what they hold repeats and chooses nothing.
  const bare = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gu, 'x');
  const lengths = bare.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const choices = bare.match(/[?|]/g)?.length ?? 0;
  return lengthMax ** lengths * 2 ** choices;
}
