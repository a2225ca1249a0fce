/** In px. A picture without a size of its own, such as some SVG files, has none. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Until a picture has loaded. */
const usualRatio = 4 / 3;

/** Width divided by height of an area that both pictures fit into with the least empty space: that of the larger one. */
export function ratioOf(before: PictureSize | undefined, after: PictureSize | undefined): number {
  const [largest] = [before, after]
    .filter((size) => size !== undefined && size.width > 0 && size.height > 0)
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  return largest === undefined ? usualRatio : largest.width / largest.height;
}

const areaOf = (size: PictureSize | undefined) => (size === undefined ? 0 : size.width * size.height);
