import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import {
  backgroundField,
  heightField,
  newFormatField,
  qualityField,
  svgField,
  widthField,
} from '../kit/fields/fields.ts';
import { checkedFormat, densityAt, loadSharp, openPicture, svgSize } from '../kit/picture/open.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { checkResultSize, reading, redrawn, written } from '../kit/picture/write.ts';
import { leaf } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/rasterize-svg',
  title: { en: 'SVG to image', fr: 'SVG vers image', ar: 'من SVG إلى صورة', ch: 'SVG 转图片' },
  summary: {
    en: 'Draws an SVG at any size as PNG, JPEG, WebP or AVIF.',
    fr: 'Dessine un SVG à n’importe quelle taille en PNG, JPEG, WebP ou AVIF.',
    ar: 'يرسم ملف SVG بأي حجم بصيغة PNG أو JPEG أو WebP أو AVIF.',
    ch: '将 SVG 按任意尺寸绘制为 PNG、JPEG、WebP 或 AVIF。',
  },
  tags: ['svg to png', 'svg to jpg'],
  synonyms: {
    en: ['rasterize', 'render', 'export', 'vector'],
    fr: ['rastériser', 'exporter', 'vectoriel'],
    ar: ['تحويل إلى نقطية', 'تصدير', 'رسوم متجهة'],
    ch: ['栅格化', '导出', '矢量图转位图'],
  },
  input: z.object({
    file: svgField(),
    width: widthField(),
    height: heightField(),
    scale: field(
      {
        title: { en: 'Scale', fr: 'Échelle', ar: 'المقياس', ch: '缩放比例' },
        help: {
          en: 'Multiplies the size of the SVG. Used if there is no width or height.',
          fr: 'Multiplie la taille du SVG, si ni largeur ni hauteur ne sont indiquées.',
          ar: 'مضاعف حجم ملف SVG إذا لم يُحدَّد العرض ولا الارتفاع.',
          ch: '未指定宽度和高度时，SVG 尺寸的倍数。',
        },
      },
      z.number().min(0.01).max(100).default(1),
    ),
    background: backgroundField('#ffffff00'),
    format: newFormatField(),
    quality: qualityField(),
  }),
  errors: {
    ...pictureTool.errors,
    not_svg: {
      en: 'The file is not an SVG. Send an SVG file, or use photoeditor/convert.',
      fr: 'Le fichier n’est pas un SVG. Envoyez un fichier SVG ou utilisez l’outil photoeditor/convert.',
      ar: 'الملف ليس بصيغة SVG. أرسل ملف SVG أو استخدم الأداة photoeditor/convert.',
      ch: '该文件不是 SVG。请上传 SVG 文件，或使用工具 photoeditor/convert。',
    },
  },
  examples: [
    {
      name: { en: 'At 256 pixels', fr: 'En 256 pixels', ar: 'بعرض 256 بكسل', ch: '256 像素' },
      input: { file: leaf(), width: 256 },
    },
    {
      name: {
        en: 'Twice the size, on white',
        fr: 'Taille double, sur fond blanc',
        ar: 'ضعف الحجم على خلفية بيضاء',
        ch: '两倍大小，白色背景',
      },
      input: { file: leaf(), scale: 2, background: '#ffffff', format: 'jpeg' },
    },
  ],
  run: async ({ file, width, height, scale: given, background, format, quality }) => {
    if (checkedFormat(file, '/file') !== 'svg') throw new InputFault('not_svg', { pointer: '/file' });
    const natural = await svgSize(file);
    const scales = [
      ...(width === undefined ? [] : [width / natural.width]),
      ...(height === undefined ? [] : [height / natural.height]),
    ];
    const scale = scales.length === 0 ? given : Math.min(...scales);
    const size = {
      width: Math.max(1, Math.round(natural.width * scale)),
      height: Math.max(1, Math.round(natural.height * scale)),
    };
    checkResultSize(size.width, size.height);
    const { picture } = await openPicture(file, { density: densityAt(scale) });
    return reading(file, '/file', async () => {
      // The drawing's size is rounded: it can be a pixel larger or smaller.
      const drawn = picture
        .resize({ ...size, fit: 'fill' })
        .toColourspace('srgb')
        .ensureAlpha();
      const input = await drawn.raw().toBuffer();
      const sharp = await loadSharp();
      const sheet = sharp({ create: { ...size, channels: 4, background } });
      const whole = await redrawn(sheet.composite([{ input, raw: { ...size, channels: 4 } }]));
      return written(whole, { format, quality, name: file.name });
    });
  },
});
