export interface BoardCard {
  id: string;
  /** Its accessible name, and what is shown unless the board renders its cards in another way. */
  label: string;
  /** Id of its swimlane, on a board with lanes. */
  lane?: string;
}

export interface BoardColumn<Card extends BoardCard = BoardCard> {
  id: string;
  label: string;
  /** The most cards it should hold, over all lanes. More are allowed and marked. @default no limit */
  limit?: number;
  /** In their order, from the top. */
  cards: readonly Card[];
}

/** Where a list of cards is: a column, and on a board with lanes one lane of it. */
export interface BoardPlace {
  column: string;
  lane?: string;
}

export interface CardMove {
  /** Id of the card. */
  card: string;
  from: BoardPlace;
  to: BoardPlace;
  /** Its position in the list it goes to, counted without it. */
  index: number;
}

export interface ColumnMove {
  /** Id of the column. */
  column: string;
  /** Its position among the others. */
  index: number;
}

export interface CardSelection {
  /** Ids of the cards that were pressed or chosen by key. */
  cards: readonly string[];
  /** `range` with Shift: all cards from the one that was selected before. */
  how: 'toggle' | 'range';
  /** Ids of all cards in their list, from the top. */
  order: readonly string[];
}

/** The cards of a column, or of one lane of it. */
export function cardsAt<Card extends BoardCard>(
  columns: readonly BoardColumn<Card>[],
  { column, lane }: BoardPlace,
): readonly Card[] {
  const cards = columns.find(({ id }) => id === column)?.cards ?? [];
  return lane === undefined ? cards : cards.filter((card) => card.lane === lane);
}

/** The columns after a move. A card or column that is not there any more changes nothing. */
export function moveCard<Card extends BoardCard>(
  columns: readonly BoardColumn<Card>[],
  { card: cardId, from, to, index }: CardMove,
): readonly BoardColumn<Card>[] {
  const card = columns.find(({ id }) => id === from.column)?.cards.find(({ id }) => id === cardId);
  if (card === undefined || !columns.some(({ id }) => id === to.column)) return columns;
  const without = columns.map((column) =>
    column.id === from.column ? { ...column, cards: column.cards.filter((other) => other !== card) } : column,
  );
  const next = cardsAt(without, to)[index];
  const moved = to.lane === undefined ? card : { ...card, lane: to.lane };
  return without.map((column) => {
    if (column.id !== to.column) return column;
    const at = next === undefined ? column.cards.length : column.cards.indexOf(next);
    return { ...column, cards: column.cards.toSpliced(at, 0, moved) };
  });
}

/** The columns after one of them moved. */
export function moveColumn<Card extends BoardCard>(
  columns: readonly BoardColumn<Card>[],
  { column: columnId, index }: ColumnMove,
): readonly BoardColumn<Card>[] {
  const column = columns.find(({ id }) => id === columnId);
  if (column === undefined) return columns;
  return columns.filter((other) => other !== column).toSpliced(index, 0, column);
}

/** The move of a card that is dropped next to another, or at the end of a list without one. Null if it stays where it is. */
export function cardMoveTo(
  columns: readonly BoardColumn[],
  card: string,
  to: BoardPlace,
  target: { card: string; position: 'before' | 'after' } | null,
): CardMove | null {
  const column = columns.find(({ cards }) => cards.some(({ id }) => id === card));
  if (column === undefined) return null;
  const lane = column.cards.find(({ id }) => id === card)?.lane;
  const from: BoardPlace = { column: column.id, ...(to.lane !== undefined && lane !== undefined && { lane }) };
  const list = cardsAt(columns, to).filter(({ id }) => id !== card);
  const before = cardsAt(columns, from).findIndex(({ id }) => id === card);
  const isSameList = from.column === to.column && from.lane === to.lane;
  const at = target === null ? list.length : list.findIndex(({ id }) => id === target.card);
  // Dropped on its own edge.
  if (at === -1) return null;
  const index = at + (target?.position === 'after' ? 1 : 0);
  return isSameList && index === before ? null : { card, from, to, index };
}

/** Ids of the cards of a list that are selected, as one text, which is the same while the selection is. Null if cards cannot be. */
export function selectedIn(cards: readonly BoardCard[], selected: ReadonlySet<string> | undefined): string | null {
  if (selected === undefined) return null;
  return selected.size === 0 ? '[]' : JSON.stringify(cards.flatMap(({ id }) => (selected.has(id) ? [id] : [])));
}
