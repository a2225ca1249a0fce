/** Fields that tools for pictures share. */
import * as z from 'zod';
import { field, inputFile } from '../../../tool.ts';
import { writtenFormats } from '../picture/formats.ts';

export const pictureAccept = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/tiff',
  'image/svg+xml',
];

const fileHelp = {
  en: 'PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG, up to 10 MB and 50 megapixels.',
  fr: 'PNG, JPEG, WebP, AVIF, GIF, TIFF ou SVG, 10 Mo et 50 mégapixels au plus.',
  ar: 'PNG أو JPEG أو WebP أو AVIF أو GIF أو TIFF أو SVG، حتى 10 ميغابايت و50 ميغابكسل.',
  ch: 'PNG、JPEG、WebP、AVIF、GIF、TIFF 或 SVG，最大 10 MB、5000 万像素。',
};

const pictureTitle = { en: 'Image', fr: 'Image', ar: 'الصورة', ch: '图片' };

export const pictureField = (title: Parameters<typeof field>[0]['title'] = pictureTitle) =>
  field({ title, help: fileHelp, file: pictureAccept }, inputFile());

export const svgField = () =>
  field(
    {
      title: { en: 'SVG file', fr: 'Fichier SVG', ar: 'ملف SVG', ch: 'SVG 文件' },
      help: {
        en: 'Up to 10 MB, without references to other files.',
        fr: '10 Mo au plus, sans référence à d’autres fichiers.',
        ar: 'حتى 10 ميغابايت، دون مراجع إلى ملفات أخرى.',
        ch: '最大 10 MB，不得引用其他文件。',
      },
      file: ['image/svg+xml'],
    },
    inputFile(),
  );

export const picturesField = (min: number, max: number) =>
  field(
    { title: { en: 'Images', fr: 'Images', ar: 'الصور', ch: '图片' }, help: fileHelp, file: pictureAccept },
    z.array(inputFile()).min(min).max(max),
  );

const formatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', gif: 'GIF', tiff: 'TIFF' };
const formatTitle = { en: 'Format', fr: 'Format', ar: 'الصيغة', ch: '格式' };

/** Of a change that keeps the frames of an animation. */
export const animatedFormatField = () =>
  formatFieldWith({
    en: 'An SVG is written as PNG. Animations are kept in GIF and WebP.',
    fr: 'Un SVG est écrit en PNG. Les animations sont conservées en GIF et WebP.',
    ar: 'يُكتب ملف SVG بصيغة PNG. تبقى الصور المتحركة متحركة في GIF وWebP.',
    ch: 'SVG 会写为 PNG。GIF 和 WebP 会保留动画。',
  });

/** Of a change of one frame. */
export const formatField = () =>
  formatFieldWith({
    en: 'An SVG is written as PNG. Only the first frame of an animation is used.',
    fr: 'Un SVG est écrit en PNG. Seule la première image d’une animation est utilisée.',
    ar: 'يُكتب ملف SVG بصيغة PNG. يُستخدم الإطار الأول فقط من الصور المتحركة.',
    ch: 'SVG 会写为 PNG。动画仅使用第一帧。',
  });

/** Of a change that makes pixels transparent. */
export const alphaFormatField = () =>
  formatFieldWith({
    en: 'A JPEG or SVG is written as PNG, which supports transparency. Only the first frame of an animation is used.',
    fr: 'Un JPEG ou un SVG est écrit en PNG, qui gère la transparence. Seule la première image d’une animation est utilisée.',
    ar: 'يُكتب ملف JPEG أو SVG بصيغة PNG التي تدعم الشفافية. يُستخدم الإطار الأول فقط من الصور المتحركة.',
    ch: 'JPEG 和 SVG 会写为支持透明的 PNG。动画仅使用第一帧。',
  });

const formatFieldWith = (help: Parameters<typeof field>[0]['title']) =>
  field(
    {
      title: formatTitle,
      help,
      options: {
        same: { en: 'Same as the file', fr: 'Celui du fichier', ar: 'صيغة الملف', ch: '与原文件相同' },
        ...formatNames,
      },
    },
    z.enum(['same', ...writtenFormats]).default('same'),
  );

