import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { pictureField } from '../kit/fields/fields.ts';
import { endingOf, typeOf } from '../kit/picture/formats.ts';
import { checkPixelsOf, readMetadata } from '../kit/picture/open.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { nameWith } from '../kit/picture/write.ts';
import { redDot } from '../kit/samples/samples.ts';
import { strippedJpeg } from './strip-metadata/jpeg.ts';
import { strippedPng } from './strip-metadata/png.ts';
import { strippedWebp } from './strip-metadata/webp.ts';

const strippers = { jpeg: strippedJpeg, png: strippedPng, webp: strippedWebp } as const;

export default tool({
  ...pictureTool,
  path: 'photoeditor/strip-metadata',
  title: { en: 'Remove metadata', fr: 'Retirer les métadonnées', ar: 'إزالة البيانات الوصفية', ch: '移除元数据' },
  summary: {
    en: 'Removes location, camera data, comments and other metadata from a JPEG, PNG or WebP file without changing its pixels.',
    fr: 'Retire la position, les données d’appareil, les commentaires et les autres métadonnées d’un fichier JPEG, PNG ou WebP. Aucun pixel ne change.',
    ar: 'يزيل الموقع وبيانات الكاميرا والتعليقات وسائر البيانات الوصفية من ملف JPEG أو PNG أو WebP. لا يتغيّر أي بكسل.',
    ch: '移除 JPEG、PNG 或 WebP 文件中的位置、相机数据、注释等元数据。像素不变。',
  },
  tags: ['privacy', 'exif', 'gps'],
  synonyms: {
    en: ['remove exif', 'privacy', 'anonymise', 'location'],
    fr: ['supprimer exif', 'vie privée', 'anonymiser'],
    ar: ['حذف EXIF والبيانات', 'الخصوصية', 'إخفاء الموقع'],
    ch: ['删除 EXIF 信息', '隐私', '去除位置'],
  },
  input: z.object({
    file: pictureField(),
    keepProfile: field(
      {
        title: {
          en: 'Keep colour profile',
          fr: 'Garder le profil de couleurs',
          ar: 'الاحتفاظ بملف تعريف الألوان',
          ch: '保留颜色配置文件',
        },
        help: {
          en: 'If off, colours can look different.',
          fr: 'Sans lui, les couleurs peuvent paraître différentes.',
          ar: 'قد تبدو الألوان مختلفة من دونه.',
          ch: '移除后颜色显示可能不同。',
        },
      },
      z.boolean().default(true),
    ),
    keepOrientation: field(
      {
        title: { en: 'Keep orientation', fr: 'Garder l’orientation', ar: 'الاحتفاظ بالاتجاه', ch: '保留方向' },
        help: {
          en: 'If off, a photo can appear sideways.',
          fr: 'Sans elle, une photo peut apparaître couchée.',
          ar: 'قد تظهر الصورة مائلة على جانبها من دونه.',
          ch: '移除后照片可能横置显示。',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: ['image/jpeg', 'image/png', 'image/webp'],
  errors: {
    ...pictureTool.errors,
    format_not_stripped: {
      en: 'Metadata can only be removed from JPEG, PNG and WebP. Convert the file with photoeditor/convert, which also removes metadata.',
      fr: 'Les métadonnées peuvent être retirées de JPEG, PNG et WebP. Convertissez le fichier avec photoeditor/convert, qui ne les conserve pas.',
      ar: 'يمكن إزالة البيانات الوصفية من JPEG وPNG وWebP. حوّل الملف باستخدام photoeditor/convert الذي لا يحتفظ بها.',
      ch: '可移除 JPEG、PNG 和 WebP 的元数据。其他格式请用 photoeditor/convert 转换，转换时不保留元数据。',
    },
  },
  examples: [
    { name: { en: 'A PNG file', fr: 'Un fichier PNG', ar: 'ملف PNG', ch: 'PNG 文件' }, input: { file: redDot() } },
    {
      name: { en: 'Everything', fr: 'Tout', ar: 'كل شيء', ch: '全部移除' },
      input: { file: redDot(), keepProfile: false, keepOrientation: false },
    },
  ],
  run: async ({ file, keepProfile, keepOrientation }) => {
    const { format, metadata } = await readMetadata(file);
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
      throw new InputFault('format_not_stripped', { pointer: '/file' });
    await checkPixelsOf(file, '/file');
    const orientation = keepOrientation ? (metadata.orientation ?? 1) : 1;
    const bytes = strippers[format](Buffer.from(file.bytes), { keepProfile, orientation });
    return new RawResponse({ type: typeOf[format], name: nameWith(file.name, endingOf[format]), bytes });
  },
});
