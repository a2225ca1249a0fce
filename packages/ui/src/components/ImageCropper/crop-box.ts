/** A rectangle in pixels of the picture, as it is rotated. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** A side of the box that is dragged: -1 for the left or top one, 1 for the other, 0 for neither. */
export interface Corner {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The smallest side of a box. */
const sideMin = (picture: Size) => Math.min(16, picture.width, picture.height);

/** The size of a rotated picture. */
export const rotatedSize = ({ width, height }: Size, turns: QuarterTurns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The largest box of a ratio (width by height) in the middle of the picture; all of it without a ratio. */
export function largestBox(picture: Size, aspect: number | undefined): Box {
  const wanted = aspect ?? picture.width / picture.height;
  const width = Math.min(picture.width, picture.height * wanted);
  const height = width / wanted;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** The box moved by a distance, as far as the picture reaches. */
export function moveBox(box: Box, by: { x: number; y: number }, picture: Size): Box {
  return {
    ...box,
    x: clamp(box.x + by.x, 0, picture.width - box.width),
    y: clamp(box.y + by.y, 0, picture.height - box.height),
  };
}

/** The box of another size around the same middle, moved into the picture if needed. */
function sizedBox(box: Box, { width, height }: Size, picture: Size): Box {
  return moveBox(
    { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    { x: 0, y: 0 },
    picture,
  );
}

/** How many times a box fits into the largest one of its ratio. */
export const zoomOf = (box: Box, picture: Size, aspect: number | undefined): number =>
  largestBox(picture, aspect ?? box.width / box.height).width / box.width;

/** The same middle at another zoom. */
export function zoomBox(box: Box, zoom: number, picture: Size, aspect: number | undefined): Box {
  const ratio = aspect ?? box.width / box.height;
  const largest = largestBox(picture, ratio);
  const least = sideMin(picture) * Math.max(ratio, 1);
  const width = clamp(largest.width / zoom, Math.min(least, largest.width), largest.width);
  return sizedBox(box, { width, height: width / ratio }, picture);
}

/**
 * The box with a side or corner dragged by a distance. The opposite one stays where it is. With a ratio, the longer
 * distance counts.
 */
export function resizeBox(
  box: Box,
  corner: Corner,
  by: { x: number; y: number },
  { picture, aspect }: { picture: Size; aspect: number | undefined },
): Box {
  const least = sideMin(picture);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const roomX = corner.x < 0 ? right : picture.width - box.x;
  const roomY = corner.y < 0 ? bottom : picture.height - box.y;
  let width = corner.x === 0 ? box.width : box.width + corner.x * by.x;
  let height = corner.y === 0 ? box.height : box.height + corner.y * by.y;
  if (aspect === undefined) {
    width = clamp(width, least, roomX);
    height = clamp(height, least, roomY);
  } else {
    const isWider = Math.abs(width - box.width) >= Math.abs(height - box.height) * aspect;
    width = isWider ? width : height * aspect;
    width = clamp(width, Math.max(least, least * aspect), Math.min(roomX, roomY * aspect));
    height = width / aspect;
  }
  return {
    x: corner.x < 0 ? right - width : box.x,
    y: corner.y < 0 ? bottom - height : box.y,
    width,
    height,
  };
}

/** The same part of the picture after a turn by 90° clockwise, then as large as a locked ratio allows. */
export function turnBox(box: Box, picture: Size, aspect: number | undefined): Box {
  const turned = { x: picture.height - box.y - box.height, y: box.x, width: box.height, height: box.width };
  if (aspect === undefined) return turned;
  const area = { width: picture.height, height: picture.width };
  const largest = largestBox(area, aspect);
  const width = Math.min(Math.max(turned.width, turned.height * aspect), largest.width);
  return sizedBox(turned, { width, height: width / aspect }, area);
}

/** In whole pixels inside of the picture. */
export function wholeBox({ x, y, width, height }: Box, picture: Size): Box {
  const left = clamp(Math.round(x), 0, picture.width - 1);
  const top = clamp(Math.round(y), 0, picture.height - 1);
  return {
    x: left,
    y: top,
    width: clamp(Math.round(width), 1, picture.width - left),
    height: clamp(Math.round(height), 1, picture.height - top),
  };
}
