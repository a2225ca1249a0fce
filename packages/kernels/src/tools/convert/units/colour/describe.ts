import type { Note } from '../../../../faults/note.ts';
import { nearestName } from './names.ts';
import type { Colour, Coordinates, Space } from './spaces.ts';
import { bytesOf, gamutNotes, hexOf, isInSrgb, mapToSrgb, readColour, toSpace } from './spaces.ts';

/** Decimals of each coordinate, and its unit. */
const forms: Readonly<Record<Exclude<Space, 'srgb' | 'p3'>, readonly (readonly [decimals: number, unit: string])[]>> = {
  hsl: [
    [1, ''],
    [1, '%'],
    [1, '%'],
  ],
  hwb: [
    [1, ''],
    [1, '%'],
    [1, '%'],
  ],
  lab: [
    [3, ''],
    [3, ''],
    [3, ''],
  ],
  lch: [
    [3, ''],
    [3, ''],
    [2, ''],
  ],
  oklab: [
    [5, ''],
    [5, ''],
    [5, ''],
  ],
  oklch: [
    [5, ''],
    [5, ''],
    [2, ''],
  ],
};

/** A colour in the notations of CSS and as CMYK. */
export function describeColour(text: string) {
  const colour = readColour(text, '/text');
  const shown = mapToSrgb(colour);
  const notes: Note[] = [...gamutNotes(colour, '/text'), { code: 'naive_cmyk' }];
  const { name, difference, isExact } = nearestName(shown);
  return {
    hex: hexOf(colour),
    rgb: `rgb(${bytesOf(colour).join(' ')}${alphaOf(colour)})`,
    hsl: cssOf(shown, 'hsl'),
    hwb: cssOf(shown, 'hwb'),
    lab: cssOf(colour, 'lab'),
    lch: cssOf(colour, 'lch'),
    oklab: cssOf(colour, 'oklab'),
    oklch: cssOf(colour, 'oklch'),
    displayP3: `color(display-p3 ${toSpace(colour, 'p3')
      .coordinates.map((each) => rounded(each, 5))
      .join(' ')}${alphaOf(colour)})`,
    cmyk: cmykOf(shown),
    alpha: colour.alpha,
    ...(isExact ? { name } : { nearestName: name, difference }),
    inSrgb: isInSrgb(colour),
    notes,
  };
}

/** The colour in a space as CSS writes it. */
export function cssOf(colour: Colour, space: keyof typeof forms): string {
  const { coordinates } = toSpace(colour, space);
  const hueAt = { hsl: 0, hwb: 0, lch: 2, oklch: 2, lab: -1, oklab: -1 }[space];
  const parts = coordinates.map((each, at) => {
    const [decimals = 3, unit = ''] = forms[space][at] ?? [];
    const value = at === hueAt ? hueOf(coordinates, space) : each;
    return `${rounded(value, decimals)}${unit}`;
  });
  return `${space}(${parts.join(' ')}${alphaOf(colour)})`;
}

/** Greys have no hue: what remains of rounding is not shown. */
function hueOf(coordinates: Coordinates, space: keyof typeof forms): number {
  const [first, second, third] = coordinates;
  const isGrey =
    space === 'hsl'
      ? second < 0.05
      : space === 'hwb'
        ? second + third > 99.95
        : second < (space === 'lch' ? 0.015 : 0.00002);
  const hue = space === 'hsl' || space === 'hwb' ? first : third;
  return isGrey ? 0 : ((hue % 360) + 360) % 360;
}

/** Without negative zero. */
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0;

const alphaOf = ({ alpha }: Colour) => (alpha < 1 ? ` / ${rounded(alpha, 4)}` : '');

/** Without the profile of a printer: CSS Color 5, section 10.1, `device-cmyk()` with naive conversion. */
function cmykOf(colour: Colour): string {
  const [red, green, blue] = bytesOf(colour).map((each) => each / 255) as unknown as Coordinates;
  const key = 1 - Math.max(red, green, blue);
  const inks = [red, green, blue].map((each) => (key === 1 ? 0 : (1 - each - key) / (1 - key)));
  return `device-cmyk(${[...inks, key].map((each) => `${Math.round(each * 100)}%`).join(' ')})`;
}
