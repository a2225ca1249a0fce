import { randomFrom } from '../../../random.ts';
import { fraction } from '../../../random/wide.ts';
import { hexOf } from './colour/oklch.ts';
import { svgFile } from './svg/svg.ts';

interface Input {
  readonly text: string;
  readonly size: number;
  readonly cells: number;
  readonly shape: 'square' | 'dot' | 'diamond';
  readonly background: string;
}

const unit = 10;

/** A symmetric pattern of a text: the same text always has the same picture. */
export default function identicon({ text, size, cells, shape, background }: Input) {
  const random = randomFrom(text);
  const colour = hexOf({ lightness: 0.55, chroma: 0.15, hue: fraction(random) * 360 });
  const half = Math.ceil(cells / 2);
  const isSet = Array.from({ length: cells }, () => Array.from({ length: half }, () => random.below(2) === 1));
  // One of four billion texts would have an empty picture otherwise, of three cells one of 64.
  if (!isSet.flat().includes(true)) isSet[half - 1]?.splice(half - 1, 1, true);
  const side = cells * unit;
  const marks = isSet.flatMap((row, y) =>
    Array.from({ length: cells }, (_, x) => (row[Math.min(x, cells - 1 - x)] ? draw[shape](x * unit, y * unit) : '')),
  );
  const margin = unit / 2;
  const box = side + 2 * margin;
  return svgFile(
    'identicon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${box} ${box}">` +
      `<path fill="${background}" d="M${-margin} ${-margin}h${box}v${box}h${-box}z"/>` +
      `<path fill="${colour}" d="${marks.join('')}"/></svg>\n`,
  );
}

const draw = {
  square: (x: number, y: number) => `M${x} ${y}h10v10h-10z`,
  dot: (x: number, y: number) => `M${x} ${y + 5}a5 5 0 1 1 10 0a5 5 0 1 1-10 0z`,
  diamond: (x: number, y: number) => `M${x + 5} ${y}l5 5l-5 5l-5-5z`,
} as const;
