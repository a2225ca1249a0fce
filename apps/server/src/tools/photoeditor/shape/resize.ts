import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import {
  animatedFormatField,
  backgroundField,
  heightField,
  pictureField,
  qualityField,
  widthField,
} from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { checkResultSize, edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/resize',
  title: { en: 'Resize', fr: 'Redimensionner', ar: 'تغيير الحجم', ch: '调整尺寸' },
  summary: {
    en: 'Resizes an image to a width and height or by a percentage.',
    fr: 'Redimensionne une image selon une largeur et une hauteur ou selon un pourcentage.',
    ar: 'يغيّر حجم الصورة إلى عرض وارتفاع محددين أو بنسبة مئوية.',
    ch: '按宽高或百分比调整图片尺寸。',
  },
  tags: ['thumbnail', 'scale'],
  synonyms: {
    en: ['scale', 'shrink', 'enlarge', 'thumbnail', 'picture size'],
    fr: ['réduire', 'agrandir', 'miniature', 'taille d’image'],
    ar: ['تصغير', 'تكبير', 'صورة مصغرة', 'أبعاد الصورة'],
    ch: ['缩放', '缩小', '放大', '缩略图'],
  },
  input: z.object({
    file: pictureField(),
    width: widthField(),
    height: heightField(),
    percent: field(
      {
        title: { en: 'Percentage', fr: 'Pourcentage', ar: 'النسبة المئوية', ch: '百分比' },
        help: {
          en: 'Used instead of width and height. 50 halves both.',
          fr: 'À la place de la largeur et de la hauteur. 50 divise les deux par deux.',
          ar: 'بدلًا من العرض والارتفاع. القيمة 50 تقلّصهما إلى النصف.',
          ch: '代替宽度和高度。50 表示各缩小一半。',
        },
      },
      z.number().min(1).max(1000).optional(),
    ),
    fit: field(
      {
        title: { en: 'Fit', fr: 'Ajustement', ar: 'الملاءمة', ch: '适应方式' },
        help: {
          en: 'How to fit the image if the width and height have other proportions.',
          fr: 'Ce qui se passe si les proportions demandées diffèrent de celles de l’image.',
          ar: 'ما يحدث إذا اختلفت نسبة العرض إلى الارتفاع عن نسبة الصورة.',
          ch: '当目标宽高比与图片不同时的处理方式。',
        },
        options: {
          inside: { en: 'Fit inside', fr: 'Contenir', ar: 'احتواء داخل الأبعاد', ch: '完整放入' },
          outside: { en: 'Cover at least', fr: 'Couvrir au moins', ar: 'تغطية الأبعاد على الأقل', ch: '至少覆盖' },
          cover: { en: 'Fill and crop', fr: 'Remplir et recadrer', ar: 'ملء مع القص', ch: '填满并裁剪' },
          contain: { en: 'Fit and pad', fr: 'Contenir et compléter', ar: 'احتواء مع حواف', ch: '完整放入并补边' },
          fill: { en: 'Stretch', fr: 'Étirer', ar: 'تمديد', ch: '拉伸' },
        },
      },
      z.enum(['inside', 'outside', 'cover', 'contain', 'fill']).default('inside'),
    ),
    enlarge: field(
      {
        title: { en: 'Enlarge', fr: 'Agrandir', ar: 'تكبير', ch: '允许放大' },
        help: {
          en: 'If off, smaller images keep their size.',
          fr: 'Si l’option est désactivée, une image plus petite garde sa taille.',
          ar: 'عند إيقافه تحتفظ الصورة الأصغر بحجمها.',
          ch: '关闭时，较小的图片保持原尺寸。',
        },
      },
      z.boolean().default(true),
    ),
    background: backgroundField('#ffffff00'),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  errors: {
    ...pictureTool.errors,
    size_missing: {
      en: 'There is no size. Enter a width, a height or a percentage.',
      fr: 'Aucune taille n’est indiquée. Saisissez une largeur, une hauteur ou un pourcentage.',
      ar: 'لم يُحدَّد حجم. أدخل العرض أو الارتفاع أو النسبة المئوية.',
      ch: '未指定尺寸。请输入宽度、高度或百分比。',
    },
    size_and_percentage: {
      en: 'There is both a size and a percentage. Enter only one of them.',
      fr: 'Une taille et un pourcentage sont indiqués. Saisissez l’un ou l’autre.',
      ar: 'حُدّد الحجم والنسبة المئوية معًا. أدخل أحدهما فقط.',
      ch: '同时指定了尺寸和百分比。请只输入其中一项。',
    },
  },
  examples: [
    {
      name: {
        en: 'At most 80 pixels wide',
        fr: '80 pixels de large au plus',
        ar: 'عرض 80 بكسل على الأكثر',
        ch: '宽度不超过 80 像素',
      },
      input: { file: landscape(), width: 80 },
    },
    {
      name: { en: 'Square thumbnail', fr: 'Miniature carrée', ar: 'صورة مصغرة مربعة', ch: '方形缩略图' },
      input: { file: landscape(), width: 64, height: 64, fit: 'cover', format: 'webp' },
    },
    {
      name: { en: 'Half the size', fr: 'Moitié de la taille', ar: 'نصف الحجم', ch: '一半大小' },
      input: { file: landscape(), percent: 50 },
    },
  ],
  run: ({ file, width, height, percent, fit, enlarge, background, format, quality }) => {
    const hasSize = width !== undefined || height !== undefined;
    if (!hasSize && percent === undefined) throw new InputFault('size_missing', { pointer: '/width' });
    if (hasSize && percent !== undefined) throw new InputFault('size_and_percentage', { pointer: '/percent' });
    return edit(
      file,
      { format, quality, isAnimated: true, changesSize: true, mayAddAlpha: fit === 'contain' },
      ({ picture, ...source }) => {
        const share = percent === undefined ? null : percent / 100;
        const wanted =
          share === null
            ? { width, height }
            : {
                width: Math.max(1, Math.round(source.width * share)),
                height: Math.max(1, Math.round(source.height * share)),
              };
        const largest = largestSize(source, wanted, fit);
        if (enlarge) checkResultSize(largest.width, largest.height, source.frames);
        return picture.resize({
          width: wanted.width,
          height: wanted.height,
          fit: share === null ? fit : 'fill',
          withoutEnlargement: !enlarge,
          background,
        });
      },
    );
  },
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the result, a missing side and the side that `outside` exceeds included. */
function largestSize(
  source: Size,
  { width, height }: Partial<Record<keyof Size, number | undefined>>,
  fit: string,
): Size {
  const scales = [
    ...(width === undefined ? [] : [width / source.width]),
    ...(height === undefined ? [] : [height / source.height]),
  ];
  if (width !== undefined && height !== undefined && fit !== 'outside') return { width, height };
  const scale = Math.max(...scales);
  return { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
}
