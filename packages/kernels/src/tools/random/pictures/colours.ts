import type { Random } from '../../../random.ts';
import { seeded } from '../../../random/seed.ts';
import { fraction } from '../../../random/wide.ts';
import type { Oklch } from './colour/oklch.ts';
import { contrastOf, hexOf, inkOn, oklchInSrgb } from './colour/oklch.ts';

type Scheme = 'random' | 'distinct' | 'analogous' | 'complementary' | 'triadic' | 'monochrome' | 'pastel' | 'dark';

interface Input {
  readonly scheme: Scheme;
  readonly count: number;
  readonly seed?: string | undefined;
}

/** Colours of a scheme, with how readable text is on them. */
export default function colours({ scheme, count, seed: given }: Input) {
  const { seed, random } = seeded(given);
  const start = fraction(random) * 360;
  return {
    colours: Array.from({ length: count }, (_, at) => described(draw[scheme]({ random, start, at, count }))),
    seed,
  };
}

interface Place {
  readonly random: Random;
  /** The hue that the seed chose. */
  readonly start: number;
  readonly at: number;
  readonly count: number;
}

const between = (random: Random, low: number, high: number) => low + (high - low) * fraction(random);

/** Hues at fixed distances, lightness from dark to light through each round of them. */
const byHues =
  (...hues: readonly number[]) =>
  ({ random, start, at, count }: Place): Oklch => {
    const rounds = Math.ceil(count / hues.length);
    const round = Math.floor(at / hues.length);
    const lightness = rounds === 1 ? 0.62 : 0.45 + (0.4 * round) / (rounds - 1);
    return { lightness, chroma: between(random, 0.11, 0.15), hue: start + (hues[at % hues.length] ?? 0) };
  };

const draw: Readonly<Record<Scheme, (place: Place) => Oklch>> = {
  random: ({ random }) => ({
    lightness: between(random, 0.3, 0.9),
    chroma: between(random, 0.04, 0.22),
    hue: fraction(random) * 360,
  }),
  // Neighbours in hue differ in lightness, so that many colours stay apart.
  distinct: ({ start, at, count }) => ({
    lightness: [0.62, 0.78, 0.48][count > 8 ? at % 3 : 0] ?? 0.62,
    chroma: 0.16,
    hue: start + (360 * at) / count,
  }),
  analogous: ({ random, start, at, count }) => ({
    lightness: between(random, 0.5, 0.8),
    chroma: 0.13,
    hue: start + (count === 1 ? 0 : (60 * at) / (count - 1) - 30),
  }),
  complementary: byHues(0, 180),
  triadic: byHues(0, 120, 240),
  monochrome: ({ start, at, count }) => ({
    lightness: count === 1 ? 0.6 : 0.25 + (0.68 * at) / (count - 1),
    chroma: 0.1,
    hue: start,
  }),
  pastel: ({ random, start, at, count }) => ({
    lightness: between(random, 0.86, 0.93),
    chroma: between(random, 0.04, 0.07),
    hue: start + (360 * at) / count,
  }),
  dark: ({ random, start, at, count }) => ({
    lightness: between(random, 0.25, 0.38),
    chroma: between(random, 0.06, 0.11),
    hue: start + (360 * at) / count,
  }),
};

function described(colour: Oklch) {
  const shown = oklchInSrgb(colour);
  const hex = hexOf(colour);
  const ink = inkOn(hex);
  return { hex, oklch: css(shown), ink, contrast: Math.floor(contrastOf(hex, ink) * 100) / 100 };
}

/** `oklch(62% 0.15 210)`, as CSS Color 4 writes it. */
function css({ lightness, chroma, hue }: Oklch): string {
  const degrees = Math.round((((hue % 360) + 360) % 360) * 10) / 10;
  return `oklch(${Math.round(lightness * 1000) / 10}% ${Math.round(chroma * 1000) / 1000} ${degrees})`;
}
