import type { CSSProperties, ReactNode } from 'react';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { MenuProps } from '../Menu/Menu.tsx';
import { BoardContext, FocusContext } from './board-context.ts';
import type { BoardNow } from './board-context.ts';
import { cardMoveTo, cardsAt, selectedIn } from './board-moves.ts';
import type { BoardCard, BoardColumn, CardMove, CardSelection, ColumnMove } from './board-moves.ts';
import { BoardColumnHead } from './BoardColumnHead.tsx';
import { BoardLane } from './BoardLane.tsx';
import { BoardList } from './BoardList.tsx';
import { boardOf } from './Board.css.ts';
import { listenToTouch } from './touch-drag.ts';

export { moveCard, moveColumn } from './board-moves.ts';
export type { BoardCard, BoardColumn, CardMove, CardSelection, ColumnMove } from './board-moves.ts';

export interface Swimlane {
  id: string;
  label: string;
}

export interface BoardProps<Card extends BoardCard> {
  /** Accessible name: 'Tasks of the release'. */
  label: string;
  /** In their order. Keep the card objects between renders: each new one is built again. */
  columns: readonly BoardColumn<Card>[];
  /** Divides all columns into rows. Only cards with one of these lanes are shown. @default no lanes */
  lanes?: readonly Swimlane[];
  /** Content of a card. @default its label */
  renderCard?: (card: Card) => ReactNode;
  /** What else can be done with a card: the first part of its menu, which goes on with its moves. */
  cardActions?: (card: Card) => MenuProps['items'];
  /** An entry of `cardActions` was chosen. */
  onCardAction?: (action: string, card: string) => void;
  /** Makes cards pressable, by Enter too. */
  onCardPress?: (card: string) => void;
  /** Ids of the selected cards. While there are any, a press selects. @default cards cannot be selected */
  selected?: ReadonlySet<string>;
  /** Cards were selected or deselected, by a press with Ctrl, ⌘ or Shift, or by Space, Escape or Ctrl+A. */
  onSelect?: (selection: CardSelection) => void;
  /** Buttons in the head of a column, before its menu. @default none */
  columnTools?: (column: BoardColumn) => ReactNode;
  /** What else can be done with a column: the first part of its menu, which goes on with its moves. */
  columnActions?: (column: BoardColumn) => MenuProps['items'];
  /** An entry of `columnActions` was chosen. */
  onColumnAction?: (action: string, column: string) => void;
  /** A card was moved by pointer, touch, keyboard or menu. The caller changes the columns, as `moveCard` does. @default cards stay */
  onMove?: (move: CardMove) => void;
  /** A column was moved by keyboard or menu. The caller changes the columns, as `moveColumn` does. @default columns stay */
  onMoveColumn?: (move: ColumnMove) => void;
  /** Of the names of columns. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** `filled` is as high as its container; not with lanes. @default 'limited', up to 36 rem */
  size?: 'limited' | 'filled';
}

