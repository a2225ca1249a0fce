import type { Hex } from './tokens.ts';

type Triple = readonly [number, number, number];

/** Lightness 0–1, chroma, hue in radians. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

function channels(hex: Hex): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toHex(rgb: Triple): Hex {
  const digits = rgb.map((channel) => {
    const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encode = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Matrices from Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = channels(hex);
  const [r, g, b] = [decode(red), decode(green), decode(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bAxis),
    hue: Math.atan2(bAxis, a),
  };
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Keeps hue and lightness and reduces chroma to the sRGB gamut. */
function fromOklch(colour: Oklch): Hex {
  const shown = (rgb: Triple) => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
  let { chroma } = colour;
  while (chroma > 0 && !shown(linearRgb({ ...colour, chroma }))) chroma -= 0.002;
  const [r, g, b] = linearRgb({ ...colour, chroma: Math.max(0, chroma) });
  return toHex([encode(r), encode(g), encode(b)]);
}

/** Difference of two hues in OKLCH, 0 to 180 degrees. */
export function hueDistance(one: Hex, other: Hex): number {
  const degrees = (Math.abs(toOklch(one).hue - toOklch(other).hue) * 180) / Math.PI;
  return Math.min(degrees, 360 - degrees);
}

/** The same hue, lighter (`by` above 0) or darker, by a difference in OKLCH lightness. */
export function shiftLightness(hex: Hex, by: number): Hex {
  const colour = toOklch(hex);
  return fromOklch({ ...colour, lightness: Math.min(1, Math.max(0, colour.lightness + by)) });
}

/** The same hue with a lightness from 0 to 1 and limited chroma: backgrounds and tints. */
export function tint(hex: Hex, lightness: number, chromaMost: number): Hex {
  const { chroma, hue } = toOklch(hex);
  return fromOklch({ lightness, chroma: Math.min(chroma, chromaMost), hue });
}

/**
 * The colour of the same hue closest to `hex` that has a contrast of at least `ratio` with every colour in `against`:
 * darker over light colours, lighter over dark ones.
 */
export function reach(hex: Hex, against: readonly Hex[], ratio: number): Hex {
  const enough = (candidate: Hex) => against.every((other) => contrast(candidate, other) >= ratio);
  if (enough(hex)) return hex;
  const overDark = against.every((other) => luminance(other) < 0.18);
  const colour = toOklch(hex);
  const step = overDark ? 0.004 : -0.004;
  for (let { lightness } = colour; lightness >= 0 && lightness <= 1; lightness += step) {
    const candidate = fromOklch({ ...colour, lightness });
    if (enough(candidate)) return candidate;
  }
  return overDark ? '#ffffff' : '#000000';
}
