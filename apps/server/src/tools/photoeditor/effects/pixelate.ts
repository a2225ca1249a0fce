import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { formatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { regionErrors, regionFields, regionIn } from '../kit/picture/region.ts';
import { changeRegion } from '../kit/picture/change-region.ts';
import { loadSharp } from '../kit/picture/open.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/pixelate',
  title: { en: 'Pixelate', fr: 'Pixelliser', ar: 'التقطيع إلى مربعات', ch: '马赛克' },
  summary: {
    en: 'Replaces an image or a region of it with single-colour blocks.',
    fr: 'Remplace une image ou une zone de celle-ci par des blocs de couleur unie.',
    ar: 'يحوّل الصورة أو منطقة منها إلى مربعات بلون واحد.',
    ch: '将整张图片或其中的某个区域变为单色方块。',
  },
  tags: ['mosaic', 'censor'],
  synonyms: {
    en: ['mosaic', 'censor', 'hide face', 'blocks'],
    fr: ['mosaïque', 'censurer', 'masquer un visage'],
    ar: ['فسيفساء', 'إخفاء الوجه', 'تمويه'],
    ch: ['像素化', '打码', '遮挡人脸'],
  },
  input: z.object({
    file: pictureField(),
    size: field(
      {
        title: { en: 'Block size', fr: 'Taille des blocs', ar: 'حجم المربع', ch: '方块大小' },
        help: { en: 'In pixels.', fr: 'En pixels.', ar: 'بالبكسل.', ch: '单位为像素。' },
      },
      z.int().min(2).max(1000).default(12),
    ),
    ...regionFields(),
    format: formatField(),
    quality: qualityField(),
  }),
  errors: { ...pictureTool.errors, ...regionErrors },
  examples: [
    {
      name: { en: 'The whole image', fr: 'Toute l’image', ar: 'الصورة كلها', ch: '整张图片' },
      input: { file: landscape(), size: 10 },
    },
    {
      name: { en: 'A region', fr: 'Une zone', ar: 'منطقة', ch: '某个区域' },
      input: { file: landscape(), size: 8, left: 100, top: 14, width: 32, height: 32 },
    },
  ],
  run: ({ file, size, format, quality, ...given }) =>
    edit(file, { format, quality }, (source) =>
      changeRegion(source, regionIn(source, given), async (part) => {
        const { data, info } = await part
          .ensureAlpha()
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true });
        const { width, height } = info;
        averageBlocks(data, { width, height, size });
        return (await loadSharp())(data, { raw: { width, height, channels: 4 } });
      }),
    ),
});

/** Gives each block of RGBA pixels its mean colour, in place. Those at the right and bottom edges can be smaller. */
function averageBlocks(
  pixels: Uint8Array,
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): void {
  for (let top = 0; top < height; top += size)
    for (let left = 0; left < width; left += size) {
      const [right, bottom] = [Math.min(left + size, width), Math.min(top + size, height)];
      let red = 0;
      let green = 0;
      let blue = 0;
      let opacity = 0;
      for (let y = top; y < bottom; y += 1)
        for (let at = 4 * (y * width + left); at < 4 * (y * width + right); at += 4) {
          // Transparent pixels have no visible colour.
          const alpha = pixels[at + 3] ?? 0;
          red += (pixels[at] ?? 0) * alpha;
          green += (pixels[at + 1] ?? 0) * alpha;
          blue += (pixels[at + 2] ?? 0) * alpha;
          opacity += alpha;
        }
      const weight = Math.max(1, opacity);
      const block = [red / weight, green / weight, blue / weight, opacity / ((right - left) * (bottom - top))];
      const row = new Uint8Array(4 * (right - left));
      for (let at = 0; at < row.length; at += 1) row[at] = Math.round(block[at % 4] ?? 0);
      for (let y = top; y < bottom; y += 1) pixels.set(row, 4 * (y * width + left));
    }
}
