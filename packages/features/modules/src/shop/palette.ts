/** The colours that products come in, by their names in the copy. */
export const palette = {
  red: '#d1495b',
  orange: '#e07a5f',
  yellow: '#f2cc40',
  green: '#588157',
  teal: '#2a9d8f',
  blue: '#3a86c8',
  navy: '#27306b',
  purple: '#8338ec',
  pink: '#e5989b',
  brown: '#a98467',
  cream: '#f4f1de',
  graphite: '#3d405b',
} as const;
export type ColorName = keyof typeof palette;

export const colorNames = Object.keys(palette) as readonly ColorName[];

/** The name of a colour, or undefined if the palette does not have it. */
export function colorNameOf(hex: string): ColorName | undefined {
  return colorNames.find((name) => palette[name] === hex);
}
