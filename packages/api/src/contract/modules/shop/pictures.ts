import type { Product } from '../shop.ts';

/** The pictures of a product in one colour, the main one first. Null is no colour. */
export function picturesIn(
  { photo, media, colorPictures }: Pick<Product, 'photo' | 'media' | 'colorPictures'>,
  color: string | null,
): readonly [string, ...string[]] {
  const [main, ...others] = colorPictures.find((one) => one.color === color)?.pictures ?? [];
  return main === undefined ? [photo, ...media] : [main, ...others];
}
