import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { backgroundField, colourField, formatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { layerOf, onSheet } from '../kit/picture/sheet.ts';
import { checkResultSize, edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';
import { drawnText, textErrors, textTitle } from '../kit/text/fields.ts';
import { textPicture } from '../kit/text/text-picture.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/caption',
  title: { en: 'Caption', fr: 'Légende', ar: 'تعليق على الصورة', ch: '图片说明' },
  summary: {
    en: 'Adds text in any script above, below or on an image.',
    fr: 'Ajoute un texte au-dessus, au-dessous ou sur une image, dans toute écriture.',
    ar: 'يضيف نصًا فوق الصورة أو تحتها أو عليها بأي نظام كتابة.',
    ch: '在图片上方、下方或图中添加文字，支持各种语言。',
  },
  tags: ['meme', 'text'],
  synonyms: {
    en: ['meme', 'write on picture', 'title', 'label'],
    fr: ['mème', 'écrire sur une image', 'titre'],
    ar: ['ميم', 'كتابة على الصورة', 'عنوان'],
    ch: ['表情包', '图片加字', '配文'],
  },
  input: z.object({
    file: pictureField(),
    text: drawnText(textTitle, 500),
    place: field(
      {
        title: { en: 'Position', fr: 'Position', ar: 'الموضع', ch: '位置' },
        options: {
          above: { en: 'Above the image', fr: 'Au-dessus de l’image', ar: 'فوق الصورة', ch: '图片上方' },
          below: { en: 'Below the image', fr: 'Au-dessous de l’image', ar: 'تحت الصورة', ch: '图片下方' },
          top: { en: 'On the image, at the top', fr: 'Dessus, en haut', ar: 'على الصورة في الأعلى', ch: '图中顶部' },
          bottom: {
            en: 'On the image, at the bottom',
            fr: 'Dessus, en bas',
            ar: 'على الصورة في الأسفل',
            ch: '图中底部',
          },
        },
      },
      z.enum(['above', 'below', 'top', 'bottom']).default('below'),
    ),
    size: field(
      {
        title: { en: 'Size', fr: 'Taille', ar: 'الحجم', ch: '尺寸' },
        help: {
          en: 'Height of the letters, as a percentage of the image’s width.',
          fr: 'Des lettres, en pour cent de la largeur de l’image.',
          ar: 'حجم الأحرف كنسبة مئوية من عرض الصورة.',
          ch: '文字大小占图片宽度的百分比。',
        },
      },
      z.number().min(1).max(50).default(6),
    ),
    colour: colourField('#111827', {
      en: 'Text colour',
      fr: 'Couleur du texte',
      ar: 'لون النص',
      ch: '文本颜色',
    }),
    background: backgroundField('#ffffff'),
    format: formatField(),
    quality: qualityField(),
  }),
  errors: { ...pictureTool.errors, ...textErrors },
  examples: [
    {
      name: { en: 'Below', fr: 'Au-dessous', ar: 'تحت الصورة', ch: '下方' },
      input: { file: landscape(), text: 'A hill in the sun', size: 10 },
    },
    {
      name: { en: 'Arabic, above', fr: 'En arabe, au-dessus', ar: 'بالعربية فوق الصورة', ch: '上方的阿拉伯文' },
      input: { file: landscape(), text: 'تل تحت الشمس', place: 'above', size: 10 },
    },
    {
      name: { en: 'Chinese, on the image', fr: 'En chinois, dessus', ar: 'بالصينية على الصورة', ch: '图中的中文' },
      input: {
        file: landscape(),
        text: '阳光下的山丘',
        place: 'bottom',
        size: 12,
        colour: '#ffffff',
        background: '#00000080',
      },
    },
  ],
  run: ({ file, text, place, size, colour, background, format, quality }) =>
    edit(file, { format, quality }, async ({ picture, width, height }) => {
      const letters = Math.max(4, (width * size) / 100);
      const padding = Math.round(letters / 2);
      const lines = await textPicture(
        text,
        { colour, size: letters, width: Math.max(1, width - 2 * padding), align: 'centre' },
        '/text',
      );
      const band = lines.height + 2 * padding;
      const isOutside = place === 'above' || place === 'below';
      // A text that is higher than the picture extends it downwards.
      const whole = isOutside ? height + band : Math.max(height, band);
      // A narrow picture is widened for a letter that is wider.
      const across = Math.max(width, lines.width);
      checkResultSize(across, whole);
      const top = place === 'above' || place === 'top' ? 0 : whole - band;
      const left = Math.floor((across - width) / 2);
      const strip = await onSheet({ width: across, height: band, background }, [
        { input: lines.png, left: Math.floor((across - lines.width) / 2), top: padding },
      ]);
      return onSheet({ width: across, height: whole, background: '#00000000' }, [
        await layerOf(picture, left, place === 'above' ? band : 0),
        await layerOf(strip, 0, top),
      ]);
    }),
});
