/** Immutable updates. */

/** Sets a member, or omits it when undefined. */
export function withMember<Value extends object, Name extends keyof Value>(
  value: Value,
  name: Name,
  member: Value[Name] | undefined,
): Value {
  const { [name]: _, ...rest } = value;
  return member === undefined ? (rest as Value) : { ...value, [name]: member };
}

export function replacedAt<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return list.map((old, at) => (at === index ? entry : old));
}

export function withoutAt<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.filter((_, at) => at !== index);
}

/** Moves one entry by `by` places; does nothing at the ends. */
export function moved<Entry>(list: readonly Entry[], index: number, by: 1 | -1): Entry[] {
  const to = index + by;
  const entry = list[index];
  const other = list[to];
  if (entry === undefined || other === undefined) return [...list];
  return list.map((old, at) => (at === index ? other : at === to ? entry : old));
}
