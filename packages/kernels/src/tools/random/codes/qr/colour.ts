/** How much of the light a colour gives back: relative luminance by IEC 61966-2-1 (sRGB), 0 black to 1 white. */
function reflectance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Symbol contrast as ISO/IEC 15415 grades it: reflectance of the light colour less that of the dark one, both
 * `#rrggbb`. From 0.4 it is grade C; below zero the colours are swapped, which many scanners cannot read.
 */
export function symbolContrast(dark: string, light: string): number {
  return reflectance(light) - reflectance(dark);
}
