import type { Sharp } from 'sharp';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import type { InputFile } from '../../tool.ts';
import { field, inputFile, tool } from '../../tool.ts';
import { colourField, formatField, pictureAccept, pictureField, qualityField } from '../kit/fields/fields.ts';
import type { Source } from '../kit/picture/open.ts';
import { loadSharp, openPicture } from '../kit/picture/open.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { layerOf } from '../kit/picture/sheet.ts';
import { edit, reading, redrawn } from '../kit/picture/write.ts';
import { landscape, leaf } from '../kit/samples/samples.ts';
import { optionalDrawnText, textErrors, textTitle } from '../kit/text/fields.ts';
import { textPicture } from '../kit/text/text-picture.ts';
import { placeOptions, places } from './watermark/places.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/watermark',
  title: { en: 'Watermark', fr: 'Filigrane', ar: 'علامة مائية', ch: '水印' },
  summary: {
    en: 'Adds text or a second image to an image, once or tiled.',
    fr: 'Place un texte ou une seconde image sur une image, une fois ou en mosaïque.',
    ar: 'يضع نصًا أو صورة ثانية على الصورة مرة واحدة أو مكررة.',
    ch: '在图片上添加文字或另一张图片，可单个或平铺。',
  },
  tags: ['logo', 'copyright'],
  synonyms: {
    en: ['logo', 'copyright', 'overlay', 'stamp'],
    fr: ['logo', 'droit d’auteur', 'superposer', 'tampon'],
    ar: ['شعار', 'حقوق النشر', 'ختم'],
    ch: ['标志', '版权', '叠加', '加水印'],
  },
  input: z.object({
    file: pictureField(),
    text: optionalDrawnText(textTitle, 200),
    mark: field(
      {
        title: { en: 'Second image', fr: 'Seconde image', ar: 'الصورة الثانية', ch: '第二张图片' },
        help: {
          en: 'For example a logo, instead of text.',
          fr: 'À la place d’un texte, par exemple un logo.',
          ar: 'بدلًا من النص، مثل شعار.',
          ch: '代替文本，例如徽标。',
        },
        file: pictureAccept,
      },
      inputFile().optional(),
    ),
    place: field(
      { title: { en: 'Position', fr: 'Position', ar: 'الموضع', ch: '位置' }, options: placeOptions },
      z.enum(places).default('southeast'),
    ),
    tile: field(
      {
        title: { en: 'Tile', fr: 'Répéter', ar: 'تكرار', ch: '平铺' },
        help: {
          en: 'Repeats the watermark over the whole image.',
          fr: 'Répète le filigrane sur toute l’image.',
          ar: 'يكرر العلامة على الصورة كلها.',
          ch: '在整张图片上重复水印。',
        },
      },
      z.boolean().default(false),
    ),
    size: field(
      {
        title: { en: 'Size', fr: 'Taille', ar: 'الحجم', ch: '尺寸' },
        help: {
          en: 'Width of the watermark, as a percentage of the image’s width.',
          fr: 'Largeur du filigrane en pour cent de celle de l’image.',
          ar: 'عرض العلامة كنسبة مئوية من عرض الصورة.',
          ch: '水印宽度占图片宽度的百分比。',
        },
      },
      z.int().min(1).max(100).default(30),
    ),
    opacity: field(
      {
        title: { en: 'Opacity', fr: 'Opacité', ar: 'العتامة', ch: '不透明度' },
        help: { en: 'As a percentage.', fr: 'En pour cent.', ar: 'نسبة مئوية.', ch: '单位为百分比。' },
      },
      z.int().min(1).max(100).default(50),
    ),
    margin: field(
      {
        title: { en: 'Margin', fr: 'Marge', ar: 'الهامش', ch: '边距' },
        help: {
          en: 'Pixels between the watermark and the edge, or between two tiles.',
          fr: 'En pixels, entre le filigrane et le bord ou entre deux répétitions.',
          ar: 'عدد وحدات البكسل بين العلامة والحافة أو بين تكرارين.',
          ch: '水印与边缘之间或平铺间隔的像素数。',
        },
      },
      z.int().min(0).max(1000).default(8),
    ),
    colour: colourField('#ffffff', {
      en: 'Text colour',
      fr: 'Couleur du texte',
      ar: 'لون النص',
      ch: '文本颜色',
    }),
    format: formatField(),
    quality: qualityField(),
  }),
  errors: {
    ...pictureTool.errors,
    ...textErrors,
    mark_missing: {
      en: 'There is no watermark. Enter text or send a second image.',
      fr: 'Aucun filigrane n’est indiqué. Saisissez un texte ou envoyez une seconde image.',
      ar: 'لا توجد علامة. أدخل نصًا أو أرسل صورة ثانية.',
      ch: '未指定水印。请输入文本或上传第二张图片。',
    },
    mark_and_text: {
      en: 'There is both text and a second image. Send only one of them.',
      fr: 'Un texte et une seconde image sont indiqués. Envoyez l’un ou l’autre.',
      ar: 'أُرسل النص والصورة الثانية معًا. أرسل أحدهما فقط.',
      ch: '同时提供了文本和第二张图片。请只提供其中一项。',
    },
  },
  examples: [
    {
      name: { en: 'Text', fr: 'Un texte', ar: 'نص', ch: '文本' },
      input: { file: landscape(), text: '© Amina' },
    },
    {
      name: { en: 'Tiled', fr: 'Répété', ar: 'مكررة', ch: '平铺' },
      input: { file: landscape(), text: 'Draft', tile: true, size: 20, opacity: 30 },
    },
    {
      name: { en: 'A logo', fr: 'Un logo', ar: 'شعار', ch: '徽标' },
      input: { file: landscape(), mark: leaf(), place: 'northwest', size: 15, opacity: 100 },
    },
  ],
  run: ({ file, text, mark, place, tile, size, opacity, margin, colour, format, quality }) => {
    if (text !== undefined && mark !== undefined) throw new InputFault('mark_and_text', { pointer: '/mark' });
    return edit(file, { format, quality }, async (source) => {
      // On a small picture, the margin is smaller too.
      const edge = Math.min(margin, Math.floor((Math.min(source.width, source.height) - 1) / 2));
      const box = {
        width: Math.max(1, Math.min(Math.round((source.width * size) / 100), source.width - 2 * edge)),
        height: source.height - 2 * edge,
      };
      const drawn = await markIn(box, { text, mark, colour });
      const faint = drawn.linear([1, 1, 1, opacity / 100], [0, 0, 0, 0]);
      return redrawn(source.picture.composite(await layersOf(await redrawn(faint), source, { edge, place, tile })));
    });
  },
});

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Mark {
  readonly text: string | undefined;
  readonly mark: InputFile | undefined;
  readonly colour: string;
}

