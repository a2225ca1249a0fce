import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { zipOf } from '../kit/archive/zip.ts';
import { picturesField } from '../kit/fields/fields.ts';
import { resultBytesMax } from '../kit/picture/limits.ts';
import { openPicture } from '../kit/picture/open.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { layerOf, onSheet } from '../kit/picture/sheet.ts';
import { checkResultSize, reading } from '../kit/picture/write.ts';
import { landscape, leaf, night } from '../kit/samples/samples.ts';
import { namesOf } from './sprite/names.ts';
import { packed } from './sprite/pack.ts';

export default tool({
  ...readingTool,
  path: 'photoeditor/sprite',
  title: { en: 'Sprite sheet', fr: 'Planche de sprites', ar: 'ورقة رسوم مجمعة', ch: '雪碧图' },
  summary: {
    en: 'Puts images on one sheet, with their positions as CSS and JSON, in a ZIP file.',
    fr: 'Réunit des images sur une planche, avec leurs positions en CSS et JSON, dans un ZIP.',
    ar: 'يجمع الصور في ورقة واحدة مع مواضعها بصيغتي CSS وJSON في ملف ZIP.',
    ch: '将多张图片合并为一张，并以 CSS 和 JSON 给出各自位置，打包为 ZIP。',
  },
  tags: ['css sprites', 'texture atlas'],
  synonyms: {
    en: ['css sprites', 'texture atlas', 'icons', 'combine'],
    fr: ['sprites css', 'atlas de textures', 'icônes'],
    ar: ['أيقونات مجمعة', 'أطلس الصور', 'دمج'],
    ch: ['精灵图', '图集', '合并图标'],
  },
  input: z.object({
    files: picturesField(2, 50),
    gap: field(
      {
        title: { en: 'Gap', fr: 'Espace', ar: 'المسافة', ch: '间距' },
        help: {
          en: 'Pixels between the images.',
          fr: 'En pixels, entre les images.',
          ar: 'عدد وحدات البكسل بين الصور.',
          ch: '图片之间的像素数。',
        },
      },
      z.int().min(0).max(100).default(2),
    ),
    name: field(
      {
        title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' },
        help: {
          en: 'Name of the files, and prefix of the CSS classes.',
          fr: 'Des fichiers, et début des classes CSS.',
          ar: 'اسم الملفات وبداية أصناف CSS.',
          ch: '文件名，也是 CSS 类名的前缀。',
        },
      },
      z
        .string()
        .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'Enter a name of lower-case letters, digits and dashes.' })
        .default('sprite'),
    ),
  }),
  output: ['application/zip'],
  examples: [
    {
      name: { en: 'Three images', fr: 'Trois images', ar: 'ثلاث صور', ch: '三张图片' },
      input: { files: [landscape(), leaf(), night()] },
    },
    {
      name: { en: 'Icons', fr: 'Icônes', ar: 'أيقونات', ch: '图标' },
      input: { files: [leaf(), leaf()], name: 'icon', gap: 0 },
    },
  ],
  run: async ({ files, gap, name }) => {
    const sources = [];
    for (const [index, file] of files.entries()) sources.push(await openPicture(file, { pointer: `/files/${index}` }));
    const { width, height, places } = packed(sources, gap);
    checkResultSize(width, height);
    const layers = [];
    for (const [index, file] of files.entries()) {
      const { left = 0, top = 0 } = places[index] ?? {};
      const { picture } = sources[index] ?? (await openPicture(file));
      layers.push(await reading(file, `/files/${index}`, () => layerOf(picture, left, top)));
    }
    const sheet = await onSheet({ width, height, background: '#00000000' }, layers);
    const png = await sheet.png().toBuffer();
    if (png.length > resultBytesMax) throw new InputFault('result_too_large', { pointer: '' });
    const names = namesOf(files.map((file) => file.name));
    const sprites = sources.map((source, index) => ({
      name: names[index] ?? '',
      left: places[index]?.left ?? 0,
      top: places[index]?.top ?? 0,
      width: source.width,
      height: source.height,
    }));
    const image = `${name}.png`;
    const bytes = zipOf([
      { name: image, bytes: png },
      { name: `${name}.json`, bytes: Buffer.from(`${JSON.stringify({ image, width, height, sprites }, null, 2)}\n`) },
      { name: `${name}.css`, bytes: Buffer.from(cssOf(name, sprites)) },
    ]);
    return new RawResponse({ type: 'application/zip', name: `${name}.zip`, bytes });
  },
});

interface Sprite {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function cssOf(sheet: string, sprites: readonly Sprite[]): string {
  const rules = sprites.map(
    ({ name, left, top, width, height }) =>
      `.${sheet}-${name} {\n  width: ${width}px;\n  height: ${height}px;\n  background-position: ${offset(left)} ${offset(top)};\n}\n`,
  );
  return [
    `[class*='${sheet}-'] {\n  display: inline-block;\n  background-image: url('${sheet}.png');\n}\n`,
    ...rules,
  ].join('\n');
}

const offset = (pixels: number): string => (pixels === 0 ? '0' : `-${pixels}px`);
