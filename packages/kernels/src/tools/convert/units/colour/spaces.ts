/** CSS colours (CSS Color Module Level 4) as numbers in one of its spaces. Imported when first used, as Color.js is large. */
import * as css from 'colorjs.io/fn';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';

for (const space of [
  css.XYZ_D65,
  css.XYZ_D50,
  css.sRGB_Linear,
  css.sRGB,
  css.HSL,
  css.HWB,
  css.Lab,
  css.LCH,
  css.OKLab,
  css.OKLCH,
  css.P3_Linear,
  css.P3,
  css.A98RGB,
  css.ProPhoto,
  css.REC_2020,
])
  css.ColorSpace.register(space);

export type Coordinates = readonly [number, number, number];
export type Space = 'srgb' | 'hsl' | 'hwb' | 'lab' | 'lch' | 'oklab' | 'oklch' | 'p3';

/** A colour, in any space. */
export interface Colour {
  readonly space: string;
  readonly coordinates: Coordinates;
  readonly alpha: number;
}

interface GivenColour extends Colour {
  /** Channels of `rgb()` that were beyond their range, which CSS clamps. */
  readonly isClamped: boolean;
}

/** Functions of CSS Color 4, `#` and names. Color.js reads other spaces too. */
const notation = /^(?:#[0-9a-f]+|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^()]*\)|color\([^()]*\))$/iu;

/** Reads a colour in any notation of CSS Color 4. */
export function readColour(text: string, pointer: string): GivenColour {
  const fault = new InputFault('not_colour', { pointer, values: { text: text.slice(0, 60) } });
  const given = text.trim();
  if (!notation.test(given) || (given.startsWith('#') && ![4, 5, 7, 9].includes(given.length))) throw fault;
  try {
    const { space, coords, alpha } = css.getColor(given.toLowerCase());
    const coordinates = coords.map((each) => finite(each)) as unknown as Coordinates;
    if (coordinates.length !== 3) throw fault;
    const isClamped = /^rgb/iu.test(given) && coordinates.some((each) => each !== clamp(each));
    return {
      space: typeof space === 'string' ? space : space.id,
      coordinates: isClamped ? (coordinates.map(clamp) as unknown as Coordinates) : coordinates,
      alpha: clamp(finite(alpha, 1)),
      isClamped,
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw fault;
  }
}

/** `none` and powerless hues are zero. */
const finite = (value: number | null | undefined, otherwise = 0) => {
  const number = Number(value ?? otherwise);
  return Number.isFinite(number) ? number : otherwise;
};
const clamp = (value: number) => Math.min(1, Math.max(0, value));

const plain = ({ space, coordinates, alpha }: Colour) => ({
  space: css.ColorSpace.get(space),
  coords: [...coordinates] as [number, number, number],
  alpha,
});

export function toSpace(colour: Colour, space: Space): Colour {
  const { coords } = css.to(plain(colour), space);
  const coordinates = coords.map((each) => finite(each)) as unknown as Coordinates;
  return { space, coordinates, alpha: colour.alpha };
}

/** Whether sRGB has the colour, within what eight bits can show. */
export const isInSrgb = (colour: Colour) => css.inGamut(plain(colour), 'srgb', { epsilon: 0.002 });

/** What is changed to show a colour in sRGB. */
export function gamutNotes(colour: GivenColour, pointer: string): Note[] {
  if (colour.isClamped) return [{ code: 'clamped', pointer }];
  return isInSrgb(colour) ? [] : [{ code: 'out_of_gamut', pointer }];
}

/** The colour in sRGB, mapped by lowering its chroma if it is outside (CSS Color 4, section 13.2). */
export function mapToSrgb(colour: Colour): Colour {
  if (isInSrgb(colour)) {
    const srgb = toSpace(colour, 'srgb');
    return { ...srgb, coordinates: srgb.coordinates.map(clamp) as unknown as Coordinates };
  }
  const { coords } = css.toGamutCSS(plain(colour), { space: 'srgb' });
  const coordinates = coords.map((each) => clamp(finite(each))) as unknown as Coordinates;
  return { space: 'srgb', coordinates, alpha: colour.alpha };
}

/** Eight-bit channels of a colour in sRGB. */
export const bytesOf = (colour: Colour) =>
  mapToSrgb(colour).coordinates.map((each) => Math.round(each * 255)) as unknown as Coordinates;

/** `#rrggbb`, or `#rrggbbaa` if it is transparent. */
export function hexOf(colour: Colour): string {
  const alpha = Math.round(colour.alpha * 255);
  const channels = [...bytesOf(colour), ...(alpha < 255 ? [alpha] : [])];
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

export const fromBytes = ([red, green, blue]: Coordinates): Colour => ({
  space: 'srgb',
  coordinates: [red / 255, green / 255, blue / 255],
  alpha: 1,
});

export const oklch = (lightness: number, chroma: number, hue: number): Colour => ({
  space: 'oklch',
  coordinates: [lightness, chroma, hue],
  alpha: 1,
});

/** Difference in the OKLab space, where 0.02 is just noticeable. */
export const differenceOf = (a: Colour, b: Colour) => css.deltaEOK(plain(a), plain(b));

/** Lightness contrast of APCA 0.0.98G, from −108 to 106. */
export const apca = (text: Colour, background: Colour) => css.contrastAPCA(plain(background), plain(text));
