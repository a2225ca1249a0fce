import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { CrosswordPosition, CrosswordPuzzle, Direction } from './crossword-board.ts';
import { enter, entryAt, firstOpen, whiteFrom } from './crossword-board.ts';

interface Typing {
  readonly chosen: number;
  /** The entry that letters are typed into. */
  readonly entry: number | null;
  readonly onChoose: (cell: number) => void;
  readonly onTurn: () => void;
  readonly onEntry: (entry: number) => void;
  readonly onType: (letters: readonly string[]) => void;
  readonly onErase: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Where letters are typed, and what keys do there. */
export function useCrosswordTyping(
  puzzle: CrosswordPuzzle | null,
  position: CrosswordPosition | null,
  onMove: (position: CrosswordPosition) => void,
): Typing {
  const [place, setPlace] = useState<number | null>(null);
  const [direction, setDirection] = useState<Direction>('across');
  const first = puzzle?.entries[0];
  const chosen = place ?? first?.cells[0] ?? 0;
  const index = puzzle === null ? null : entryAt(puzzle, chosen, direction);
  const entry = index === null ? undefined : puzzle?.entries[index];

  const choose = (cell: number) => {
    if (puzzle === null) return setPlace(cell);
    const white = puzzle.solution[cell] === null ? whiteFrom(puzzle, chosen, cell) : cell;
    setPlace(white);
    // An arrow key is also the direction in which the next letters are typed.
    const step = Math.abs(cell - chosen);
    const axis = step === 1 ? 'across' : step === puzzle.width ? 'down' : null;
    if (axis !== null && white !== chosen) setDirection(axis);
  };
  const goTo = (next: number) => {
    const to = puzzle?.entries[next];
    if (to === undefined || position === null) return;
    setDirection(to.direction);
    setPlace(firstOpen(position, to));
  };
  const turn = () => setDirection((before) => (before === 'across' ? 'down' : 'across'));
  const erase = () => {
    if (position === null) return;
    const at = entry?.cells.indexOf(chosen) ?? 0;
    const before = position[chosen] === '' ? entry?.cells[at - 1] : undefined;
    if (before !== undefined) setPlace(before);
    onMove(enter(position, before ?? chosen, ''));
  };
  return {
    chosen,
    entry: index,
    onChoose: choose,
    onTurn: turn,
    onEntry: goTo,
    onErase: erase,
    onType(letters) {
      if (position === null || entry === undefined) return;
      if (letters.length === 0) return onMove(enter(position, chosen, ''));
      const from = entry.cells.indexOf(chosen);
      const cells = entry.cells.slice(from, from + letters.length);
      onMove(cells.reduce((before, cell, at) => enter(before, cell, letters[at] ?? ''), position));
      setPlace(entry.cells[from + cells.length] ?? cells.at(-1) ?? chosen);
    },
    onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || puzzle === null || index === null) return;
      if (event.key === 'Tab') {
        // After the last clue, and before the first, the focus leaves the board.
        const next = index + (event.shiftKey ? -1 : 1);
        if (puzzle.entries[next] === undefined) return;
        goTo(next);
      } else if (event.key === ' ') turn();
      else if (event.key === 'Backspace') erase();
      else if (event.key === 'Delete') {
        if (position !== null) onMove(enter(position, chosen, ''));
      } else if (event.key === 'Enter') goTo((index + 1) % puzzle.entries.length);
      else return;
      event.preventDefault();
    },
  };
}
