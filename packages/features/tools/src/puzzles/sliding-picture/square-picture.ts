/** The side of a square picture at most, in pixels: enough for the largest board. */
const sideMax = 1200;
const quality = 0.85;

/** The middle square of a picture as a file of its name. Rejects if the file is no picture that the browser reads. */
export async function squarePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const drawn = Math.min(side, sideMax);
    const canvas = new OffscreenCanvas(drawn, drawn);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw pictures.');
    const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
    context.drawImage(bitmap, x, y, side, side, 0, 0, drawn, drawn);
    const square = await canvas.convertToBlob({ type: 'image/webp', quality });
    return new File([square], file.name, { type: square.type });
  } finally {
    bitmap.close();
  }
}

export function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
  reader.readAsDataURL(blob);
  return promise;
}
