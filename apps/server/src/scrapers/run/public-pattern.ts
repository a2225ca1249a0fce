/** Patterns of definitions that are safe to publish to backtracking engines: those of browsers and generated clients. */

/** For a text without an explicit limit. */
export const textLengthMax = 2000;
/** Steps of such an engine in about a fifth of a second. */
const stepsMax = 20_000_000;

/** The published pattern; undefined where those engines could interpret it differently from the server, or take long on some text. */
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
 * An upper bound of backtracking paths without repeated groups: each repetition has as many lengths as the text, each
 * optional character has two options, and each alternation one per branch.
 */
function stepsAtMost(pattern: string, lengthMax: number): number {
  // A class is one character, an escape too: what they hold repeats and chooses nothing.
  const bare = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gu, 'x');
  const lengths = bare.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const choices = bare.match(/[?|]/g)?.length ?? 0;
  return lengthMax ** lengths * 2 ** choices;
}
