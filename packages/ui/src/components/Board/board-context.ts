import { createContext, use } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { MenuProps } from '../Menu/Menu.tsx';
import type { BoardCard, BoardColumn, CardMove, CardSelection, ColumnMove } from './board-moves.ts';

/** What changes often. Cards read it when they are used, so that a move does not render all of them again. */
export interface BoardNow {
  columns: readonly BoardColumn[];
  cardActions: ((card: BoardCard) => MenuProps['items']) | undefined;
  onCardAction: ((action: string, card: string) => void) | undefined;
  onCardPress: ((card: string) => void) | undefined;
  onSelect: ((selection: CardSelection) => void) | undefined;
  /** Whether any card of the board is selected. */
  hasSelection: boolean;
  columnTools: ((column: BoardColumn) => ReactNode) | undefined;
  columnActions: ((column: BoardColumn) => MenuProps['items']) | undefined;
  onColumnAction: ((action: string, column: string) => void) | undefined;
  moveCard: (move: CardMove, isByMenu: boolean) => void;
  moveColumn: (move: ColumnMove) => void;
}

interface BoardValue {
  /** Names the data of a drag, so that cards cannot be dropped on another board. */
  dragType: string;
  /** The card that is or was dragged. A drop may be reported after the end of its drag. */
  draggedRef: RefObject<string | null>;
  now: RefObject<BoardNow>;
  renderCard: (card: BoardCard) => ReactNode;
  canMove: boolean;
  canMoveColumns: boolean;
  canPress: boolean;
  canSelect: boolean;
  hasCardActions: boolean;
  headingLevel: 2 | 3 | 4;
}

export const BoardContext = createContext<BoardValue | null>(null);

export function useBoard(): BoardValue {
  const board = use(BoardContext);
  if (board === null) throw new Error('This part belongs into a Board.');
  return board;
}

interface FocusValue {
  /** A card that moved by menu, to which the focus goes. */
  focusCard: string | null;
  onFocused: () => void;
}

/** Apart from the rest, so that a move does not render all cards again. */
export const FocusContext = createContext<FocusValue>({ focusCard: null, onFocused: () => {} });