/** The mark as RGBA, as large as fits. */
async function markIn(box: Box, { text, mark, colour }: Mark): Promise<Sharp> {
  if (mark !== undefined) {
    const { picture } = await openPicture(mark, { pointer: '/mark' });
    return reading(mark, '/mark', () => redrawn(picture.resize({ ...box, fit: 'inside' }).ensureAlpha()));
  }
  if (text === undefined) throw new InputFault('mark_missing', { pointer: '/text' });
  // A first drawing shows how wide the text is; the second one has sharp edges.
  const trial = await textPicture(text, { colour, size: 50, isBold: true }, '/text');
  const size = 50 * Math.min(box.width / trial.width, box.height / trial.height);
  const { png } = await textPicture(text, { colour, size, isBold: true }, '/text');
  const sharp = await loadSharp();
  return redrawn(
    sharp(png)
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha(),
  );
}

interface Layout {
  readonly edge: number;
  readonly place: (typeof places)[number];
  readonly tile: boolean;
}

async function layersOf(mark: Sharp, source: Source, { edge, place, tile }: Layout) {
  // The margin is part of the layer: between tiles it is as wide as at the edges.
  const padding = tile
    ? { top: 0, left: 0, right: Math.min(edge * 2, source.width), bottom: Math.min(edge * 2, source.height) }
    : { top: edge, left: edge, right: edge, bottom: edge };
  const layer = await layerOf(mark.extend({ ...padding, background: '#00000000' }));
  return [{ input: layer.input, raw: layer.raw, gravity: tile ? 'northwest' : place, tile }];
}
