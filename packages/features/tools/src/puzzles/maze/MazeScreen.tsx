import { Text } from '@apiyard/ui/Text';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconHandMove, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import type { HintDetail } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { MazeHint, MazePosition, MazePuzzle } from './maze-board.ts';
import { applyHint, cellAt, openSteps, sizes, steps } from './maze-board.ts';
import { mazeCopy } from './maze-copy.ts';
import { MazeBoard } from './MazeBoard.tsx';

export type MazeScreenProps = PuzzleScreenProps<MazePuzzle, MazePosition, MazeHint>;

const icon = { size: 20, stroke: 1.5 } as const;

/** The page where a maze is walked. */
export function MazeScreen({ puzzle, position, hint, onMove, ...page }: MazeScreenProps) {
  const t = useCopy(mazeCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { id, game } = page;
  const size = puzzle?.width ?? Number(id.level);
  const isPhone = useMedia(media.belowSm);
  const [zoom, setZoom] = useState<boolean | null>(null);
  // Passages of large mazes are too narrow for a finger on phones.
  const isZoomed = zoom ?? (isPhone && size > 15);
  const [isMoving, setMoving] = useState(false);
  const isPlaying = game.state === 'playing';
  const walk = (path: MazePosition) => {
    if (isPlaying && position !== null && path !== position) onMove(path);
  };
  const cell = puzzle === null || position === null ? 0 : cellAt(puzzle, position);
  const placeOf = (at: number) => ({ row: Math.floor(at / size) + 1, column: (at % size) + 1 });
  const summary =
    puzzle === null || position === null
      ? ''
      : t('maze.place', {
          ...placeOf(cell),
          ways: openSteps(puzzle, cell)
            .map((step) => t(`maze.side.${steps[step].side}`))
            .join(', '),
          steps: position.length,
        });
  const textOf = (value: MazeHint, detail: HintDetail): string => {
    if (detail === 'point') return t('maze.hint.point', placeOf(value.turn));
    if (detail === 'name') return t(value.isBack ? 'maze.hint.back' : 'maze.hint.onWay');
    return t('maze.hint.explain', {
      ...placeOf(value.turn),
      side: t(`maze.side.${steps[value.step].side}`),
      length: value.length,
    });
  };
  return (
    <PuzzleFrame
      {...page}
      title={t('maze.title')}
      purpose={t('maze.purpose')}
      levels={sizes.map((level) => ({ id: level, label: `${level} × ${level}` }))}
      apiHref="/hub/puzzle/maze"
      printHref={`/puzzle/maze/print?${new URLSearchParams({ ...id })}`}
      canCheck={false}
      facts={[t('maze.steps', { steps: position?.length ?? 0 })]}
      summary={summary}
      hint={
        hint === null || puzzle === null
          ? null
          : {
              detail: hint.detail,
              text: textOf(hint.value, hint.detail),
              onApply:
                hint.detail === 'explain' && position !== null
                  ? () => walk(applyHint(puzzle, position, hint.value))
                  : undefined,
            }
      }
      board={
        <MazeBoard
          {...{ size, puzzle, position, isZoomed }}
          onZoom={setZoom}
          isMoving={isZoomed && isMoving}
          onWalk={walk}
          description={summary}
          hinted={hint?.value.turn ?? null}
          isCovered={game.state === 'paused'}
        />
      }
      keypad={
        <>
          <Text>{t('maze.steps', { steps: position?.length ?? 0 })}</Text>
          <Text tone="quiet" size="small">
            {t('maze.help')}
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
              onChange={setMoving}
            />
          )}
        </>
      }
    />
  );
}
