/** Small files for inputs that are files: pictures of several formats, texts, and one that is broken. */
import sharp from 'sharp';
import { sampleXlsx } from '../../apps/server/src/tools/convert/data/xlsx/sample.ts';

/** Names of those that are not what they say. */
export const brokenFiles: readonly string[] = ['broken.png', 'empty.png'];

export async function sampleFiles(): Promise<File[]> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#2a7"/><circle cx="120" cy="80" r="60" fill="#fff8"/></svg>';
  const picture = sharp(Buffer.from(svg));
  const formats = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif'] as const;
  const pictures = await Promise.all(
    formats.map(async (format) => {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      return new File([new Uint8Array(bytes)], `picture.${format}`, { type: `image/${format}` });
    }),
  );
  const [png] = pictures;
  return [
    ...pictures,
    new File([svg], 'picture.svg', { type: 'image/svg+xml' }),
    new File([new Uint8Array(sampleXlsx().bytes)], 'products.xlsx', { type: sampleXlsx().type }),
    new File(['name,count\nA,1\n'], 'table.csv', { type: 'text/csv' }),
    new File([(await png?.bytes())?.slice(0, 80) ?? ''], 'broken.png', { type: 'image/png' }),
    new File([], 'empty.png', { type: 'image/png' }),
  ];
}
