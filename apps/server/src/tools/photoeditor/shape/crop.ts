import type { Region } from 'sharp';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import {
  formatField,
  heightField,
  leftField,
  pictureField,
  qualityField,
  topField,
  widthField,
} from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import type { Source } from '../kit/picture/open.ts';
import { edit, redrawn } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/crop',
  title: { en: 'Crop', fr: 'Recadrer', ar: 'قص الصورة', ch: '裁剪' },
  summary: {
    en: 'Crops an image to a box, an aspect ratio or its most striking part.',
    fr: 'Découpe un cadre, un format d’image ou la partie la plus marquante d’une image.',
    ar: 'يقتطع مستطيلًا أو نسبة أبعاد أو أبرز جزء من الصورة.',
    ch: '按指定区域、宽高比或最突出的部分裁剪图片。',
  },
  tags: ['smart crop', '16:9'],
  synonyms: {
    en: ['cut out', 'trim', 'aspect ratio', 'smart crop'],
    fr: ['rogner', 'découper', 'format d’image'],
    ar: ['اقتصاص', 'قص ذكي', 'نسبة الأبعاد'],
    ch: ['剪裁', '截取', '宽高比', '智能裁剪'],
  },
  input: z.object({
    file: pictureField(),
    width: widthField(),
    height: heightField(),
    ratio: field(
      {
        title: { en: 'Aspect ratio', fr: 'Format d’image', ar: 'نسبة الأبعاد', ch: '宽高比' },
        help: {
          en: 'The largest box with this ratio, such as 16:9. Used instead of width and height.',
          fr: 'À la place de la largeur et de la hauteur, le plus grand cadre de ce format, par exemple 16:9.',
          ar: 'بدلًا من العرض والارتفاع، أكبر مستطيل بهذه النسبة، مثل 16:9.',
          ch: '代替宽度和高度：按该比例取最大的区域，例如 16:9。',
        },
      },
      z
        .string()
        .regex(/^[1-9]\d{0,4}(?:\.\d{1,4})?:[1-9]\d{0,4}(?:\.\d{1,4})?$/, { error: 'Enter a ratio, such as 16:9.' })
        .optional(),
    ),
    left: leftField(),
    top: topField(),
    place: field(
      {
        title: { en: 'Position', fr: 'Position', ar: 'الموضع', ch: '位置' },
        help: {
          en: 'Position of the box. Used if left and top are empty.',
          fr: 'Du cadre, si gauche et haut ne sont pas indiqués.',
          ar: 'موضع المستطيل إذا لم يُحدَّد اليسار والأعلى.',
          ch: '未指定左和上时区域的位置。',
        },
        options: {
          centre: { en: 'Centre', fr: 'Centre', ar: 'الوسط', ch: '居中' },
          attention: {
            en: 'Skin, colour and contrast',
            fr: 'Peau, couleur et contraste',
            ar: 'البشرة واللون والتباين',
            ch: '肤色、色彩与对比',
          },
          entropy: { en: 'Most detail', fr: 'Plus de détails', ar: 'أكثر التفاصيل', ch: '细节最多' },
        },
      },
      z.enum(['centre', 'attention', 'entropy']).default('centre'),
    ),
    format: formatField(),
    quality: qualityField(),
  }),
  errors: {
    ...pictureTool.errors,
    box_missing: {
      en: 'There is no size. Enter a width and height, or an aspect ratio.',
      fr: 'Aucun cadre n’est indiqué. Saisissez une largeur et une hauteur, ou un format d’image.',
      ar: 'لم يُحدَّد مستطيل. أدخل العرض والارتفاع أو نسبة الأبعاد.',
      ch: '未指定区域。请输入宽度和高度，或宽高比。',
    },
    box_and_ratio: {
      en: 'There is both a size and an aspect ratio. Enter only one of them.',
      fr: 'Une taille et un format d’image sont indiqués. Saisissez l’un ou l’autre.',
      ar: 'حُدّد الحجم ونسبة الأبعاد معًا. أدخل أحدهما فقط.',
      ch: '同时指定了尺寸和宽高比。请只输入其中一项。',
    },
    box_outside: {
      en: 'The box extends beyond the image, which has {{width}} × {{height}} pixels. Make it smaller or move it.',
      fr: 'Le cadre dépasse de l’image, qui compte {{width}} × {{height}} pixels. Réduisez-le ou déplacez-le.',
      ar: 'المستطيل خارج حدود الصورة وأبعادها {{width}} × {{height}} بكسل. صغّره أو انقله.',
      ch: '区域超出图片范围，图片为 {{width}} × {{height}} 像素。请缩小或移动区域。',
    },
  },
  examples: [
    {
      name: { en: 'Square from the centre', fr: 'Carré au centre', ar: 'مربع من الوسط', ch: '居中方形' },
      input: { file: landscape(), ratio: '1:1' },
    },
    {
      name: { en: 'A box', fr: 'Un cadre', ar: 'مستطيل', ch: '指定区域' },
      input: { file: landscape(), left: 90, top: 10, width: 60, height: 40 },
    },
    {
      name: { en: 'The most striking part', fr: 'La partie la plus marquante', ar: 'أبرز جزء', ch: '最突出的部分' },
      input: { file: landscape(), width: 60, height: 60, place: 'attention' },
    },
  ],
  run: ({ file, width, height, ratio, left, top, place, format, quality }) => {
    const hasSize = width !== undefined || height !== undefined;
    if (hasSize && ratio !== undefined) throw new InputFault('box_and_ratio', { pointer: '/ratio' });
    if (ratio === undefined && (width === undefined || height === undefined))
      throw new InputFault('box_missing', { pointer: width === undefined ? '/width' : '/height' });
    return edit(file, { format, quality, changesSize: true }, async (source) => {
      const size = ratio === undefined ? { width: width ?? 0, height: height ?? 0 } : largestBox(source, ratio);
      const free = { left: source.width - size.width, top: source.height - size.height };
      const isOutside = free.left < (left ?? 0) || free.top < (top ?? 0);
      if (isOutside)
        throw new InputFault('box_outside', {
          pointer: hasSize ? '/width' : '/left',
          values: { width: source.width, height: source.height },
        });
      if (left === undefined && top === undefined && place !== 'centre') {
        // The place is found in the decoded picture, which is then cut.
        const decoded = await redrawn(source.picture);
        return decoded.clone().extract({ ...size, ...(await strikingPlace(decoded, source, size, place)) });
      }
      const at = { left: left ?? Math.floor(free.left / 2), top: top ?? Math.floor(free.top / 2) };
      return source.picture.extract({ ...size, ...at });
    });
  },
});

type Size = Pick<Region, 'width' | 'height'>;

function largestBox({ width, height }: Source, ratio: string): Size {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const scale = Math.min(width / across, height / down);
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** Where sharp would crop the picture after scaling it, as a place in the unscaled picture. */
async function strikingPlace(
  picture: Source['picture'],
  source: Source,
  size: Size,
  strategy: 'attention' | 'entropy',
): Promise<Pick<Region, 'left' | 'top'>> {
  const { info } = await picture
    .clone()
    .resize({ ...size, fit: 'cover', position: strategy })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(size.width / source.width, size.height / source.height);
  const start = (offset: number | undefined, length: number, whole: number) =>
    Math.min(Math.max(0, Math.round((Math.abs(offset ?? 0) + length / 2) / scale - length / 2)), whole - length);
  return {
    left: start(info.cropOffsetLeft, size.width, source.width),
    top: start(info.cropOffsetTop, size.height, source.height),
  };
}
