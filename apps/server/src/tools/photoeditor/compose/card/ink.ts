/** The colour of text on a background: white or nearly black, whichever has more contrast (WCAG 2.2). */
export function inkOn(background: string): '#ffffff' | '#111827' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(background.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const dark = 0.0091; // of #111827
  const withWhite = 1.05 / (luminance + 0.05);
  const withDark = (luminance + 0.05) / (dark + 0.05);
  return withWhite >= withDark ? '#ffffff' : '#111827';
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
