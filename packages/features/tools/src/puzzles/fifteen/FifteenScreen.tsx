import type { FifteenBoard as Tiles } from '@apiyard/kernels/fifteen/board';
import type { FifteenHint } from '@apiyard/kernels/fifteen/fifteen';
import { Text } from '@apiyard/ui/Text';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import type { HintDetail } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import type { FifteenPosition } from './fifteen-board.ts';
import { applyHint, isInPlace, sizes, slideFrom, slideTo } from './fifteen-board.ts';
import { fifteenCopy } from './fifteen-copy.ts';
import { FifteenBoard } from './FifteenBoard.tsx';

export type FifteenScreenProps = PuzzleScreenProps<Tiles, FifteenPosition, FifteenHint>;

const slideKeys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
const isSlideKey = (key: string): key is keyof typeof slideKeys => Object.hasOwn(slideKeys, key);

/** The page where a fifteen puzzle is played. */
export function FifteenScreen({ puzzle, position, hint, onMove, ...page }: FifteenScreenProps) {
  const t = useCopy(fifteenCopy);
  const { id, game } = page;
  const size = puzzle === null ? Number(id.level) : Math.sqrt(puzzle.length);
  const [chosen, setChosen] = useState(0);
  const isPlaying = game.state === 'playing';
  const change = (by: (position: FifteenPosition) => FifteenPosition) => {
    if (isPlaying && position !== null) onMove(by(position));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') change((before) => slideFrom(before, chosen));
    else if (event.shiftKey && isSlideKey(event.key)) {
      const direction = slideKeys[event.key];
      change((before) => slideTo(before, direction));
    } else return;
    event.preventDefault();
  };
  const textOf = (value: FifteenHint, detail: HintDetail): string => {
    if (value.kind !== 'step') return t('fifteen.hint.done');
    if (detail === 'point') return t('fifteen.hint.point', { tile: value.tile });
    if (detail === 'name') return t('fifteen.hint.name', { tile: value.tile, moves: value.movesLeft });
    return t(`fifteen.hint.${value.direction}`, { tile: value.tile });
  };
  const inPlace = position === null ? 0 : position.tiles.filter((_, cell) => isInPlace(position, cell)).length;
  const moves = t('fifteen.moves', { number: position?.moves ?? 0 });
  return (
    <PuzzleFrame
      {...page}
      title={t('fifteen.title')}
      purpose={t('fifteen.purpose')}
      levels={sizes.map((level) => ({ id: level, label: `${level} × ${level}` }))}
      apiHref="/hub/puzzle/fifteen"
      printHref={null}
      canCheck={false}
      facts={[moves]}
      summary={t('fifteen.summary', { inPlace, tiles: size * size - 1 })}
      hint={
        hint && {
          detail: hint.detail,
          text: textOf(hint.value, hint.detail),
          onApply:
            hint.detail === 'explain' && hint.value.kind === 'step'
              ? () => change((before) => applyHint(before, hint.value))
              : undefined,
        }
      }
      board={
        <FifteenBoard
          {...{ size, position, chosen }}
          hintedTile={hint?.value.kind === 'step' ? hint.value.tile : null}
          onChoose={setChosen}
          onKey={press}
          onPress={(cell) => change((before) => slideFrom(before, cell))}
          isCovered={game.state === 'paused'}
        />
      }
      keypad={
        <>
          <Text>{moves}</Text>
          <Text tone="quiet" size="small">
            {t('fifteen.help')}
          </Text>
        </>
      }
      tools={null}
    />
  );
}
