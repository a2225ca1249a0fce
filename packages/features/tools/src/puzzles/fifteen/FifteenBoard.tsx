import { useCopy } from '@apiyard/kit/copy.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { cell as cellStyle, hinted } from '../frame/Cells.css.ts';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import type { FifteenPosition } from './fifteen-board.ts';
import { isInPlace } from './fifteen-board.ts';
import { fifteenCopy } from './fifteen-copy.ts';
import {
  board,
  cell as ownCell,
  digits,
  looks,
  numberLabel,
  pictured,
  row as rowStyle,
  viewport,
} from './FifteenBoard.css.ts';

interface FifteenBoardProps {
  readonly label: string;
  /** Cells across and down. */
  readonly size: number;
  /** Null while the puzzle is made. */
  readonly position: FifteenPosition | null;
  readonly chosen: number;
  readonly onChoose: (cell: number) => void;
  /** Keys other than those that move the focus. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPress: (cell: number) => void;
  /** The tile that the hint is about; null for none. */
  readonly hintedTile: number | null;
  /** Nothing is shown while the game is paused. @default false */
  readonly isCovered?: boolean;
  /** What the tiles are parts of. @default numbers alone */
  readonly picture?: TilePicture | undefined;
}

/** A square picture that is cut into tiles. */
export interface TilePicture {
  readonly url: string;
  readonly hasNumbers: boolean;
  /** The gap shows its part as well. */
  readonly isWhole: boolean;
}

/** Where the part of a tile is in the picture, in percent of what is left of it. */
const partStyle = (tile: number, size: number): CSSProperties => ({
  backgroundPosition: `${(((tile - 1) % size) / (size - 1)) * 100}% ${(Math.floor((tile - 1) / size) / (size - 1)) * 100}%`,
});

/** A grid of named tiles that is one tab stop. It runs from left to right in every language. */
export function FifteenBoard(props: FifteenBoardProps) {
  const { size, position, chosen, onChoose, onPress, hintedTile, isCovered = false, picture } = props;
  const t = useCopy(fifteenCopy);
  const { grid, onKeyDown } = useGridFocus({ width: size, height: size }, chosen, onChoose, props.onKey);
  const shown = isCovered ? null : position;
  const lines = Array.from({ length: size }, (_, at) => at);
  const nameOf = (at: number): string => {
    const tile = shown?.tiles[at] ?? 0;
    const named = t('fifteen.cell.tile', { tile });
    const content =
      tile === 0
        ? t('fifteen.cell.gap')
        : shown !== null && isInPlace(shown, at)
          ? t('fifteen.cell.inPlace', { content: named })
          : named;
    return t('fifteen.cell', {
      row: Math.floor(at / size) + 1,
      column: (at % size) + 1,
      content: tile !== 0 && tile === hintedTile ? t('fifteen.cell.hinted', { content }) : content,
    });
  };
  return (
    <div className={viewport}>
      <div
        ref={grid}
        role="grid"
        dir="ltr"
        aria-label={props.label}
        aria-busy={position === null}
        className={board}
        inert={isCovered}
        style={
          {
            '--columns': size,
            ...(picture === undefined || shown === null ? {} : { '--picture': `url("${picture.url}")` }),
          } as CSSProperties
        }
      >
        {lines.map((y) => (
          <div key={y} role="row" className={rowStyle}>
            {lines.map((x) => {
              const at = y * size + x;
              const tile = shown?.tiles[at] ?? 0;
              const part = tile === 0 && picture?.isWhole === true ? size * size : tile;
              const hasPart = picture !== undefined && shown !== null && part !== 0;
              const look = tile === 0 ? 'gap' : shown !== null && isInPlace(shown, at) ? 'home' : 'tile';
              return (
                <div
                  key={x}
                  role="gridcell"
                  tabIndex={at === chosen ? 0 : -1}
                  aria-label={nameOf(at)}
                  aria-selected={at === chosen}
                  onKeyDown={onKeyDown}
                  onClick={() => onPress(at)}
                  onFocus={() => {
                    if (at !== chosen) onChoose(at);
                  }}
                  className={[
                    cellStyle,
                    ownCell,
                    digits,
                    looks[look],
                    ...(hasPart ? [pictured] : []),
                    ...(tile !== 0 && tile === hintedTile ? [hinted] : []),
                  ].join(' ')}
                  style={hasPart ? partStyle(part, size) : undefined}
                >
                  {tile !== 0 && picture?.hasNumbers !== false && (
                    <span aria-hidden className={picture === undefined ? undefined : numberLabel}>
                      {tile}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
