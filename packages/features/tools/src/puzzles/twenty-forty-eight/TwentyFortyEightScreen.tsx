import type { Direction } from '@apiyard/kernels/twenty-forty-eight/game';
import { IconButton } from '@apiyard/ui/IconButton';
import { Text } from '@apiyard/ui/Text';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { bestScoreOf } from '../results/results.ts';
import type { TilesPosition, TilesPuzzle } from './tiles-position.ts';
import { goals, slideTo } from './tiles-position.ts';
import { TilesBoard } from './TilesBoard.tsx';
import { twentyFortyEightCopy } from './twenty-forty-eight-copy.ts';
import { figure, figures, pad, padTop } from './TwentyFortyEightScreen.css.ts';

export type TwentyFortyEightScreenProps = PuzzleScreenProps<TilesPuzzle, TilesPosition, never>;

const arrows = { up: IconArrowUp, left: IconArrowLeft, down: IconArrowDown, right: IconArrowRight } as const;
const directions = ['up', 'left', 'down', 'right'] as const;

/** The page where 2048 is played. */
export function TwentyFortyEightScreen({ puzzle, position, onMove, ...page }: TwentyFortyEightScreenProps) {
  const t = useCopy(twentyFortyEightCopy);
  const { number } = useFormat();
  const { game, results, id } = page;
  const isPlaying = game.state === 'playing';
  const slide = (direction: Direction) => {
    if (isPlaying && puzzle !== null && position !== null) onMove(slideTo(puzzle, position, direction));
  };
  const score = position?.score ?? 0;
  const best = Math.max(score, bestScoreOf(id.level, results));
  const merged = position?.merged ?? [];
  const scoreText = t('tiles.score', { number: score });
  return (
    <PuzzleFrame
      {...page}
      hint={null}
      title={t('tiles.title')}
      purpose={t('tiles.purpose')}
      levels={goals.map((goal) => ({ id: goal, label: t('tiles.goal', { goal }) }))}
      apiHref="/hub/puzzle/2048"
      printHref={null}
      canCheck={false}
      canHint={false}
      lostText={t('tiles.lost')}
      facts={[scoreText, t('tiles.best', { number: best })]}
      summary={
        merged.length === 0
          ? scoreText
          : t('tiles.merged', { tiles: merged.map((value) => number(value)).join(', '), score: scoreText })
      }
      onContinue={position === null ? undefined : () => onMove({ ...position, isContinued: true })}
      board={<TilesBoard position={position} onSlide={slide} isCovered={game.state === 'paused'} />}
      keypad={
        <>
          <dl className={figures}>
            <Figure label={t('tiles.score.label')} value={number(score)} />
            <Figure label={t('tiles.best.label')} value={number(best)} />
            <Figure label={t('tiles.moves')} value={number(position?.moves ?? 0)} />
          </dl>
          <div role="group" aria-label={t('tiles.pad')} dir="ltr" className={pad}>
            {directions.map((direction) => {
              const Arrow = arrows[direction];
              return (
                <span key={direction} className={direction === 'up' ? padTop : undefined}>
                  <IconButton
                    label={t(`tiles.slide.${direction}`)}
                    tone="quiet"
                    size="medium"
                    icon={<Arrow size={20} stroke={1.5} />}
                    isDisabled={!isPlaying}
                    onPress={() => slide(direction)}
                  />
                </span>
              );
            })}
          </div>
          <Text tone="quiet" size="small">
            {t('tiles.help')}
          </Text>
        </>
      }
      tools={null}
    />
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={figure.box}>
      <dt className={figure.label}>{label}</dt>
      <dd className={figure.value}>{value}</dd>
    </div>
  );
}
