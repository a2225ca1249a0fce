import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { backgroundField, newFormatField, picturesField, qualityField } from '../kit/fields/fields.ts';
import { openPicture } from '../kit/picture/open.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { layerOf, onSheet } from '../kit/picture/sheet.ts';
import { checkResultSize, reading, written } from '../kit/picture/write.ts';
import { landscape, leaf, night } from '../kit/samples/samples.ts';

export default tool({
  ...readingTool,
  path: 'photoeditor/collage',
  title: { en: 'Collage', fr: 'Collage', ar: 'صورة مجمّعة', ch: '拼图' },
  summary: {
    en: 'Arranges 2 to 9 images in a grid.',
    fr: 'Assemble de 2 à 9 images dans une grille.',
    ar: 'يجمع من 2 إلى 9 صور في شبكة.',
    ch: '将 2 至 9 张图片拼成网格。',
  },
  tags: ['grid', 'montage'],
  synonyms: {
    en: ['grid', 'montage', 'combine', 'side by side'],
    fr: ['grille', 'assembler', 'côte à côte'],
    ar: ['كولاج', 'شبكة', 'دمج الصور'],
    ch: ['拼接', '九宫格', '合并图片'],
  },
  input: z.object({
    files: picturesField(2, 9),
    columns: field(
      {
        title: { en: 'Columns', fr: 'Colonnes', ar: 'عدد الأعمدة', ch: '列数' },
        help: {
          en: 'If empty, the grid is about as wide as it is high.',
          fr: 'Sans valeur, la grille est à peu près carrée.',
          ar: 'إذا تُرك فارغًا كانت الشبكة مربعة تقريبًا.',
          ch: '留空时网格接近方形。',
        },
      },
      z.int().min(1).max(9).optional(),
    ),
    width: field(
      {
        title: { en: 'Cell width', fr: 'Largeur d’une case', ar: 'عرض الخلية', ch: '单元格宽度' },
        help: { en: 'In pixels.', fr: 'En pixels.', ar: 'بالبكسل.', ch: '单位为像素。' },
      },
      z.int().min(16).max(2000).default(400),
    ),
    height: field(
      {
        title: { en: 'Cell height', fr: 'Hauteur d’une case', ar: 'ارتفاع الخلية', ch: '单元格高度' },
        help: { en: 'In pixels.', fr: 'En pixels.', ar: 'بالبكسل.', ch: '单位为像素。' },
      },
      z.int().min(16).max(2000).default(400),
    ),
    fit: field(
      {
        title: { en: 'Fit', fr: 'Ajustement', ar: 'الملاءمة', ch: '适应方式' },
        options: {
          cover: { en: 'Fill and crop', fr: 'Remplir et recadrer', ar: 'ملء مع القص', ch: '填满并裁剪' },
          contain: { en: 'Fit and pad', fr: 'Contenir et compléter', ar: 'احتواء مع حواف', ch: '完整放入并补边' },
        },
      },
      z.enum(['cover', 'contain']).default('cover'),
    ),
    gap: field(
      {
        title: { en: 'Gap', fr: 'Espace', ar: 'المسافة', ch: '间距' },
        help: {
          en: 'Pixels between and around the images.',
          fr: 'En pixels, entre les images et autour.',
          ar: 'عدد وحدات البكسل بين الصور وحولها.',
          ch: '图片之间及四周的像素数。',
        },
      },
      z.int().min(0).max(200).default(8),
    ),
    background: backgroundField('#ffffff'),
    format: newFormatField(),
    quality: qualityField(),
  }),
  output: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  layout: 'picture',
  examples: [
    {
      name: { en: 'Side by side', fr: 'Côte à côte', ar: 'جنبًا إلى جنب', ch: '并排' },
      input: { files: [landscape(), night()], width: 160, height: 100 },
    },
    {
      name: { en: 'Three in a column', fr: 'Trois en colonne', ar: 'ثلاث صور في عمود', ch: '三张一列' },
      input: {
        files: [landscape(), leaf(), night()],
        columns: 1,
        width: 80,
        height: 64,
        fit: 'contain',
        format: 'webp',
      },
    },
  ],
  run: async ({ files, columns: given, width, height, fit, gap, background, format, quality }) => {
    const columns = Math.min(given ?? Math.ceil(Math.sqrt(files.length)), files.length);
    const rows = Math.ceil(files.length / columns);
    const sheet = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap, background };
    checkResultSize(sheet.width, sheet.height);
    const layers = [];
    // One after the other: each may take 200 MB while it is decoded.
    for (const [index, file] of files.entries()) {
      const pointer = `/files/${index}`;
      const { picture } = await openPicture(file, { pointer });
      const cell = picture.resize({ width, height, fit, background: '#00000000' });
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [left, top] = [gap + column * (width + gap), gap + row * (height + gap)];
      layers.push(await reading(file, pointer, () => layerOf(cell, left, top)));
    }
    return written(await onSheet(sheet, layers), { format, quality, name: 'collage' });
  },
});
