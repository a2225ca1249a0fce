import { mark } from './color-mark.css.ts';
import { isColor } from './is-color.ts';

/** The colours that a text lists by their codes, such as `#5d87ff` or `#5d87ff, #fff`, to be shown before it. */
export function ColorMark({ text }: { readonly text: string }) {
  const colors = text.split(', ');
  return (
    colors.every(isColor) &&
    colors.map((color, index) => <span key={index} className={mark} style={{ background: color }} />)
  );
}
