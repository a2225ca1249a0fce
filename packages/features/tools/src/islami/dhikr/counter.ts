/** The counts of a person in this browser. Nothing changes in place, so that undo keeps what was before. */

export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** Counts of a round. */
  readonly target: number;
}

export interface Counter {
  readonly phrase: string;
  /** Phrases that the person added. */
  readonly own: readonly Phrase[];
  /** Counts by phrase since the last reset. */
  readonly counts: Readonly<Record<string, number>>;
  /** The counts of all phrases on a date, such as `2026-11-27`. */
  readonly day: { readonly date: string; readonly count: number };
}

export const targetMax = 100_000;

export const presets: readonly Phrase[] = [
  { id: 'subhanallah', text: 'سُبْحَانَ اللَّهِ', target: 33 },
  { id: 'alhamdulillah', text: 'الْحَمْدُ لِلَّهِ', target: 33 },
  { id: 'allahu-akbar', text: 'اللَّهُ أَكْبَرُ', target: 34 },
];

export const emptyCounter: Counter = { phrase: 'subhanallah', own: [], counts: {}, day: { date: '', count: 0 } };

export const phrasesOf = ({ own }: Pick<Counter, 'own'>): readonly Phrase[] => [...presets, ...own];

export function phraseOf(counter: Counter): Phrase {
  const [first] = presets;
  const found = phrasesOf(counter).find(({ id }) => id === counter.phrase) ?? first;
  if (found === undefined) throw new Error('There are no phrases.');
  return found;
}

export const countOf = (counter: Counter, id: string): number => counter.counts[id] ?? 0;

/** The last count of a round is shown until the next round begins. */
export function roundOf(count: number, target: number): { readonly inRound: number; readonly rounds: number } {
  return { inRound: count === 0 ? 0 : ((count - 1) % target) + 1, rounds: Math.floor(count / target) };
}

export const todayOf = ({ day }: Counter, date: string): number => (day.date === date ? day.count : 0);

export function counted(counter: Counter, date: string): Counter {
  const { id } = phraseOf(counter);
  return {
    ...counter,
    counts: { ...counter.counts, [id]: countOf(counter, id) + 1 },
    day: { date, count: todayOf(counter, date) + 1 },
  };
}

/** The total of the day stays: what was said was said. */
export const reset = (counter: Counter): Counter => ({
  ...counter,
  counts: { ...counter.counts, [phraseOf(counter).id]: 0 },
});

export function withPhrase(counter: Counter, phrase: Pick<Phrase, 'text' | 'target'>): Counter {
  const last = Math.max(0, ...counter.own.map(({ id }) => Number(id.replace('own-', ''))));
  const id = `own-${last + 1}`;
  return { ...counter, own: [...counter.own, { id, ...phrase }], phrase: id };
}

export function withoutPhrase(counter: Counter, removed: string): Counter {
  const { [removed]: _, ...counts } = counter.counts;
  const own = counter.own.filter(({ id }) => id !== removed);
  return { ...counter, own, counts, phrase: counter.phrase === removed ? emptyCounter.phrase : counter.phrase };
}

/** Null for what another version kept. */
export function readCounter(value: unknown): Counter | null {
  const kept = value as Partial<Counter> | null;
  const isWhole =
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.phrase === 'string' &&
    Array.isArray(kept.own) &&
    typeof kept.counts === 'object' &&
    typeof kept.day?.count === 'number';
  return isWhole ? (kept as Counter) : null;
}
