import { useCopy } from '@apiyard/kit/copy.ts';
import { colorNameOf } from '../palette.ts';
import { shopCopy } from '../shop-copy.ts';
import { edge, swatch } from './Swatch.css.ts';

/** The names of colours in the active language; the code of a colour without one. */
export function useColorName(): (hex: string) => string {
  const t = useCopy(shopCopy);
  return (hex) => {
    const name = colorNameOf(hex);
    return name === undefined ? hex : t(`shop.color.${name}`);
  };
}

/** A colour as a dot. Its name is next to it. */
export function Swatch({ hex }: { readonly hex: string }) {
  return (
    <svg viewBox="0 0 16 16" className={swatch} aria-hidden>
      <circle cx="8" cy="8" r="7.5" fill={hex} className={edge} />
    </svg>
  );
}
