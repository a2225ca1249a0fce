/** Styled QR codes as pixels: what `styled.ts` draws as paths. */
import type { Modules, Shape } from './modules.ts';
import { dotRadius, finderPlaces, finderRadii, finderSize, isDark, isInFinder } from './modules.ts';

/** Samples of a pixel in each direction. */
const samples = 4;
/** Steps from the light colour to a full one. */
export const steps = samples * samples;

interface Drawing {
  readonly modules: Modules;
  readonly shape: Shape;
  /** Pixels of a module. */
  readonly scale: number;
  /** Pixels of the picture, and of the space before the first module. */
  readonly size: number;
  readonly start: number;
}

/** Rows of values from 0, the light colour, to `steps`, the dark one. Those of finder patterns go on to twice that. */
export function styledPixels({ modules, shape, scale, size, start }: Drawing): Uint8Array[] {
  const rows = Array.from({ length: size }, () => new Uint8Array(size));
  const tiles = new Map<string, Uint8Array>();
  const put = (tile: Uint8Array, side: number, top: number, left: number) => {
    for (let y = 0; y < side; y += 1) rows[top + y]?.set(tile.subarray(y * side, (y + 1) * side), left);
  };
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1) {
      if (!isDark(modules, row, column) || isInFinder(modules, row, column)) continue;
      const round = roundCorners(modules, row, column);
      const key = shape === 'rounded' ? round.join() : '';
      let tile = tiles.get(key);
      if (tile === undefined) {
        tile = tileOf(scale, 1, inside[shape](round));
        tiles.set(key, tile);
      }
      put(tile, scale, start + row * scale, start + column * scale);
    }
  const side = finderSize * scale;
  const finder = tileOf(side, finderSize, (x, y) => isInFinderPattern(x, y, shape === 'square')).map((value) =>
    value === 0 ? 0 : value + steps,
  );
  for (const [row, column] of finderPlaces(modules)) put(finder, side, start + row * scale, start + column * scale);
  return rows;
}

type IsInside = (x: number, y: number) => boolean;
/** Top left, top right, bottom left, bottom right. */
type Corners = readonly [boolean, boolean, boolean, boolean];

/** A corner is round where no neighbour touches it. */
function roundCorners(modules: Modules, row: number, column: number): Corners {
  const isRound = (down: number, right: number) =>
    !isDark(modules, row + down, column) && !isDark(modules, row, column + right);
  return [isRound(-1, -1), isRound(-1, 1), isRound(1, -1), isRound(1, 1)];
}

const inside: Readonly<Record<Shape, (round: Corners) => IsInside>> = {
  square: () => () => true,
  dots: () => (x, y) => Math.hypot(x - 0.5, y - 0.5) <= dotRadius,
  rounded: (round) => (x, y) => {
    const isRound = round[(y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)] ?? false;
    return !isRound || Math.hypot(x - 0.5, y - 0.5) <= 0.5;
  },
};

/** Ring and centre: inside an odd number of the three squares. */
const isInFinderPattern = (x: number, y: number, isSquare: boolean): boolean =>
  finderRadii.filter(({ inset, radius }) => {
    const side = finderSize - 2 * inset;
    return isInBox(x - inset, y - inset, side, isSquare ? 0 : radius);
  }).length %
    2 ===
  1;

function isInBox(x: number, y: number, side: number, radius: number): boolean {
  if (x < 0 || y < 0 || x > side || y > side) return false;
  const beyond = (at: number) => Math.max(radius - at, at - (side - radius), 0);
  return Math.hypot(beyond(x), beyond(y)) <= radius;
}

/** How much of each pixel is inside, by samples. `units` is the side of the tile in modules. */
function tileOf(side: number, units: number, isInside: IsInside): Uint8Array {
  const tile = new Uint8Array(side * side);
  const unit = units / (side * samples);
  for (let y = 0; y < side * samples; y += 1)
    for (let x = 0; x < side * samples; x += 1)
      if (isInside((x + 0.5) * unit, (y + 0.5) * unit)) {
        const at = Math.floor(y / samples) * side + Math.floor(x / samples);
        tile[at] = (tile[at] ?? 0) + 1;
      }
  return tile;
}
