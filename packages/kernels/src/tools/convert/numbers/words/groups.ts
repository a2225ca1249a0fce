interface Group {
  /** From 1 to 999. */
  readonly group: number;
  /** Power of 1000. */
  readonly power: number;
}

/** The groups of three digits that are not zero, highest first. */
export function groupsOf(value: bigint): Group[] {
  const groups: Group[] = [];
  for (let [rest, power] = [value, 0]; rest > 0n; rest /= 1000n, power += 1) {
    const group = Number(rest % 1000n);
    if (group > 0) groups.unshift({ group, power });
  }
  return groups;
}
