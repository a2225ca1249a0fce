import type { Note } from '../../../../faults/note.ts';
import { contrastRatio, shownRatio } from './contrast.ts';
import { cssOf } from './describe.ts';
import type { Colour } from './spaces.ts';
import { bytesOf, fromBytes, gamutNotes, hexOf, oklch, readColour, toSpace } from './spaces.ts';

const [black, white] = [fromBytes([0, 0, 0]), fromBytes([255, 255, 255])];
/** Lightness of the lightest and the darkest colour of the scale. */
const [lightest, darkest] = [0.97, 0.2];

/** Hues of each harmony, in degrees from the given one. */
const harmonies = {
  complementary: [0, 180],
  analogous: [-30, 0, 30],
  triadic: [0, 120, 240],
  'split-complementary': [0, 150, 210],
  tetradic: [0, 90, 180, 270],
} as const;

/** Tints, shades and harmonies of a colour in the OKLCH space. */
export function makePalette(text: string, count: number) {
  const colour = readColour(text, '/text');
  const notes: Note[] = gamutNotes(colour, '/text');
  if (colour.alpha < 1) notes.push({ code: 'alpha_ignored', pointer: '/text' });
  const base = fromBytes(bytesOf(colour));
  const [lightness, chroma, hue] = toSpace(base, 'oklch').coordinates;
  if (chroma < 0.005) notes.push({ code: 'no_hue', pointer: '/text' });
  const turn = (degrees: number) => (((hue + degrees) % 360) + 360) % 360;
  return {
    base: swatch(base),
    scale: Array.from({ length: count }, (_, at) =>
      swatch(oklch(lightest + ((darkest - lightest) * at) / (count - 1), chroma, hue)),
    ),
    harmonies: Object.entries(harmonies).map(([name, hues]) => ({
      name,
      colours: hues.map((degrees) => swatch(degrees === 0 ? base : oklch(lightness, chroma, turn(degrees)))),
    })),
    notes,
  };
}

/** A colour as it is shown, with its contrast to black and white text. */
function swatch(colour: Colour) {
  const shown = fromBytes(bytesOf(colour));
  const [onBlack, onWhite] = [contrastRatio(shown, black), contrastRatio(shown, white)];
  return {
    hex: hexOf(shown),
    oklch: cssOf(shown, 'oklch'),
    contrastWithBlack: shownRatio(onBlack),
    contrastWithWhite: shownRatio(onWhite),
  };
}
