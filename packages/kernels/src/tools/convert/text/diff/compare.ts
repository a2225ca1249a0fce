/** Differences between lists of tokens, within a limit of work. */
import { diffArrays } from 'diff';

export interface Change {
  readonly kind: 'same' | 'added' | 'removed';
  readonly tokens: readonly string[];
}

/** Work left: comparing takes the square of the number of differences. */
export class Budget {
  private left = 6_000_000;
  /** Some parts were too different to compare. */
  isExceeded = false;

  compare(before: readonly string[], after: readonly string[], keyOf: (token: string) => string): Change[] {
    const editsMax = Math.floor(Math.sqrt(this.left));
    const changes = diffArrays([...before], [...after], {
      comparator: (a, b) => keyOf(a) === keyOf(b),
      maxEditLength: editsMax,
    });
    if (changes === undefined) {
      this.isExceeded = true;
      this.left = Math.floor(this.left / 4);
      return [
        { kind: 'removed' as const, tokens: before },
        { kind: 'added' as const, tokens: after },
      ].filter(({ tokens }) => tokens.length > 0);
    }
    let edits = 0;
    const result = changes.map(({ added, removed, value }) => {
      if (added || removed) edits += value.length;
      return { kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const), tokens: value };
    });
    this.left = Math.max(0, this.left - edits ** 2);
    return result;
  }
}
