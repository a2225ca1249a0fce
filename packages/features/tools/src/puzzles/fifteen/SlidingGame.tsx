import type { FifteenBoard as Tiles } from '@apiyard/kernels/fifteen/board';
import type { FifteenHint } from '@apiyard/kernels/fifteen/fifteen';
import type { MenuGroup } from '@apiyard/ui/Menu';
import { Text } from '@apiyard/ui/Text';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import type { HintDetail } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import type { FifteenPosition } from './fifteen-board.ts';
import { applyHint, isInPlace, slideFrom, slideTo } from './fifteen-board.ts';
import { fifteenCopy } from './fifteen-copy.ts';
import type { TilePicture } from './FifteenBoard.tsx';
import { FifteenBoard } from './FifteenBoard.tsx';

/** What the page of tiles that slide gets. */
export type SlidingPageProps = PuzzleScreenProps<Tiles, FifteenPosition, FifteenHint>;

interface SlidingGameProps extends SlidingPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly levels: readonly { readonly id: string; readonly label: string }[];
  /** @default none */
  readonly choices?: readonly MenuGroup[];
  readonly boardLabel: string;
  /** Cells across and down. */
  readonly size: number;
  readonly apiHref: string;
  readonly printHref: string | null;
  /** @default numbers alone */
  readonly picture?: Omit<TilePicture, 'isWhole'> | undefined;
  /** Below the number of moves. @default nothing */
  readonly children?: ReactNode;
}

const slideKeys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
const isSlideKey = (key: string): key is keyof typeof slideKeys => Object.hasOwn(slideKeys, key);

/** The page of tiles that slide into a gap, with numbers or a picture. */
export function SlidingGame({ position, hint, onMove, size, picture, children, ...page }: SlidingGameProps) {
  const t = useCopy(fifteenCopy);
  const { game } = page;
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
          label={page.boardLabel}
          hintedTile={hint?.value.kind === 'step' ? hint.value.tile : null}
          onChoose={setChosen}
          onKey={press}
          onPress={(cell) => change((before) => slideFrom(before, cell))}
          isCovered={game.state === 'paused'}
          picture={picture && { ...picture, isWhole: game.state === 'solved' }}
        />
      }
      keypad={
        <>
          <Text>{moves}</Text>
          {children}
          <Text tone="quiet" size="small">
            {t('fifteen.help')}
          </Text>
        </>
      }
      tools={null}
    />
  );
}
