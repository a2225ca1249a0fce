import type { SudokuHint } from '@apiyard/kernels/sudoku/hint';
import { levels } from '@apiyard/kernels/sudoku/step';
import { IconButton } from '@apiyard/ui/IconButton';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { IconEraser, IconPencil, IconPencilFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { HintDetail } from '../frame/play.machine.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { Keypad } from './Keypad.tsx';
import type { SudokuPosition, SudokuPuzzle } from './sudoku-board.ts';
import { clearCell, digitsLeft, enterDigit, toggleNote } from './sudoku-board.ts';
import { sudokuCopy } from './sudoku-copy.ts';
import { applyHint, hintedCells, hintText } from './sudoku-hints.ts';
import { SudokuBoard } from './SudokuBoard.tsx';

export type SudokuScreenProps = PuzzleScreenProps<SudokuPuzzle, SudokuPosition, SudokuHint>;

const noneLeft = Array.from({ length: 9 }, () => 9);

/** The page where a sudoku is played. */
export function SudokuScreen({ puzzle, position, hint, onMove, ...page }: SudokuScreenProps) {
  const t = useCopy(sudokuCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { id, game } = page;
  const [chosen, setChosen] = useState(40);
  const [hasNotes, setHasNotes] = useState(false);
  const isPlaying = game.state === 'playing';
  const mistakes = useMemo(() => new Set(game.checked), [game.checked]);
  const hinted = useMemo(() => new Set(hint === null ? [] : hintedCells(hint.value)), [hint]);

  const change = (by: (puzzle: SudokuPuzzle, position: SudokuPosition) => SudokuPosition) => {
    if (isPlaying && puzzle !== null && position !== null) onMove(by(puzzle, position));
  };
  const enter = (digit: number, isNote: boolean) =>
    change((of, before) => (isNote ? toggleNote : enterDigit)(of, before, chosen, digit));
  const erase = () => change((of, before) => clearCell(of, before, chosen));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // With Shift, `key` is what the layout has above the digit.
    const digit = Number(
      /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? (/^[1-9]$/.test(event.key) ? event.key : 0),
    );
    if (digit > 0) enter(digit, event.shiftKey || hasNotes);
    else if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '0') erase();
    else return;
    event.preventDefault();
  };
  useShortcut(isPlaying ? 'n' : null, t('sudoku.notes'), () => setHasNotes((before) => !before));

  const textOf = (value: SudokuHint, detail: HintDetail): string => {
    const { key, technique, values } = hintText(value, detail);
    const filledIn = technique === null ? values : { technique: t(`sudoku.technique.${technique}`) };
    // The keys have different places: `hintText` fills those of its key.
    return (t as (name: string, values: object) => string)(key, filledIn);
  };
  const filled = position?.filter(({ digit }) => digit !== 0).length ?? 0;
  return (
    <PuzzleFrame
      {...page}
      title={t('sudoku.title')}
      purpose={t('sudoku.purpose')}
      levels={levels.map((level) => ({ id: level, label: tFrame(`puzzles.level.${level}`) }))}
      apiHref="/hub/puzzle/sudoku"
      printHref={`/puzzle/sudoku/print?${new URLSearchParams({ ...id })}`}
      summary={t('sudoku.summary', { filled })}
      hint={
        hint && {
          detail: hint.detail,
          text: textOf(hint.value, hint.detail),
          onApply:
            hint.detail === 'explain' && hint.value.kind !== 'done'
              ? () => change((of, before) => applyHint(of, before, hint.value))
              : undefined,
        }
      }
      board={
        <SudokuBoard
          {...{ puzzle, position, chosen, mistakes }}
          hints={hinted}
          onChoose={setChosen}
          onKey={press}
          isCovered={game.state === 'paused'}
        />
      }
      keypad={
        <Keypad
          left={position === null ? noneLeft : digitsLeft(position)}
          isDisabled={!isPlaying}
          onDigit={(digit) => enter(digit, hasNotes)}
        />
      }
      tools={
        <>
          <IconButton
            label={t('sudoku.erase')}
            tone="quiet"
            size="medium"
            icon={<IconEraser size={20} stroke={1.5} />}
            isDisabled={!isPlaying}
            onPress={erase}
          />
          <ToggleButton
            label={t('sudoku.notes')}
            tone="quiet"
            size="medium"
            icon={<IconPencil size={20} stroke={1.5} />}
            selectedIcon={<IconPencilFilled size={20} stroke={1.5} />}
            isSelected={hasNotes}
            isDisabled={!isPlaying}
            onChange={setHasNotes}
          />
        </>
      }
    />
  );
}
