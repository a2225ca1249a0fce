/**
 * Colours in OKLCH, converted with the matrices of Björn Ottosson (https://bottosson.github.io/posts/oklab/), which CSS
 * Color 4 uses. What sRGB cannot show gets less chroma, which keeps lightness and hue.
 */

export interface Oklch {
  /** From 0 to 1. */
  readonly lightness: number;
  /** From 0 to about 0.4. */
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The colour as `#rrggbb`. */
export function hexOf(colour: Oklch): string {
  const channels = linearRgb(oklchInSrgb(colour)).map((channel) => Math.round(encoded(limited(channel)) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour with the most chroma, up to its own, that sRGB can show. */
export function oklchInSrgb(colour: Oklch): Oklch {
  if (isInSrgb(colour)) return colour;
  let [low, high] = [0, colour.chroma];
  while (high - low > 1e-5) {
    const middle = (low + high) / 2;
    if (isInSrgb({ ...colour, chroma: middle })) low = middle;
    else high = middle;
  }
  return { ...colour, chroma: low };
}

const tolerance = 1e-5;
const isInSrgb = (colour: Oklch) =>
  linearRgb(colour).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const medium = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ];
}

const limited = (channel: number) => Math.min(1, Math.max(0, channel));
const encoded = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
const decoded = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** The contrast ratio of two colours, `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const channel = (at: number) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The more readable of black and white on a colour: one of them always has at least 4.5:1. */
export function inkOn(background: string): '#000000' | '#ffffff' {
  return contrastOf(background, '#ffffff') >= contrastOf(background, '#000000') ? '#ffffff' : '#000000';
}
