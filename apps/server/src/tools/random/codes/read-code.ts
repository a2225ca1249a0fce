import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { Note } from '@apiyard/kernels/faults/note';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, inputFile, tool } from '../../tool.ts';
import { textTitle } from '../fields.text.ts';

const corner = () =>
  z.object({
    x: field({ title: 'x' }, z.int()),
    y: field({ title: 'y' }, z.int()),
  });

export default tool({
  path: 'random/read-code',
  title: { en: 'Read barcodes', fr: 'Lire des codes-barres', ar: 'قراءة الباركود', ch: '识别条码' },
  summary: {
    en: 'Reads every QR code and barcode in an image and returns its kind, text and position.',
    fr: 'Lit tous les codes QR et codes-barres d’une image, avec leur type, leur texte et leur place.',
    ar: 'يقرأ كل رموز QR والباركود في صورة، مع النوع والنص والموضع.',
    ch: '识别图片中的所有二维码和条形码，给出类型、内容和位置。',
  },
  tags: ['qr code', 'ean-13', 'data matrix', 'pdf417', 'aztec'],
  synonyms: {
    en: ['scan', 'scanner', 'decode qr', 'qr reader', 'barcode reader'],
    fr: ['scanner', 'décoder un code qr', 'lecteur de codes-barres'],
    ar: ['مسح', 'ماسح', 'قارئ باركود', 'فك رمز QR'],
    ch: ['扫码', '扫描', '二维码识别', '解码'],
  },
  input: z.object({
    file: field(
      {
        title: { en: 'Image', fr: 'Image', ar: 'الصورة', ch: '图片' },
        help: {
          en: 'PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG, up to 50 megapixels.',
          fr: 'PNG, JPEG, WebP, AVIF, GIF, TIFF ou SVG, 50 mégapixels au plus.',
          ar: 'بصيغة PNG أو JPEG أو WebP أو AVIF أو GIF أو TIFF أو SVG، حتى 50 ميغابكسل.',
          ch: 'PNG、JPEG、WebP、AVIF、GIF、TIFF 或 SVG，最大 5000 万像素。',
        },
        file: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/tiff', 'image/svg+xml'],
      },
      inputFile().optional(),
    ),
    text: field(
      {
        title: {
          en: 'Image as data URL',
          fr: 'Image en URL de données',
          ar: 'الصورة بصيغة Data URL',
          ch: '图片的 Data URL',
        },
        help: {
          en: 'Instead of a file: data:image/png;base64,… (RFC 2397).',
          fr: 'Au lieu d’un fichier : data:image/png;base64,… (RFC 2397).',
          ar: 'بدلًا من ملف: \u2066data:image/png;base64,…\u2069 (RFC 2397).',
          ch: '代替文件：data:image/png;base64,…（RFC 2397）。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(7_000_000).default(''),
    ),
  }),
  output: {
    schema: z.object({
      codes: field(
        { title: { en: 'Codes', fr: 'Codes', ar: 'الرموز', ch: '识别结果' } },
        z.array(
          z.object({
            kind: field({ title: { en: 'Kind', fr: 'Type', ar: 'النوع', ch: '类型' } }, z.string()),
            text: field({ title: textTitle }, z.string()),
            isGs1: field(
              { title: { en: 'GS1 data', fr: 'Données GS1', ar: 'بيانات GS1', ch: 'GS1 数据' } },
              z.boolean(),
            ),
            hexBytes: field(
              {
                title: {
                  en: 'Bytes, if they are not text',
                  fr: 'Octets, si ce n’est pas du texte',
                  ar: 'البايتات، إذا لم تكن نصًا',
                  ch: '字节（非文本时）',
                },
              },
              z.string().nullable(),
            ),
            rotation: field(
              {
                title: { en: 'Rotation in degrees', fr: 'Rotation en degrés', ar: 'الدوران بالدرجات', ch: '旋转角度' },
              },
              z.number(),
            ),
            corners: field(
              {
                title: {
                  en: 'Corners in pixels, clockwise from the top left of the code',
                  fr: 'Coins en pixels, dans le sens horaire depuis le haut gauche du code',
                  ar: 'الزوايا بالبكسل باتجاه عقارب الساعة من أعلى يسار الرمز',
                  ch: '四角像素坐标，从码的左上角顺时针',
                },
              },
              z.array(corner()).length(4),
            ),
          }),
        ),
      ),
      width: field(
        { title: { en: 'Width of the image', fr: 'Largeur de l’image', ar: 'عرض الصورة', ch: '图片宽度' } },
        z.int(),
      ),
      height: field(
        { title: { en: 'Height of the image', fr: 'Hauteur de l’image', ar: 'ارتفاع الصورة', ch: '图片高度' } },
        z.int(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        codes: [
          {
            kind: 'QR Code',
            text: 'https://example.com',
            isGs1: false,
            hexBytes: null,
            rotation: 0,
            corners: [
              { x: 30, y: 30 },
              { x: 156, y: 30 },
              { x: 156, y: 156 },
              { x: 30, y: 156 },
            ],
          },
        ],
        width: 186,
        height: 186,
        notes: [],
      },
    ],
  },
  errors: {
    no_picture: {
      en: 'There is no image. Send a file or a data URL.',
      fr: 'Il n’y a pas d’image. Envoyez un fichier ou une URL de données.',
      ar: 'لا توجد صورة. أرسل ملفًا أو Data URL.',
      ch: '没有图片。请发送文件或 Data URL。',
    },
    not_data_url: {
      en: 'This is not a Base64 data URL of an image. Begin it with data:image/png;base64, or another image type.',
      fr: 'Ce n’est pas une URL de données d’image en Base64. Elle commence par data:image/png;base64, ou un autre type d’image.',
      ar: 'هذا ليس Data URL لصورة بترميز Base64. يبدأ بـ \u2066data:image/png;base64,\u2069 أو بنوع صورة آخر.',
      ch: '这不是 Base64 图片的 Data URL。它应以 data:image/png;base64, 或其他图片类型开头。',
    },
    not_picture: {
      en: 'The file is not an image in a supported format. Send a PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG.',
      fr: 'Le fichier n’est pas une image lisible. Envoyez un PNG, JPEG, WebP, AVIF, GIF, TIFF ou SVG.',
      ar: 'الملف ليس صورة يمكن قراءتها. أرسل صورة بصيغة PNG أو JPEG أو WebP أو AVIF أو GIF أو TIFF أو SVG.',
      ch: '该文件不是可读取的图片。请发送 PNG、JPEG、WebP、AVIF、GIF、TIFF 或 SVG。',
    },
    too_many_pixels: {
      en: 'The image has more than {{max}} megapixels. Make it smaller.',
      fr: 'L’image dépasse {{max}} mégapixels. Réduisez-la.',
      ar: 'تتجاوز الصورة {{max}} ميغابكسل. صغّرها.',
      ch: '图片超过 {{max}} 百万像素。请缩小图片。',
    },
  },
  notes: {
    reduced: {
      en: 'The image was reduced to {{width}} × {{height}} pixels, so very small codes may be missing. To find them, send a part of the image.',
      fr: 'L’image a été réduite à {{width}} × {{height}} pixels : de très petits codes peuvent manquer. Envoyez-en une partie pour les trouver.',
      ar: 'صُغّرت الصورة إلى {{width}} × {{height}} بكسل، ولذلك قد تغيب الرموز الصغيرة جدًا. أرسل جزءًا منها للعثور عليها.',
      ch: '图片已缩小为 {{width}} × {{height}} 像素，可能遗漏很小的码。请发送其中一部分以识别它们。',
    },
  },
  open: true,
  showsExample: true,
  heavy: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A QR code', fr: 'Un code QR', ar: 'رمز QR', ch: '二维码' },
      input: {
        text: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGMAAABjAQMAAAC19SzWAAAABlBMVEX///8AAABVwtN+AAAA2UlEQVR4nNXSsc3EIAwF4BdR0JEFIrEGnVfKBBxZwFkpHWsgscBdR4HiU/6/SBWZ9l73UT0bA7+SWSTZmkhOTQ5ma54DnCqqCTUF4QExuhvTfixDgrla380eNYtwqHxP+6grZM57bY+aD//JALoqh/I6RLK8VZHh4E+7RE1TW6ajO1qcprl5yT0SdB2IQLRYNTkrbyor9aiKymoxiWdVkJMwS02a/h8YBZquv7VwoThNDmZvPaKsqqhurYpUHlAKZm+IA9pyWeFZFcyejeS79ZP+7tpzWFT9Rr4kqTacDBZ3ggAAAABJRU5ErkJggg==',
      },
    },
  ],
  run: async ({ file, text }) => {
    const { megapixelsMax, picturePixels } = await import('./read/pixels.ts');
    const { readCodes } = await import('./read/read.ts');
    const pointer = file === undefined ? '/text' : '/file';
    const picture = await picturePixels(file?.bytes ?? bytesOf(text));
    if (picture === 'not_picture') throw new InputFault('not_picture', { pointer });
    if (picture === 'too_many_pixels')
      throw new InputFault('too_many_pixels', { pointer, values: { max: megapixelsMax } });
    const { width, height } = picture.original;
    const isReduced = width > picture.width;
    const values = { width: picture.width, height: picture.height };
    const notes: Note[] = isReduced ? [{ code: 'reduced', pointer, values }] : [];
    return { codes: await readCodes(picture), width, height, notes };
  },
});

function bytesOf(dataUrl: string): Uint8Array {
  const trimmed = dataUrl.trim();
  if (trimmed === '') throw new InputFault('no_picture', { pointer: '/file' });
  const base64 = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/\s]+={0,2})$/.exec(trimmed)?.[1];
  if (base64 === undefined) throw new InputFault('not_data_url', { pointer: '/text' });
  return Buffer.from(base64, 'base64');
}
