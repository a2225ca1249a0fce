/** Colours of the covers, by theme and mode. */
import { hueDistance, tint } from '../../packages/ui/src/theme/colour.ts';
import { themeNames, themes } from '../../packages/ui/src/theme/themes/all.ts';
import type { ThemeName } from '../../packages/ui/src/theme/themes/all.ts';
import type { Hex, Mode } from '../../packages/ui/src/theme/tokens.ts';
import { modes } from '../../packages/ui/src/theme/tokens.ts';

/** OKLCH lightness and maximum chroma of each shade of the primary colour. */
const shades = {
  night: [0.26, 0.09],
  dusk: [0.31, 0.1],
  deep: [0.36, 0.12],
  mid: [0.53, 0.17],
  slate: [0.575, 0.17],
  brand: [0.66, 0.18],
  haze: [0.7, 0.16],
  glow: [0.74, 0.14],
  sky: [0.77, 0.12],
  air: [0.83, 0.09],
  pale: [0.885, 0.06],
  mist: [0.955, 0.025],
} as const satisfies Record<string, readonly [number, number]>;

type Shade = keyof typeof shades | 'lamp';

/** On dark pages all shades are darker, in the same order. The lightest stays apart from the others. */
const inDark = (lightness: number) => (lightness > 0.9 ? 0.86 : lightness * 0.8 - 0.03);

const amber: Hex = '#ffd08a';

function paletteOf(name: ThemeName, mode: Mode): Readonly<Record<Shade, Hex>> {
  const { primary, secondary } = themes[name];
  const shaded = Object.entries(shades).map(([shade, [lightness, chroma]]) => [
    shade,
    tint(primary.main, mode === 'dark' ? inDark(lightness) : lightness, chroma),
  ]);
  // Amber is not seen on orange.
  const lamp = hueDistance(primary.main, amber) < 60 ? tint(secondary.main, 0.82, 0.1) : amber;
  return { ...(Object.fromEntries(shaded) as Record<keyof typeof shades, Hex>), lamp };
}

const properties = (name: ThemeName, mode: Mode) =>
  Object.entries(paletteOf(name, mode))
    .map(([shade, hex]) => `--${shade}:${hex}`)
    .join(';');

/** A colour of a cover: `tone.night`. */
export const tone = Object.fromEntries(
  [...Object.keys(shades), 'lamp'].map((shade) => [shade, `var(--${shade})`]),
) as Readonly<Record<Shade, string>>;

/** The fragments that select a palette, such as `#ORANGE_THEME-dark`; without one, it is that of the default theme. */
const fragments = themeNames.flatMap((name) => modes.map((mode) => ({ id: `${name}-${mode}`, name, mode })));

/** Elements before a drawing and their style, so that the fragment of the picture's URL selects its palette. */
export const themed: readonly string[] = [
  `<style>svg{${properties('BLUE_THEME', 'light')}}${fragments
    .map(({ id, name, mode }) => `#${id}:target~*{${properties(name, mode)}}`)
    .join('')}</style>`,
  ...fragments.map(({ id }) => `<g id="${id}"/>`),
];
