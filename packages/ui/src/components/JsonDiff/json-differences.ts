export type DifferenceKind = 'added' | 'removed' | 'changed' | 'moved';

export interface JsonDifference {
  readonly kind: DifferenceKind;
  /** Where, as people read it: a JSON Pointer (RFC 6901) or names. */
  readonly path: string;
  /** The value before, as text. */
  readonly before?: string | undefined;
  /** The value after, as text. */
  readonly after?: string | undefined;
}

type Entries = Readonly<Record<string, unknown>>;

/** Differences of two JSON values by path, in the order of the second. Items of lists are compared by their position. */
export function jsonDifferences(before: unknown, after: unknown, path = ''): JsonDifference[] {
  if (Object.is(before, after)) return [];
  const [from, to] = [entriesOf(before), entriesOf(after)];
  if (from === null || to === null || Array.isArray(before) !== Array.isArray(after))
    return [{ kind: 'changed', path, before: textOf(before), after: textOf(after) }];
  const names = [...new Set([...Object.keys(to), ...Object.keys(from)])];
  return names.flatMap((name): JsonDifference[] => {
    const at = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(from, name)) return [{ kind: 'added', path: at, after: textOf(to[name]) }];
    if (!Object.hasOwn(to, name)) return [{ kind: 'removed', path: at, before: textOf(from[name]) }];
    return jsonDifferences(from[name], to[name], at);
  });
}

const entriesOf = (value: unknown): Entries | null =>
  typeof value === 'object' && value !== null ? ({ ...value } as Entries) : null;

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
