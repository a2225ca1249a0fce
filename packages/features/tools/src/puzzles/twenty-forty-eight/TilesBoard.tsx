import type { Direction } from '@apiyard/kernels/twenty-forty-eight/game';
import { useCopy } from '@apiyard/kit/copy.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useState } from 'react';
import { followTiles, placeTiles } from './tile-motion.ts';
import {
  above,
  board,
  digits,
  empty,
  face,
  looks,
  motion,
  tile as tileStyle,
  under,
  viewport,
} from './TilesBoard.css.ts';
import type { TilesPosition } from './tiles-position.ts';
import { twentyFortyEightCopy } from './twenty-forty-eight-copy.ts';
import { useSwipe } from './use-swipe.ts';

interface TilesBoardProps {
  /** Null while the game is loaded. */
  readonly position: TilesPosition | null;
  readonly onSlide: (direction: Direction) => void;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
}

const keys = new Map<string, Direction>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);
const places = Array.from({ length: 16 }, (_, at) => at);
const at = (row: number, column: number) => ({ '--row': row, '--column': column }) as CSSProperties;
const lookOf = (value: number) => Math.min(value, 2048) as keyof typeof looks;

/**
 * The tiles, one tab stop, moved by arrow keys and swipes. For screen readers the rows are text after it, and a move is
 * announced by the page. It runs from left to right in every language.
 */
export function TilesBoard({ position, onSlide, isCovered = false }: TilesBoardProps) {
  const t = useCopy(twentyFortyEightCopy);
  const swipe = useSwipe(onSlide);
  const tiles = useTiles(position);
  const press = (event: KeyboardEvent) => {
    const direction = keys.get(event.key);
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onSlide(direction);
  };
  return (
    <div className={viewport} inert={isCovered}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application that takes focus is a widget, which gets the arrow keys from screen readers */}
      <div
        role="application"
        tabIndex={0}
        dir="ltr"
        aria-label={t('tiles.board')}
        aria-busy={position === null}
        className={board}
        onKeyDown={press}
        {...swipe}
      >
        {places.map((cell) => (
          <div key={cell} aria-hidden className={empty} style={at(Math.floor(cell / 4), cell % 4)} />
        ))}
        {!isCovered &&
          tiles.map(({ id, value, row, column, look }) => (
            <div
              key={id}
              aria-hidden
              className={`${tileStyle} ${look === 'under' ? under : above}`}
              style={at(row, column)}
            >
              <div
                className={[
                  face,
                  looks[lookOf(value)],
                  digits[String(value).length as keyof typeof digits],
                  motion[look],
                ].join(' ')}
              >
                {value}
              </div>
            </div>
          ))}
      </div>
      {position !== null && !isCovered && (
        <ul className={visuallyHidden} aria-label={t('tiles.rows')}>
          {position.board.map((row, y) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <li key={y}>
              {t('tiles.row', {
                row: y + 1,
                tiles: row.map((value) => (value === 0 ? t('tiles.empty') : String(value))).join(', '),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The tiles of a position, which slide there from those that were shown before. */
function useTiles(position: TilesPosition | null) {
  const [shown, setShown] = useState({ position, tiles: placeTiles(position?.board ?? []) });
  if (shown.position === position) return shown.tiles;
  const tiles =
    position === null
      ? []
      : shown.position === null
        ? placeTiles(position.board)
        : followTiles(shown.tiles, position.board, position.by);
  setShown({ position, tiles });
  return tiles;
}
