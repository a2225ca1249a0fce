/** Places pictures on a sheet that is about as wide as high: on shelves, the highest first. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Packed extends Size {
  /** Of each picture, in the given order. */
  readonly places: readonly { readonly left: number; readonly top: number }[];
}

export function packed(pictures: readonly Size[], gap: number): Packed {
  const area = pictures.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widthMax = Math.max(Math.ceil(Math.sqrt(area)), ...pictures.map(({ width }) => width));
  const order = pictures
    .map((size, index) => ({ ...size, index }))
    .sort((a, b) => b.height - a.height || a.index - b.index);
  const places: { left: number; top: number }[] = [];
  let [left, top, shelf] = [0, 0, 0];
  let [right, bottom] = [0, 0];
  for (const { width, height, index } of order) {
    if (left > 0 && left + width > widthMax) {
      [left, top] = [0, top + shelf + gap];
      shelf = 0;
    }
    places[index] = { left, top };
    shelf = Math.max(shelf, height);
    right = Math.max(right, left + width);
    bottom = Math.max(bottom, top + height);
    left += width + gap;
  }
  return { width: right, height: bottom, places };
}
