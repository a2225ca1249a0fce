/** Which cards are selected. Pure. */
export interface Selection {
  readonly ids: readonly string[];
  /** Where a range starts: the card that was selected last without Shift. */
  readonly anchor: string | null;
}

export interface SelectInput {
  readonly cards: readonly string[];
  /** `range` selects all cards from the anchor to the last of these. */
  readonly how: 'toggle' | 'range';
  /** The cards of the list that they are in, from the top. */
  readonly order: readonly string[];
}

export const emptySelection: Selection = { ids: [], anchor: null };

export function select({ ids, anchor }: Selection, { cards, how, order }: SelectInput): Selection {
  const target = cards.at(-1);
  if (target === undefined) return { ids, anchor };
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(target);
  if (how === 'range' && from >= 0 && to >= 0) {
    const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { ids: [...ids, ...range.filter((id) => !ids.includes(id))], anchor };
  }
  const removed = new Set(cards.filter((id) => ids.includes(id)));
  const added = cards.filter((id) => !removed.has(id));
  return { ids: [...ids.filter((id) => !removed.has(id)), ...added], anchor: added.at(-1) ?? null };
}