/** The format of a picture that is made from nothing or from several. */
export const newFormatField = () =>
  field(
    { title: formatTitle, options: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' } },
    z.enum(['png', 'jpeg', 'webp', 'avif']).default('png'),
  );

export const targetFormatField = () =>
  field(
    {
      title: { en: 'To', fr: 'Vers', ar: 'إلى', ch: '目标格式' },
      help: {
        en: 'Animations are kept in GIF and WebP. Other formats contain only the first frame.',
        fr: 'Les animations sont conservées en GIF et WebP. Les autres formats ont la première image.',
        ar: 'تبقى الصور المتحركة متحركة في GIF وWebP، وتأخذ الصيغ الأخرى الإطار الأول.',
        ch: 'GIF 和 WebP 会保留动画，其他格式仅含第一帧。',
      },
      options: formatNames,
    },
    z.enum(writtenFormats),
  );

export const qualityField = () =>
  field(
    {
      title: { en: 'Quality', fr: 'Qualité', ar: 'الجودة', ch: '质量' },
      help: {
        en: 'For JPEG, WebP and AVIF, from 1 to 100. The other formats have no quality setting.',
        fr: 'Pour JPEG, WebP et AVIF, de 1 à 100. Les autres formats n’ont pas de réglage de qualité.',
        ar: 'مع JPEG وWebP وAVIF، من 1 إلى 100. لا إعداد للجودة في الصيغ الأخرى.',
        ch: '适用于 JPEG、WebP 和 AVIF，1 至 100。其他格式没有质量设置。',
      },
    },
    z.int().min(1).max(100).default(80),
  );

const pixels = () => z.int().min(1).max(16_383);

export const widthTitle = { en: 'Width', fr: 'Largeur', ar: 'العرض', ch: '宽度' };
export const heightTitle = { en: 'Height', fr: 'Hauteur', ar: 'الارتفاع', ch: '高度' };
const inPixels = { en: 'In pixels.', fr: 'En pixels.', ar: 'بالبكسل.', ch: '单位为像素。' };

export const widthField = () => field({ title: widthTitle, help: inPixels }, pixels().optional());
export const heightField = () => field({ title: heightTitle, help: inPixels }, pixels().optional());

export const leftField = () =>
  field(
    {
      title: { en: 'Left', fr: 'Gauche', ar: 'اليسار', ch: '左' },
      help: {
        en: 'Pixels from the left edge of the image.',
        fr: 'En pixels depuis le bord gauche de l’image.',
        ar: 'عدد وحدات البكسل من الحافة اليسرى للصورة.',
        ch: '距图片左边缘的像素数。',
      },
    },
    z.int().min(0).max(1_000_000).optional(),
  );
export const topField = () =>
  field(
    {
      title: { en: 'Top', fr: 'Haut', ar: 'الأعلى', ch: '上' },
      help: {
        en: 'Pixels from the top edge of the image.',
        fr: 'En pixels depuis le bord supérieur de l’image.',
        ar: 'عدد وحدات البكسل من الحافة العليا للصورة.',
        ch: '距图片上边缘的像素数。',
      },
    },
    z.int().min(0).max(1_000_000).optional(),
  );

const hexHelp = {
  en: 'Hexadecimal, such as #1d4ed8. Two more digits set the opacity.',
  fr: 'En hexadécimal, par exemple #1d4ed8. Deux chiffres de plus donnent l’opacité.',
  ar: 'بالنظام السداسي العشري، مثل #1d4ed8. يحدد رقمان إضافيان العتامة.',
  ch: '十六进制，例如 #1d4ed8。再加两位表示不透明度。',
};

const hex = () =>
  z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i, {
    error: 'Enter a colour as # and six or eight hexadecimal digits, such as #1d4ed8.',
  });

export const colourField = (preset: string, title: Parameters<typeof field>[0]['title'] = colourTitle) =>
  field({ title, help: hexHelp }, hex().default(preset));
const colourTitle = { en: 'Colour', fr: 'Couleur', ar: 'اللون', ch: '颜色' };
const backgroundTitle = { en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景' };
export const backgroundField = (preset: string) => colourField(preset, backgroundTitle);

/** 100 changes nothing. */
export const percentField = (title: Parameters<typeof field>[0]['title']) =>
  field(
    {
      title,
      help: {
        en: 'As a percentage. 100 changes nothing.',
        fr: 'En pour cent. 100 ne change rien.',
        ar: 'نسبة مئوية. القيمة 100 لا تغيّر شيئًا.',
        ch: '单位为百分比。100 表示不变。',
      },
    },
    z.int().min(0).max(300).default(100),
  );
