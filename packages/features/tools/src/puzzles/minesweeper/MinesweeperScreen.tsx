import type { MinesweeperHint } from '@apiyard/kernels/minesweeper/minesweeper';
import { presets } from '@apiyard/kernels/minesweeper/minesweeper';
import { Text } from '@apiyard/ui/Text';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconFlag, IconPointer, IconZoomIn } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import type { HintDetail } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { levels, minesLeft, openCell, toggleFlag } from './minesweeper-board.ts';
import { minesweeperCopy } from './minesweeper-copy.ts';
import { applyHint, hintedCells, hintTexts } from './minesweeper-hints.ts';
import { MinesweeperBoard } from './MinesweeperBoard.tsx';

export type MinesweeperScreenProps = PuzzleScreenProps<MinesweeperPuzzle, MinesweeperPosition, MinesweeperHint>;

const icon = { size: 20, stroke: 1.5 } as const;
const none: ReadonlySet<number> = new Set();

/** The page where Minesweeper is played. */
export function MinesweeperScreen({ puzzle, position, hint, onMove, ...page }: MinesweeperScreenProps) {
  const t = useCopy(minesweeperCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { id, game } = page;
  const { width, height, mines } = puzzle ?? presets[levels.find((level) => level === id.level) ?? 'beginner'];
  const isPhone = useMedia(media.belowSm);
  const [place, setPlace] = useState<number | null>(null);
  const chosen = place ?? Math.floor(height / 2) * width + Math.floor(width / 2);
  const [mode, setMode] = useState<'open' | 'flag'>('open');
  const [zoom, setZoom] = useState<boolean | null>(null);
  // Cells of large boards are too small for a finger on phones.
  const isZoomed = zoom ?? (isPhone && width > 12);
  const isPlaying = game.state === 'playing';
  const mistakes = useMemo(() => new Set(game.checked), [game.checked]);
  const hinted = useMemo(
    () => (hint === null || puzzle === null ? none : new Set(hintedCells(puzzle, hint.value, hint.detail))),
    [hint, puzzle],
  );
  const change = (by: (puzzle: MinesweeperPuzzle, position: MinesweeperPosition) => MinesweeperPosition) => {
    if (isPlaying && puzzle !== null && position !== null) onMove(by(puzzle, position));
  };
  const openAt = (cell: number) => change((of, before) => openCell(of, before, cell));
  const flagAt = (cell: number) => change((of, before) => toggleFlag(of, before, cell));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') openAt(chosen);
    else if (event.key.toLowerCase() === 'f') flagAt(chosen);
    else return;
    event.preventDefault();
  };
  const textOf = (value: MinesweeperHint, detail: HintDetail): string =>
    hintTexts(value, detail)
      .map(({ key, cells }) => t(key, { cells }))
      .join(' ');
  const open = position?.filter((mark) => mark === 'open').length ?? 0;
  const left = puzzle === null || position === null ? mines : minesLeft(puzzle, position);
  return (
    <PuzzleFrame
      {...page}
      title={t('minesweeper.title')}
      purpose={t('minesweeper.purpose')}
      levels={levels.map((level) => ({ id: level, label: t(`minesweeper.level.${level}`) }))}
      apiHref="/hub/puzzle/minesweeper"
      printHref={`/puzzle/minesweeper/print?${new URLSearchParams({ ...id })}`}
      isWide={width > height}
      summary={t('minesweeper.summary', { open, cells: width * height - mines, left })}
      hint={
        hint && {
          detail: hint.detail,
          text: textOf(hint.value, hint.detail),
          onApply:
            (hint.detail === 'explain' && hint.value.kind === 'step') || hint.value.kind === 'mistake'
              ? () => change((of, before) => applyHint(of, before, hint.value))
              : undefined,
        }
      }
      board={
        <MinesweeperBoard
          {...{ width, height, puzzle, position, chosen, mistakes, isZoomed }}
          hints={hinted}
          onChoose={setPlace}
          onKey={press}
          onPress={mode === 'open' ? openAt : flagAt}
          onFlag={flagAt}
          isEnd={game.state === 'lost' || game.state === 'solved'}
          isCovered={game.state === 'paused'}
        />
      }
      keypad={
        <>
          <Text>{t('minesweeper.minesLeft', { number: left })}</Text>
          <ToggleButtonGroup
            label={t('minesweeper.mode')}
            value={mode}
            onChange={setMode}
            options={[
              { id: 'open', label: t('minesweeper.mode.open'), icon: <IconPointer {...icon} /> },
              { id: 'flag', label: t('minesweeper.mode.flag'), icon: <IconFlag {...icon} /> },
            ]}
          />
          <Text tone="quiet" size="small">
            {t('minesweeper.help')}
          </Text>
        </>
      }
      tools={
        <ToggleButton
          label={tFrame('puzzles.zoom')}
          tone="quiet"
          size="medium"
          icon={<IconZoomIn {...icon} />}
          isSelected={isZoomed}
          onChange={setZoom}
        />
      }
    />
  );
}
