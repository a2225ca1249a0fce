import type { Sharp } from 'sharp';
import * as z from 'zod';
import type { InputFile } from '../../tool.ts';
import { field, RawResponse, tool } from '../../tool.ts';
import { icoOf } from '../kit/archive/ico.ts';
import { zipOf } from '../kit/archive/zip.ts';
import { backgroundField, colourField, pictureField } from '../kit/fields/fields.ts';
import { checkedFormat, densityAt, openPicture, svgSize } from '../kit/picture/open.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { reading, redrawn } from '../kit/picture/write.ts';
import { leaf } from '../kit/samples/samples.ts';

export default tool({
  ...readingTool,
  path: 'photoeditor/favicon',
  title: { en: 'Favicon', fr: 'Favicon', ar: 'أيقونة الموقع', ch: '网站图标' },
  summary: {
    en: 'Creates website icons from an image: an .ico file, or a ZIP file with PNG icons and a web app manifest.',
    fr: 'Crée les icônes d’un site à partir d’une image, en fichier .ico ou en ZIP avec des icônes PNG et un manifeste d’application web.',
    ar: 'ينشئ أيقونات الموقع من صورة: ملف ⁦.ico⁩ أو ملف ZIP فيه أيقونات PNG وبيان تطبيق الويب.',
    ch: '用图片生成网站图标：单个 .ico 文件，或包含 PNG 图标和 Web 应用清单的 ZIP。',
  },
  tags: ['ico', 'manifest', 'apple touch icon'],
  synonyms: {
    en: ['icon', 'website icon', 'app icon', 'webmanifest'],
    fr: ['icône', 'icône de site', 'manifeste'],
    ar: ['فافيكون', 'أيقونة التطبيق', 'رمز الموقع'],
    ch: ['图标', '站点图标', '应用图标'],
  },
  input: z.object({
    file: pictureField(),
    format: field(
      {
        title: { en: 'Format', fr: 'Format', ar: 'الصيغة', ch: '格式' },
        help: {
          en: 'The .ico file has icons of 16, 32 and 48 pixels. The ZIP file also has icons of 180, 192 and 512 pixels and the HTML to add.',
          fr: 'Le fichier .ico contient 16, 32 et 48 pixels. Le ZIP contient aussi des icônes de 180, 192 et 512 pixels et le code HTML à ajouter.',
          ar: 'يحتوي ملف ⁦.ico⁩ على مقاسات 16 و32 و48 بكسل. يحتوي ملف ZIP أيضًا على أيقونات 180 و192 و512 بكسل وتعليمات HTML البرمجية اللازمة.',
          ch: '.ico 文件包含 16、32 和 48 像素。ZIP 还包含 180、192 和 512 像素的图标以及要添加的 HTML。',
        },
        options: { zip: 'ZIP', ico: 'ICO' },
      },
      z.enum(['zip', 'ico']).default('zip'),
    ),
    name: field(
      {
        title: { en: 'Site name', fr: 'Nom du site', ar: 'اسم الموقع', ch: '站点名称' },
        help: {
          en: 'For the manifest.',
          fr: 'Pour le manifeste.',
          ar: 'لملف البيان.',
          ch: '用于清单文件。',
        },
      },
      z.string().max(100).default(''),
    ),
    colour: colourField('#ffffff', { en: 'Theme colour', fr: 'Couleur du thème', ar: 'لون السمة', ch: '主题颜色' }),
    background: backgroundField('#ffffff'),
  }),
  output: ['application/zip', 'image/vnd.microsoft.icon'],
  examples: [
    {
      name: { en: 'Icons and manifest', fr: 'Icônes et manifeste', ar: 'أيقونات وبيان', ch: '图标与清单' },
      input: { file: leaf(), name: 'Garden', colour: '#16a34a' },
    },
    {
      name: { en: 'An .ico file', fr: 'Un fichier .ico', ar: 'ملف ⁦.ico⁩', ch: '.ico 文件' },
      input: { file: leaf(), format: 'ico' },
    },
  ],
  run: async ({ file, format, name, colour, background }) => {
    const { picture } = await openPicture(file, { density: await densityFor(file) });
    return reading(file, '/file', async () => {
      const whole = await redrawn(
        picture.resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true }).ensureAlpha(),
      );
      const icon = async (size: number) => ({ size, png: await iconOf(whole, size) });
      const ico = icoOf(await Promise.all([16, 32, 48].map(icon)));
      if (format === 'ico')
        return new RawResponse({ type: 'image/vnd.microsoft.icon', name: 'favicon.ico', bytes: ico });
      const touch = await (await redrawn(atSize(whole, 180))).flatten({ background }).png().toBuffer();
      const bytes = zipOf([
        { name: 'favicon.ico', bytes: ico },
        { name: 'favicon-16x16.png', bytes: await iconOf(whole, 16) },
        { name: 'favicon-32x32.png', bytes: await iconOf(whole, 32) },
        { name: 'apple-touch-icon.png', bytes: touch },
        { name: 'icon-192x192.png', bytes: await iconOf(whole, 192) },
        { name: 'icon-512x512.png', bytes: await iconOf(whole, 512) },
        { name: 'site.webmanifest', bytes: Buffer.from(manifestOf(name, colour, background)) },
        { name: 'head.html', bytes: Buffer.from(headOf(colour)) },
      ]);
      return new RawResponse({ type: 'application/zip', name: 'favicon.zip', bytes });
    });
  },
});

/** A drawing is drawn at the size of the largest icon. */
async function densityFor(file: InputFile): Promise<number> {
  if (checkedFormat(file, '/file') !== 'svg') return 72;
  const { width, height } = await svgSize(file);
  return densityAt(512 / Math.max(width, height));
}

const atSize = (picture: Sharp, size: number): Sharp =>
  picture.clone().resize({ width: size, height: size, fit: 'contain', background: '#00000000' });

const iconOf = (picture: Sharp, size: number): Promise<Buffer> => atSize(picture, size).png().toBuffer();

function manifestOf(name: string, colour: string, background: string): string {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}x${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    name,
    short_name: name,
    icons,
    theme_color: colour,
    background_color: background,
    display: 'standalone',
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const headOf = (colour: string): string =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" type="image/png" sizes="32x32" href="/favicon-32x32.png">',
    '<link rel="icon" type="image/png" sizes="16x16" href="/favicon-16x16.png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${colour}">`,
    '',
  ].join('\n');
