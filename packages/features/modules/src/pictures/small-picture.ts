/** The longer side at most, in px: of a card's picture, and of one in an email. */
const sideMax = 800;
/** A picture that is small already stays as it is. */
const keptBytesMax = 200_000;
const quality = 0.82;

/** The picture of a file as a data URL, made smaller if it is large. Rejects if it is no picture. */
export async function smallPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= keptBytesMax) return await dataUrlOf(file);
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw pictures.');
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality }));
  } finally {
    bitmap.close();
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
  reader.readAsDataURL(blob);
  return promise;
}
