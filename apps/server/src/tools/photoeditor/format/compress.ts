import type { Sharp } from 'sharp';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import type { InputFile } from '../../tool.ts';
import { field, RawResponse, tool } from '../../tool.ts';
import { pictureField } from '../kit/fields/fields.ts';
import type { WrittenFormat } from '../kit/picture/formats.ts';
import { endingOf, typeOf } from '../kit/picture/formats.ts';
import { openPicture } from '../kit/picture/open.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { checkSlowFormat, nameWith, reading, redrawn } from '../kit/picture/write.ts';
import { redDot } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/compress',
  title: { en: 'Compress images', fr: 'Compresser des images', ar: 'ضغط الصور', ch: '图片压缩' },
  summary: {
    en: 'Reduces the file size of an image to a quality or a size in kB. The result is never larger than the original.',
    fr: 'Réduit le poids d’une image selon une qualité ou une taille en ko. Le résultat n’est jamais plus lourd que le fichier.',
    ar: 'يصغّر ملف الصورة إلى جودة محددة أو حجم بالكيلوبايت. لا تكون النتيجة أكبر من الملف أبدًا.',
    ch: '按质量或目标大小（kB）压缩图片文件。结果不会大于原文件。',
  },
  tags: ['file size', 'mozjpeg'],
  synonyms: {
    en: ['reduce size', 'smaller', 'optimise', 'kb'],
    fr: ['réduire le poids', 'alléger', 'optimiser'],
    ar: ['تقليل الحجم', 'تصغير الملف', 'تحسين'],
    ch: ['缩小体积', '减小文件', '优化'],
  },
  input: z.object({
    file: pictureField(),
    quality: field(
      {
        title: { en: 'Quality', fr: 'Qualité', ar: 'الجودة', ch: '质量' },
        help: {
          en: 'From 1 to 100. PNG and GIF get fewer colours. With a size, this is the highest quality to try.',
          fr: 'De 1 à 100. PNG et GIF ont moins de couleurs. Avec une taille, la qualité la plus haute essayée.',
          ar: 'من 1 إلى 100. يقل عدد الألوان في PNG وGIF. عند تحديد حجم تكون أعلى جودة تُجرَّب.',
          ch: '1 至 100。PNG 和 GIF 会减少颜色数。指定大小时为尝试的最高质量。',
        },
      },
      z.int().min(1).max(100).default(75),
    ),
    sizeKb: field(
      {
        title: { en: 'Size in kB', fr: 'Taille en ko', ar: 'الحجم بالكيلوبايت', ch: '大小（kB）' },
        help: {
          en: 'The maximum file size. The highest quality that fits is used. 1 kB is 1000 bytes.',
          fr: 'Le fichier ne dépasse pas cette taille : la plus haute qualité possible est utilisée. 1 ko vaut 1000 octets.',
          ar: 'لا يتجاوز الملف هذا الحجم: تُستخدم أعلى جودة مناسبة. الكيلوبايت الواحد 1000 بايت.',
          ch: '文件不超过该大小，并采用可行的最高质量。1 kB 为 1000 字节。',
        },
      },
      z.int().min(1).max(10_000).optional(),
    ),
    format: field(
      {
        title: { en: 'Format', fr: 'Format', ar: 'الصيغة', ch: '格式' },
        help: {
          en: 'A file that cannot be made smaller is returned unchanged, in its own format and with its metadata.',
          fr: 'Un fichier qui ne peut pas être réduit est renvoyé tel quel, dans son format et avec ses métadonnées.',
          ar: 'الملف الذي لا يمكن تصغيره يُعاد دون تغيير، بصيغته وبياناته الوصفية.',
          ch: '无法缩小的文件会原样返回，保留原格式和元数据。',
        },
        options: {
          same: { en: 'Same as the file', fr: 'Celui du fichier', ar: 'صيغة الملف', ch: '与原文件相同' },
          jpeg: 'JPEG',
          webp: 'WebP',
          avif: 'AVIF',
        },
      },
      z.enum(['same', 'jpeg', 'webp', 'avif']).default('same'),
    ),
  }),
  errors: {
    ...pictureTool.errors,
    vector: {
      en: 'An SVG has no pixels to compress. Use photoeditor/optimize-svg instead.',
      fr: 'Un SVG n’a pas de pixels à compresser. Utilisez l’outil photoeditor/optimize-svg.',
      ar: 'لا يحتوي ملف SVG على وحدات بكسل لضغطها. استخدم الأداة photoeditor/optimize-svg.',
      ch: 'SVG 没有可压缩的像素。请使用工具 photoeditor/optimize-svg。',
    },
    size_not_reached: {
      en: 'Even the lowest quality takes {{kb}} kB. Enter a larger size, resize the image first or choose another format.',
      fr: 'Même la qualité la plus basse occupe {{kb}} ko. Saisissez une taille plus grande, redimensionnez d’abord l’image ou choisissez un autre format.',
      ar: 'حتى أقل جودة تشغل {{kb}} كيلوبايت. أدخل حجمًا أكبر أو صغّر أبعاد الصورة أولًا أو اختر صيغة أخرى.',
      ch: '即使最低质量也需要 {{kb}} kB。请输入更大的大小、先缩小图片尺寸，或选择其他格式。',
    },
  },
  examples: [
    {
      name: { en: 'At quality 60', fr: 'En qualité 60', ar: 'بجودة 60', ch: '质量 60' },
      input: { file: redDot(), quality: 60 },
    },
    {
      name: { en: 'At most 100 kB', fr: '100 ko au plus', ar: '100 كيلوبايت على الأكثر', ch: '不超过 100 kB' },
      input: { file: redDot(), sizeKb: 100 },
    },
  ],
  run: async ({ file, quality, sizeKb, format: wanted }) => {
    const source = await openPicture(file, { isAnimated: wanted === 'same' || wanted === 'webp' });
    const { format: ofFile } = source;
    if (ofFile === 'svg') throw new InputFault('vector', { pointer: '/file' });
    const format = wanted === 'same' ? ofFile : wanted;
    const unchanged = () => resultOf(file, ofFile, file.bytes);
    if (sizeKb === undefined) checkSlowFormat(source, format, '/file');
    else checkSlowFormat(source, format, '/file', format === 'gif' ? triedGifPixelsMax : triedPixelsMax);
    const sizeMax = sizeKb === undefined ? Infinity : sizeKb * 1000;
    return reading(file, '/file', async () => {
      if (format === ofFile && sizeKb !== undefined && file.bytes.length <= sizeMax) return unchanged();
      // It is decoded once, unless that would lose the frames.
      const picture = source.frames > 1 ? source.picture : await redrawn(source.picture);
      const encode = (level: number) => encodedAt(picture, format, level);
      const best =
        sizeKb === undefined
          ? await encode(quality)
          : await largestWithin(Math.min(file.bytes.length - 1, sizeMax), quality, encode);
      const size = Math.min(best.length, file.bytes.length);
      if (size > sizeMax)
        throw new InputFault('size_not_reached', { pointer: '/sizeKb', values: { kb: Math.ceil(size / 1000) } });
      return best.length < file.bytes.length ? resultOf(file, format, new Uint8Array(best)) : unchanged();
    });
  },
});

