import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { colourField, newFormatField, qualityField } from '../kit/fields/fields.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { onSheet } from '../kit/picture/sheet.ts';
import { written } from '../kit/picture/write.ts';
import { drawnText, optionalDrawnText, textErrors } from '../kit/text/fields.ts';
import type { TextPicture } from '../kit/text/text-picture.ts';
import { textPicture } from '../kit/text/text-picture.ts';
import { inkOn } from './card/ink.ts';

const sizes = { wide: [1200, 630], square: [1080, 1080], tall: [1080, 1920] } as const;

export default tool({
  ...readingTool,
  path: 'photoeditor/card',
  title: { en: 'Title card', fr: 'Carte de titre', ar: 'بطاقة عنوان', ch: '标题卡片' },
  summary: {
    en: 'Draws a card with a title and subtitle, for example as the preview of a shared link (Open Graph).',
    fr: 'Dessine une carte avec un titre et un sous-titre, par exemple pour l’image d’un lien partagé (Open Graph).',
    ar: 'يرسم بطاقة بعنوان رئيسي وآخر فرعي، مثل صورة الرابط المشارَك (Open Graph).',
    ch: '绘制带标题和副标题的卡片，例如分享链接的图片（Open Graph）。',
  },
  tags: ['open graph', 'og image', 'social card'],
  synonyms: {
    en: ['og image', 'social preview', 'banner', 'cover'],
    fr: ['image de partage', 'bannière', 'couverture'],
    ar: ['صورة المشاركة', 'لافتة', 'غلاف'],
    ch: ['分享图', '封面', '横幅', '社交卡片'],
  },
  input: z.object({
    title: drawnText({ en: 'Title', fr: 'Titre', ar: 'العنوان', ch: '标题' }, 200),
    subtitle: optionalDrawnText({ en: 'Subtitle', fr: 'Sous-titre', ar: 'العنوان الفرعي', ch: '副标题' }, 300),
    colour: colourField('#1d4ed8', { en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景' }),
    size: field(
      {
        title: { en: 'Size', fr: 'Taille', ar: 'الحجم', ch: '尺寸' },
        options: {
          wide: {
            en: 'Shared link, 1200 × 630',
            fr: 'Lien partagé, 1200 × 630',
            ar: 'رابط مشارَك، 1200 × 630',
            ch: '分享链接，1200 × 630',
          },
          square: {
            en: 'Square, 1080 × 1080',
            fr: 'Carré, 1080 × 1080',
            ar: 'مربع، 1080 × 1080',
            ch: '方形，1080 × 1080',
          },
          tall: { en: 'Story, 1080 × 1920', fr: 'Story, 1080 × 1920', ar: 'قصة، 1080 × 1920', ch: '竖版，1080 × 1920' },
        },
      },
      z.enum(['wide', 'square', 'tall']).default('wide'),
    ),
    format: newFormatField(),
    quality: qualityField(),
  }),
  output: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  layout: 'picture',
  errors: {
    ...textErrors,
    result_too_large: readingTool.errors.result_too_large,
    title_too_long: {
      en: 'The title and subtitle do not fit on the card. Shorten them.',
      fr: 'Le titre et le sous-titre ne tiennent pas sur la carte. Raccourcissez-les.',
      ar: 'لا تتسع البطاقة للعنوان والعنوان الفرعي. اختصرهما.',
      ch: '标题和副标题超出卡片范围。请缩短。',
    },
  },
  examples: [
    {
      name: { en: 'A shared link', fr: 'Un lien partagé', ar: 'رابط مشارَك', ch: '分享链接' },
      input: { title: 'Tools for everyday API work', subtitle: 'Convert, check and generate data' },
    },
    {
      name: { en: 'Light, in Arabic', fr: 'Claire, en arabe', ar: 'فاتحة بالعربية', ch: '浅色，阿拉伯文' },
      input: { title: 'أدوات للعمل اليومي', subtitle: 'تحويل البيانات وفحصها', colour: '#fef3c7', size: 'square' },
    },
  ],
  run: async ({ title, subtitle, colour, size, format, quality }) => {
    const [width, height] = sizes[size];
    const card = { width, height, padding: 80 };
    const blocks = await fittedText(card, { title, subtitle, ink: inkOn(colour) });
    const textHeight = heightOf(blocks);
    let top = Math.floor((height - textHeight) / 2);
    const layers = blocks.map((block) => {
      const layer = { input: block.png, left: block.left, top };
      top += block.height + between;
      return layer;
    });
    // A bar at the bottom, in the colour of the text.
    const bar = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16"><path fill="${inkOn(colour)}" fill-opacity=".35" d="M0 0h${width}v16H0z"/></svg>`;
    const sheet = await onSheet({ width, height, background: colour.slice(0, 7) }, [
      { input: Buffer.from(bar), left: 0, top: height - 16 },
      ...layers,
    ]);
    return written(sheet, { format, quality, name: 'card' });
  },
});

interface Card {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
}

interface Words {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly ink: string;
}

/** Pixels between title and subtitle. */
const between = 48;

const heightOf = (blocks: readonly TextPicture[]): number =>
  blocks.reduce((sum, { height }) => sum + height, between * (blocks.length - 1));

type Block = TextPicture & { readonly left: number };

/** Title and subtitle in the largest letters that fit. */
async function fittedText({ width, height, padding }: Card, { title, subtitle, ink }: Words): Promise<Block[]> {
  const room = { width: width - 2 * padding, height: height - 2 * padding };
  for (const letters of [96, 80, 64, 52, 42, 34]) {
    const drawn = [
      await textPicture(title, { colour: ink, size: letters, width: room.width, isBold: true }, '/title'),
      ...(subtitle === undefined || subtitle.trim() === ''
        ? []
        : [
            await textPicture(
              subtitle,
              { colour: `${ink}cc`, size: Math.max(28, letters / 2), width: room.width },
              '/subtitle',
            ),
          ]),
    ];
    const isFitting = heightOf(drawn) <= room.height && drawn.every((block) => block.width <= room.width);
    if (!isFitting) continue;
    const texts = [title, subtitle ?? ''];
    return drawn.map((block, at) => ({
      ...block,
      left: startsAtRight(texts[at] ?? '') ? width - padding - block.width : padding,
    }));
  }
  throw new InputFault('title_too_long', { pointer: '/title' });
}

/** Whether the first letter with a direction is of a right-to-left script. */
function startsAtRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
