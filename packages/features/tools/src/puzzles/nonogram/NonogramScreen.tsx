import type { CellState } from '@apiyard/kernels/nonogram/line';
import type { NonogramHint } from '@apiyard/kernels/nonogram/nonogram';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconHandMove, IconSquareFilled, IconX, IconZoomIn } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import { cellAfterKey } from '../frame/grid-keys.ts';
import type { HintDetail } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { NonogramPosition, NonogramPuzzle } from './nonogram-board.ts';
import { isLineComplete, paint, sizes, stateAt, strokeFrom } from './nonogram-board.ts';
import { nonogramCopy } from './nonogram-copy.ts';
import { applyHint, hintedCells, hintText } from './nonogram-hints.ts';
import { NonogramBoard } from './NonogramBoard.tsx';

export type NonogramScreenProps = PuzzleScreenProps<NonogramPuzzle, NonogramPosition, NonogramHint>;

const icon = { size: 20, stroke: 1.5 } as const;
const none: ReadonlySet<number> = new Set();

/** The page where a nonogram is played. */
export function NonogramScreen({ puzzle, position, hint, onMove, ...page }: NonogramScreenProps) {
  const t = useCopy(nonogramCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { id, game } = page;
  const size = puzzle?.solution.length ?? Number(id.level);
  const isPhone = useMedia(media.belowSm);
  const [chosen, setChosen] = useState(0);
  const [brush, setBrush] = useState<1 | 2>(1);
  const [zoom, setZoom] = useState<boolean | null>(null);
  // Cells of large boards are too small for a finger on phones.
  const isZoomed = zoom ?? (isPhone && size > 10);
  const [canMove, setCanMove] = useState(false);
  const isMoving = isZoomed && canMove;
  const isPlaying = game.state === 'playing';
  const mistakes = useMemo(() => new Set(game.checked), [game.checked]);
  const hinted = useMemo(
    () => (hint === null || puzzle === null ? none : new Set(hintedCells(puzzle, hint.value, hint.detail))),
    [hint, puzzle],
  );
  const put = (cells: readonly number[], to: CellState) => {
    if (isPlaying && position !== null) onMove(paint(position, cells, to));
  };
  const press = (event: KeyboardEvent) => {
    if (position === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const state = stateAt(position, chosen);
    const next = event.shiftKey ? cellAfterKey({ width: size, height: size }, chosen, event.key, false) : null;
    if (next !== null) {
      put([next], state);
      setChosen(next);
    } else if (event.key === ' ' || event.key === 'Enter') put([chosen], strokeFrom(state, 1));
    else if (event.key.toLowerCase() === 'x') put([chosen], strokeFrom(state, 2));
    else if (event.key === 'Delete' || event.key === 'Backspace') put([chosen], 0);
    else return;
    event.preventDefault();
  };
  const textOf = (of: NonogramPuzzle, value: NonogramHint, detail: HintDetail): string => {
    const { key, values } = hintText(of, value, detail);
    // The keys have different places: `hintText` fills those of its key.
    return (t as (name: string, filledIn: object) => string)(key, values);
  };
  const complete =
    puzzle === null || position === null
      ? 0
      : puzzle.clues.rows.filter((clue, y) => isLineComplete(clue, position[y] ?? [])).length;
  return (
    <PuzzleFrame
      {...page}
      title={t('nonogram.title')}
      purpose={t('nonogram.purpose')}
      levels={sizes.map((level) => ({ id: level, label: `${level} × ${level}` }))}
      apiHref="/hub/puzzle/nonogram"
      printHref={`/puzzle/nonogram/print?${new URLSearchParams({ ...id })}`}
      summary={t('nonogram.summary', { complete, rows: size })}
      hint={
        hint &&
        puzzle && {
          detail: hint.detail,
          text: textOf(puzzle, hint.value, hint.detail),
          onApply:
            hint.detail === 'explain' && hint.value.kind !== 'done'
              ? () => {
                  if (isPlaying && position !== null) onMove(applyHint(position, hint.value));
                }
              : undefined,
        }
      }
      board={
        <NonogramBoard
          {...{ size, puzzle, position, chosen, brush, mistakes, isZoomed, isMoving }}
          onZoom={setZoom}
          hints={hinted}
          onChoose={setChosen}
          onKey={press}
          onPaint={put}
          isCovered={game.state === 'paused'}
        />
      }
      keypad={
        <>
          <ToggleButtonGroup
            label={t('nonogram.brush')}
            value={brush === 1 ? 'fill' : 'cross'}
            onChange={(chosenBrush) => setBrush(chosenBrush === 'fill' ? 1 : 2)}
            options={[
              { id: 'fill', label: t('nonogram.brush.fill'), icon: <IconSquareFilled size={20} /> },
              { id: 'cross', label: t('nonogram.brush.cross'), icon: <IconX {...icon} /> },
            ]}
          />
          <Text tone="quiet" size="small">
            {t('nonogram.help')}
          </Text>
        </>
      }
      tools={
        <>
          <ToggleButton
            label={tFrame('puzzles.zoom')}
            tone="quiet"
            size="medium"
            icon={<IconZoomIn {...icon} />}
            isSelected={isZoomed}
            onChange={setZoom}
          />
          {isZoomed && (
            <ToggleButton
              label={tFrame('puzzles.move')}
              tone="quiet"
              size="medium"
              icon={<IconHandMove {...icon} />}
              isSelected={isMoving}
              onChange={setCanMove}
            />
          )}
        </>
      }
    />
  );
}
