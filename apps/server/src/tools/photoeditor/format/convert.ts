import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { backgroundField, pictureField, qualityField, targetFormatField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape, leaf } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/convert',
  title: { en: 'Convert images', fr: 'Convertir des images', ar: 'تحويل الصور', ch: '图片格式转换' },
  summary: {
    en: 'Converts images between PNG, JPEG, WebP, AVIF, GIF and TIFF. Colours are converted to sRGB, and metadata is removed.',
    fr: 'Convertit des images entre PNG, JPEG, WebP, AVIF, GIF et TIFF. Les couleurs passent en sRGB, les métadonnées sont retirées.',
    ar: 'يحوّل الصور بين PNG وJPEG وWebP وAVIF وGIF وTIFF. تصبح الألوان بنظام sRGB وتُحذف البيانات الوصفية.',
    ch: '在 PNG、JPEG、WebP、AVIF、GIF 和 TIFF 之间转换图片。颜色转为 sRGB，不保留元数据。',
  },
  tags: ['png to jpg', 'jpg to webp', 'webp to png', 'avif'],
  synonyms: {
    en: ['image converter', 'jpg', 'change format'],
    fr: ['convertisseur d’images', 'changer de format', 'jpg'],
    ar: ['محوّل صور', 'تغيير الصيغة', 'صيغة الصورة'],
    ch: ['图片转换', '转格式', '图像转换'],
  },
  input: z.object({
    file: pictureField(),
    to: targetFormatField(),
    quality: qualityField(),
    lossless: field(
      {
        title: { en: 'Lossless', fr: 'Sans perte', ar: 'دون فقدان', ch: '无损' },
        help: {
          en: 'For WebP and AVIF. Every pixel is kept, and the quality is ignored.',
          fr: 'Pour WebP et AVIF, chaque pixel est conservé, quelle que soit la qualité.',
          ar: 'مع WebP وAVIF: يُحفظ كل بكسل مهما كانت الجودة.',
          ch: '适用于 WebP 和 AVIF：保留每个像素，忽略质量。',
        },
      },
      z.boolean().default(false),
    ),
    background: backgroundField('#ffffff'),
  }),
  examples: [
    {
      name: { en: 'To WebP', fr: 'Vers WebP', ar: 'إلى WebP', ch: '转为 WebP' },
      input: { file: landscape(), to: 'webp' },
    },
    {
      name: {
        en: 'Transparency to colour',
        fr: 'Transparence en couleur',
        ar: 'الشفافية إلى لون',
        ch: '透明转为底色',
      },
      input: { file: leaf(), to: 'jpeg', background: '#fef3c7' },
    },
  ],
  run: ({ file, to, quality, lossless, background }) =>
    edit(file, { format: to, quality, background, isLossless: lossless, isAnimated: true }, ({ picture }) => picture),
});
