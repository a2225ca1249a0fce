/** TextRank for sentences (Mihalcea and Tarau, 2004): PageRank on a graph of sentences that share words. */

const damping = 0.85;
const roundsMax = 100;
const precision = 1e-6;

/** The rank of each sentence, given its words. Ranks are about 1 on average. */
export function textRank(sentences: readonly (readonly string[])[]): number[] {
  const edges = edgesOf(sentences);
  const totals = edges.map((row) => row.reduce((sum, { weight }) => sum + weight, 0));
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < roundsMax; round += 1) {
    const next = edges.map(
      (row) =>
        1 -
        damping +
        damping * row.reduce((sum, { to, weight }) => sum + ((ranks[to] ?? 0) * weight) / (totals[to] ?? 1), 0),
    );
    const change = Math.max(0, ...next.map((rank, at) => Math.abs(rank - (ranks[at] ?? 0))));
    ranks = next;
    if (change < precision) break;
  }
  return ranks;
}

interface Edge {
  readonly to: number;
  readonly weight: number;
}

/** Words in common, divided by the logarithms of both lengths. */
function edgesOf(sentences: readonly (readonly string[])[]): Edge[][] {
  const sets = sentences.map((words) => new Set(words));
  const places = new Map<string, number[]>();
  sets.forEach((words, at) => {
    for (const word of words) {
      const list = places.get(word);
      if (list === undefined) places.set(word, [at]);
      else list.push(at);
    }
  });
  return sets.map((words, at) => {
    const shared = new Map<number, number>();
    for (const word of words)
      for (const to of places.get(word) ?? []) if (to !== at) shared.set(to, (shared.get(to) ?? 0) + 1);
    const own = Math.log(1 + (sentences[at]?.length ?? 0));
    return Array.from(shared, ([to, count]) => ({
      to,
      weight: count / (own + Math.log(1 + (sentences[to]?.length ?? 0))),
    }));
  });
}
