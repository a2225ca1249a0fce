/** A picture drawn from a seed, cut into the tiles of a fifteen puzzle. Pure: no clock, no randomness but the seed. */
import type { FifteenBoard } from '../fifteen/board.ts';
import { type Random, randomFrom } from '../random.ts';
import { fraction } from '../random/wide.ts';

/** Pixels of a side in the coordinates of the picture. */
const side = 400;

/** A landscape of hills under a sky with a sun, as the content of an SVG of 400 by 400. No two parts look alike. */
export function drawScene(seed: string): string {
  const random = randomFrom(`sliding-picture ${seed}`);
  const hue = random.below(360);
  const colour = (shift: number, lightness: number) => `hsl(${(hue + shift) % 360} 60% ${lightness}%)`;
  const sun = [60 + random.below(280), 50 + random.below(90), 28 + random.below(22)] as const;
  const bands = Array.from({ length: 5 }, (_, at) => {
    const top = 150 + at * 48;
    return `<path fill="${colour(140 + at * 9, 66 - at * 10)}" d="${hills(top, random)}"/>`;
  });
  const clouds = Array.from({ length: 3 }, () => {
    const [x, y, width] = [random.below(360), 20 + random.below(110), 50 + random.below(60)];
    return `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${colour(0, 96)}"/>`;
  });
  const trees = Array.from({ length: 9 }, () => {
    const [x, y, height] = [random.below(side), 300 + random.below(80), 26 + random.below(26)];
    return `<path fill="${colour(170, 18)}" d="M${x} ${y}l${height / 3} ${height}h${-(2 * height) / 3}z"/>`;
  });
  return (
    `<path fill="${colour(20, 82)}" d="M0 0h${side}v${side}h${-side}z"/>` +
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="${colour(200, 70)}"/>` +
    [...clouds, ...bands, ...trees].join('')
  );
}

function hills(top: number, random: Random): string {
  const points = Array.from({ length: 6 }, (_, at) => [at * 80, Math.round(top - 40 * fraction(random))] as const);
  const curve = points.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? [0, top];
    return `C${beforeX + 40} ${beforeY} ${x - 40} ${y} ${x} ${y}`;
  });
  return `M0 ${points[0]?.[1] ?? top}${curve.join('')}V${side}H0z`;
}

/** The tiles of a board as an SVG. Each tile shows its part of the scene; numbers help people who do not see it. */
export function slidingPictureSvg(
  scene: string,
  board: FifteenBoard,
  { pixels, showNumbers }: { readonly pixels: number; readonly showNumbers: boolean },
): string {
  const size = Math.sqrt(board.length);
  const tile = side / size;
  const tiles = board.flatMap((number, cell) => {
    if (number === 0) return [];
    const [x, y] = [(cell % size) * tile, Math.floor(cell / size) * tile];
    const [fromX, fromY] = [((number - 1) % size) * tile, Math.floor((number - 1) / size) * tile];
    const label = showNumbers
      ? `<circle cx="${x + 18}" cy="${y + 18}" r="12" fill="#ffffff"/><text x="${x + 18}" y="${y + 23}" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#111827">${number}</text>`
      : '';
    return [
      `<svg x="${x + 1}" y="${y + 1}" width="${tile - 2}" height="${tile - 2}" viewBox="${fromX} ${fromY} ${tile} ${tile}"><use href="#scene"/></svg>${label}`,
    ];
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}">` +
    `<defs><g id="scene">${scene}</g></defs><path fill="#1f2937" d="M0 0h${side}v${side}h${-side}z"/>${tiles.join('')}</svg>\n`
  );
}
