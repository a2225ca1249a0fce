import { randomFrom } from '../../../random.ts';
import { fraction } from '../../../random/wide.ts';
import { hexOf, inkOn } from './colour/oklch.ts';
import { escaped, svgFile } from './svg/svg.ts';
import { initialsOf } from './svg/initials.ts';

interface Input {
  readonly name: string;
  readonly size: number;
  readonly shape: 'circle' | 'rounded' | 'square';
  readonly letters: number;
  /** `#rrggbb`; by the name if empty. */
  readonly background: string;
}

const corner = { circle: 50, rounded: 18, square: 0 } as const;

/** The initials of a name on a colour of that name, on which they have a contrast of at least 4.5:1. */
export default function avatar({ name, size, shape, letters, background }: Input) {
  const fill = background === '' ? colourOf(name) : background;
  const initials = initialsOf(name, letters);
  const fontSize = initials.length > 2 ? 34 : 42;
  return svgFile(
    'avatar.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100" role="img">` +
      `<title>${escaped(name.trim())}</title>` +
      `<rect width="100" height="100" rx="${corner[shape]}" fill="${fill}"/>` +
      `<text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${fontSize}" font-weight="600" fill="${inkOn(fill)}">${escaped(initials)}</text></svg>\n`,
  );
}

/** Dark enough for white letters in every hue. */
function colourOf(name: string): string {
  return hexOf({ lightness: 0.48, chroma: 0.13, hue: fraction(randomFrom(name.trim().toLowerCase())) * 360 });
}
