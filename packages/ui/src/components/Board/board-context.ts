import { createContext, use } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { MenuProps } from '../Menu/Menu.tsx';
import type { BoardCard, BoardColumn, CardMove, CardSelection, ColumnMove } from './board-moves.ts';

interface BoardValue {
  /** Names the data of a drag, so that cards cannot be dropped on another board. */
  dragType: string;
  columns: readonly BoardColumn[];
  /** The card that is or was dragged. A drop may be reported after the end of its drag. */
  draggedRef: RefObject<string | null>;
  /** A card that moved by menu, to which the focus goes. */
  focusCard: string | null;
  onFocused: () => void;
  renderCard: (card: BoardCard) => ReactNode;
  cardActions: ((card: BoardCard) => MenuProps['items']) | undefined;
  onCardAction: ((action: string, card: string) => void) | undefined;
  onCardPress: ((card: string) => void) | undefined;
  /** Ids of the selected cards. Without them, cards cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selection: CardSelection) => void) | undefined;
  columnTools: ((column: BoardColumn) => ReactNode) | undefined;
  columnActions: ((column: BoardColumn) => MenuProps['items']) | undefined;
  onColumnAction: ((action: string, column: string) => void) | undefined;
  headingLevel: 2 | 3 | 4;
  /** Without it, cards stay where they are. */
  moveCard: ((move: CardMove, isByMenu: boolean) => void) | undefined;
  /** Without it, columns stay where they are. */
  moveColumn: ((move: ColumnMove) => void) | undefined;
}

export const BoardContext = createContext<BoardValue | null>(null);

export function useBoard(): BoardValue {
  const board = use(BoardContext);
  if (board === null) throw new Error('This part belongs into a Board.');
  return board;
}
