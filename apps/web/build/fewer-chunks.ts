/** Code that is loaded as a whole, by certain entries of the app. */
export interface Chunk {
  readonly name: string;
  /** Names of the chunks that it imports. */
  readonly imports: readonly string[];
  /** Bytes of source before minification. */
  readonly size: number;
  /** What loads it, such as pages. */
  readonly entries: ReadonlySet<string>;
}

interface Group {
  readonly names: readonly string[];
  readonly imports: ReadonlySet<string>;
  readonly size: number;
  readonly entries: ReadonlySet<string>;
}

/** What a request costs a page, in bytes of source: some 3 kB as transferred. */
const requestCost = 20_000;

/**
 * Merges chunks as long as that makes loading the entries cheaper: each merge saves a request of the entries that load
 * both chunks, and costs the others the bytes that they do not need. The merged chunks never import each other in a
 * circle, in which a module could run before what it imports.
 * @param frequencyOf how often an entry loads, relative to others
 * @returns names of the chunks that become one
 */
export function fewerChunks(chunks: readonly Chunk[], frequencyOf: (entry: string) => number): string[][] {
  /** The sum of the frequencies of the entries of `one` that load `other` too, and of those that do not. */
  const frequencies = (one: Group, other: Group) => {
    let [both, onlyOne] = [0, 0];
    for (const entry of one.entries) {
      if (other.entries.has(entry)) both += frequencyOf(entry);
      else onlyOne += frequencyOf(entry);
    }
    return { both, onlyOne };
  };
  const costOfMerge = (one: Group, other: Group) => {
    const { both, onlyOne } = frequencies(one, other);
    const { onlyOne: onlyOther } = frequencies(other, one);
    return other.size * onlyOne + one.size * onlyOther - requestCost * both;
  };

  const groups = new Set<Group>(
    chunks.map(({ name, imports, size, entries }) => ({ names: [name], imports: new Set(imports), size, entries })),
  );
  const pairs = Array.from(groups).flatMap((one, index, all) =>
    all.slice(index + 1).map((other) => ({ one, other, cost: costOfMerge(one, other) })),
  );
  let candidates = pairs.filter(({ cost }) => cost < 0).sort((a, b) => b.cost - a.cost);
  for (let best = candidates.pop(); best !== undefined; best = candidates.pop()) {
    const { one, other } = best;
    if (!groups.has(one) || !groups.has(other) || wouldImportInCircle(one, other, groups)) continue;
    const merged: Group = {
      names: [...one.names, ...other.names],
      imports: new Set([...one.imports, ...other.imports]),
      size: one.size + other.size,
      entries: new Set([...one.entries, ...other.entries]),
    };
    groups.delete(one);
    groups.delete(other);
    const more = Array.from(groups, (group) => ({ one: merged, other: group, cost: costOfMerge(merged, group) }));
    candidates = [...candidates, ...more.filter(({ cost }) => cost < 0)]
      .filter((pair) => groups.has(pair.other) && (pair.one === merged || groups.has(pair.one)))
      .sort((a, b) => b.cost - a.cost);
    groups.add(merged);
  }
  return Array.from(groups, ({ names }) => [...names]);
}

/** Whether one of two groups imports the other through a third. */
function wouldImportInCircle(one: Group, other: Group, groups: ReadonlySet<Group>): boolean {
  const byName = new Map(Array.from(groups).flatMap((group) => group.names.map((name) => [name, group] as const)));
  const leadsTo = (from: Group, to: Group): boolean => {
    const seen = new Set<Group>([from]);
    const imported = (group: Group) =>
      Array.from(group.imports, (name) => byName.get(name)).filter((next) => next !== undefined);
    const waiting = imported(from).filter((next) => next !== to && next !== from);
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      if (group === to) return true;
      if (seen.has(group)) continue;
      seen.add(group);
      waiting.push(...imported(group));
    }
    return false;
  };
  return leadsTo(one, other) || leadsTo(other, one);
}
