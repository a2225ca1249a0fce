import { parseColor } from 'react-aria-components/ColorPicker';
import type { Color } from 'react-aria-components/ColorPicker';

/** The format of colours in callbacks: `#5D87FF`, with opacity `#5D87FF80`. */
export function hexOf(color: Color, hasAlpha: boolean): string {
  return color.toString(hasAlpha ? 'hexa' : 'hex').toUpperCase();
}

/** The colour as hue, saturation and brightness. Throws if it is invalid. */
export function colorOf(value: string): Color {
  return parseColor(value).toFormat('hsba');
}

/**
 * The colour for a value. Grey has no hue and black no saturation: as long as the value is the last one emitted, the
 * colour it came from is kept, so that a slider does not jump.
 */
export function keptColor(value: string, last: Color, hasAlpha: boolean): Color {
  const color = colorOf(value);
  return hexOf(color, hasAlpha) === hexOf(last, hasAlpha) ? last : color;
}