const resultOf = ({ name }: InputFile, format: WrittenFormat, bytes: Uint8Array): RawResponse =>
  new RawResponse({ type: typeOf[format], name: nameWith(name, endingOf[format]), bytes });

/** The result of the highest level whose size is within a limit; of the lowest level if none is. */
async function largestWithin(
  limit: number,
  levelMax: number,
  encode: (level: number) => Promise<Buffer>,
): Promise<Buffer> {
  let best = await encode(levelMax);
  if (best.length <= limit) return best;
  let [low, high] = [1, levelMax - 1];
  best = await encode(low);
  if (best.length > limit) return best;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = await encode(middle);
    if (tried.length <= limit) [low, best] = [middle, tried];
    else high = middle - 1;
  }
  return best;
}

/** Several qualities are tried for a size, of which each takes as long as a picture of its own. */
const triedPixelsMax = 12_000_000;
const triedGifPixelsMax = 3_000_000;

/** Larger pictures are encoded with less effort, so that several qualities can be tried within the time limit. */
const slowPixelsMax = 4_000_000;

async function encodedAt(picture: Sharp, format: WrittenFormat, quality: number): Promise<Buffer> {
  const copy = picture.clone().toColourspace('srgb');
  const { width, height } = await copy.metadata();
  const isLarge = width * height > slowPixelsMax;
  const colours = Math.max(2, Math.round((quality / 100) * 256));
  switch (format) {
    case 'png':
      return copy.png({ palette: true, colours, compressionLevel: 9 }).toBuffer();
    case 'jpeg':
      return copy.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: !isLarge }).toBuffer();
    case 'webp':
      return copy.webp({ quality, effort: isLarge ? 1 : 4 }).toBuffer();
    case 'avif':
      return copy.avif({ quality, effort: isLarge ? 0 : 1 }).toBuffer();
    case 'gif':
      return copy.gif({ colours, effort: isLarge ? 1 : 4 }).toBuffer();
    case 'tiff':
      return copy.flatten({ background: '#ffffff' }).tiff({ compression: 'jpeg', quality }).toBuffer();
  }
}