/** Cards in columns, such as tasks by state, that people move by dragging. One list to put in order is a `GridList`; cards without an order are a `Grid` of `Card`s. */
export function Board<Card extends BoardCard>({
  label,
  columns,
  lanes,
  renderCard,
  cardActions,
  onCardAction,
  onCardPress,
  selected,
  onSelect,
  columnTools,
  columnActions,
  onColumnAction,
  onMove,
  onMoveColumn,
  headingLevel = 3,
  size = 'limited',
}: BoardProps<Card>) {
  const dragType = `board-${useId()}`;
  const root = useRef<HTMLDivElement>(null);
  const draggedRef = useRef<string | null>(null);
  const [focusCard, setFocusCard] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const onFocused = useCallback(() => setFocusCard(null), []);
  const now = useRef<BoardNow>(null as unknown as BoardNow);
  const value: BoardNow = {
    columns,
    // The cards of the context are those of the columns.
    cardActions: cardActions && ((card) => cardActions(card as Card)),
    onCardAction,
    onCardPress,
    onSelect,
    hasSelection: (selected?.size ?? 0) > 0,
    columnTools,
    columnActions,
    onColumnAction,
    moveCard(move, isByMenu) {
      onMove?.(move);
      setMoved(movedCard(columns, lanes, move));
      if (isByMenu) setFocusCard(move.card);
    },
    moveColumn(move) {
      onMoveColumn?.(move);
      setMoved({
        name: columns.find(({ id }) => id === move.column)?.label ?? '',
        list: label,
        index: move.index,
        count: columns.length,
      });
    },
  };
  useLayoutEffect(() => {
    now.current = value;
  });
  const canMove = onMove !== undefined;
  const canMoveColumns = onMoveColumn !== undefined;
  useEffect(() => {
    if (!canMove || root.current === null) return undefined;
    return listenToTouch(root.current, (card, { list, next }) => {
      const { column = '', lane } = list.dataset;
      const move = cardMoveTo(now.current.columns, card, { column, ...(lane !== undefined && { lane }) }, next);
      if (move) now.current.moveCard(move, false);
    });
  }, [canMove]);
  const canPress = onCardPress !== undefined || onSelect !== undefined;
  const canSelect = onSelect !== undefined;
  const hasCardActions = cardActions !== undefined;
  const board = useMemo(
    () => ({
      dragType,
      draggedRef,
      now,
      renderCard: (card: BoardCard) => (renderCard ? renderCard(card as Card) : <bdi>{card.label}</bdi>),
      canMove,
      canMoveColumns,
      canPress,
      canSelect,
      hasCardActions,
      headingLevel,
    }),
    [dragType, renderCard, canMove, canMoveColumns, canPress, canSelect, hasCardActions, headingLevel],
  );
  const focus = useMemo(() => ({ focusCard, onFocused }), [focusCard, onFocused]);
  // Otherwise React Aria would select what is dropped.
  const selectedNow = selected?.size ? selected : undefined;
  const parts = { value, selected: selectedNow };
  return (
    <BoardContext value={board}>
      <FocusContext value={focus}>
        <div
          ref={root}
          role="group"
          aria-label={label}
          className={boardOf[lanes ? 'lanes' : size]}
          style={{ '--board-columns': columns.length } as CSSProperties}
        >
          {columns.map((column, index) =>
            lanes ? (
              <BoardColumnHead key={column.id} column={column} index={index} look="lanes" value={value} />
            ) : (
              <BoardColumnPart key={column.id} column={column} index={index} look={size} {...parts} />
            ),
          )}
          {lanes?.map((lane) => (
            <BoardLane key={lane.id} lane={lane} columns={columns} selected={selectedNow} />
          ))}
        </div>
      </FocusContext>
      <MoveAnnouncement moved={moved} />
    </BoardContext>
  );
}

interface BoardColumnPartProps {
  column: BoardColumn;
  index: number;
  look: 'limited' | 'filled';
  value: BoardNow;
  selected: ReadonlySet<string> | undefined;
}

function BoardColumnPart({ column, index, look, value, selected }: BoardColumnPartProps) {
  return (
    <>
      <BoardColumnHead column={column} index={index} look="column" value={value} />
      <BoardList
        column={column.id}
        cards={column.cards}
        label={column.label}
        look={look}
        selected={selectedIn(column.cards, selected)}
      />
    </>
  );
}

function movedCard(
  columns: readonly BoardColumn[],
  lanes: readonly Swimlane[] | undefined,
  { card, from, to, index }: CardMove,
): Moved {
  const column = columns.find(({ id }) => id === to.column)?.label ?? '';
  const lane = lanes?.find(({ id }) => id === to.lane)?.label;
  return {
    name: cardsAt(columns, from).find(({ id }) => id === card)?.label ?? '',
    list: lane === undefined ? column : `${column}, ${lane}`,
    index,
    count: cardsAt(columns, to).filter(({ id }) => id !== card).length + 1,
  };
}

interface Moved {
  name: string;
  /** Where it is now. */
  list: string;
  index: number;
  count: number;
}

function MoveAnnouncement({ moved }: { moved: Moved | null }) {
  const labels = useLabels();
  const wording = useWording();
  return (
    <span role="status" className={visuallyHidden}>
      {moved &&
        fill(labels.movedTo, {
          name: moved.name,
          list: moved.list,
          position: wording.number(moved.index + 1),
          count: wording.number(moved.count),
        })}
    </span>
  );
}
