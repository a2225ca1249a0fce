/** A picture cut into the tiles of a fifteen puzzle, as SVG. Pure. */
import type { FifteenBoard } from '../fifteen/board.ts';
import { side } from './scenes.ts';

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
