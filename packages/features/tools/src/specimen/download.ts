import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';

/** Pixels per SVG unit: sharp enough for text recognition. */
const dotsPerUnit = 2;

/** Draws the SVG and saves it. Rejects when the browser cannot draw it. */
export async function savePng(
  svg: string,
  size: { readonly width: number; readonly height: number },
  name: string,
): Promise<void> {
  const image = new Image(size.width * dotsPerUnit, size.height * dotsPerUnit);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The canvas could not be written as PNG.');
  saveBlob(blob, name);
}

export function saveJson(record: object, name: string): void {
  saveBlob(new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }), name);
}
