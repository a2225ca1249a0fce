import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { heightTitle, pictureField, widthTitle } from '../kit/fields/fields.ts';
import { readMetadata } from '../kit/picture/open.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { redDot } from '../kit/samples/samples.ts';
import { readExif } from './metadata/exif.ts';
import { readIptc } from './metadata/iptc.ts';
import { readXmp } from './metadata/xmp.ts';

const value = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]);
const values = () => z.record(z.string(), value).optional();

export default tool({
  ...readingTool,
  path: 'photoeditor/metadata',
  title: { en: 'Image metadata', fr: 'Métadonnées d’image', ar: 'بيانات الصورة الوصفية', ch: '图片元数据' },
  summary: {
    en: 'Reads EXIF, IPTC, XMP, the colour profile and the GPS position of an image.',
    fr: 'Lit les données EXIF, IPTC et XMP, le profil de couleurs et la position GPS d’une image.',
    ar: 'يقرأ بيانات EXIF وIPTC وXMP وملف تعريف الألوان وموقع GPS من الصورة.',
    ch: '读取图片的 EXIF、IPTC、XMP、颜色配置文件和 GPS 位置。',
  },
  tags: ['exif', 'iptc', 'xmp', 'icc', 'gps'],
  synonyms: {
    en: ['exif viewer', 'camera', 'location', 'photo details'],
    fr: ['exif', 'appareil photo', 'géolocalisation', 'détails de la photo'],
    ar: ['معلومات الصورة', 'الكاميرا', 'الموقع الجغرافي'],
    ch: ['照片信息', '拍摄参数', '地理位置', '相机'],
  },
  input: z.object({ file: pictureField() }),
  output: {
    schema: z.object({
      format: field({ title: { en: 'Format', fr: 'Format', ar: 'الصيغة', ch: '格式' } }, z.string()),
      bytes: field(
        { title: { en: 'Size in bytes', fr: 'Taille en octets', ar: 'الحجم بالبايت', ch: '大小（字节）' } },
        z.int().min(0),
      ),
      width: field({ title: widthTitle }, z.int().min(0)),
      height: field({ title: heightTitle }, z.int().min(0)),
      orientation: field(
        {
          title: {
            en: 'EXIF orientation, from 1 to 8',
            fr: 'Orientation EXIF, de 1 à 8',
            ar: 'اتجاه EXIF من 1 إلى 8',
            ch: 'EXIF 方向，1 至 8',
          },
        },
        z.int().optional(),
      ),
      frames: field(
        { title: { en: 'Frames or pages', fr: 'Images ou pages', ar: 'الإطارات أو الصفحات', ch: '帧数或页数' } },
        z.int().min(1),
      ),
      channels: field({ title: { en: 'Channels', fr: 'Canaux', ar: 'القنوات', ch: '通道数' } }, z.int().min(1)),
      hasAlpha: field(
        { title: { en: 'Has transparency', fr: 'A une transparence', ar: 'فيها شفافية', ch: '含透明通道' } },
        z.boolean(),
      ),
      space: field(
        { title: { en: 'Colour space', fr: 'Espace colorimétrique', ar: 'الفضاء اللوني', ch: '色彩空间' } },
        z.string(),
      ),
      density: field(
        { title: { en: 'Pixels per inch', fr: 'Pixels par pouce', ar: 'بكسل لكل بوصة', ch: '每英寸像素' } },
        z.number().optional(),
      ),
      profile: field(
        {
          title: {
            en: 'Name of the ICC profile',
            fr: 'Nom du profil ICC',
            ar: 'اسم ملف تعريف ICC',
            ch: 'ICC 配置文件名称',
          },
        },
        z.string().optional(),
      ),
      gps: field(
        { title: { en: 'GPS position', fr: 'Position GPS', ar: 'موقع GPS', ch: 'GPS 位置' } },
        z
          .object({
            latitude: field(
              {
                title: {
                  en: 'Latitude in degrees',
                  fr: 'Latitude en degrés',
                  ar: 'خط العرض بالدرجات',
                  ch: '纬度（度）',
                },
              },
              z.number(),
            ),
            longitude: field(
              {
                title: {
                  en: 'Longitude in degrees',
                  fr: 'Longitude en degrés',
                  ar: 'خط الطول بالدرجات',
                  ch: '经度（度）',
                },
              },
              z.number(),
            ),
            altitude: field(
              {
                title: {
                  en: 'Altitude in metres',
                  fr: 'Altitude en mètres',
                  ar: 'الارتفاع بالأمتار',
                  ch: '海拔（米）',
                },
              },
              z.number().optional(),
            ),
          })
          .optional(),
      ),
      exif: field({ title: 'EXIF' }, values()),
      iptc: field({ title: 'IPTC' }, values()),
      xmp: field({ title: 'XMP' }, values()),
    }),
    examples: [
      {
        format: 'jpeg',
        bytes: 48_213,
        width: 1600,
        height: 1200,
        orientation: 1,
        frames: 1,
        channels: 3,
        hasAlpha: false,
        space: 'srgb',
        density: 72,
        profile: 'sRGB',
        gps: { latitude: 15.5007, longitude: 32.5599, altitude: 381 },
        exif: { Make: 'Canon', DateTimeOriginal: '2024-05-01T12:30:00+02:00', FNumber: 2.8 },
        iptc: { Headline: 'Nile', Keywords: ['river', 'evening'] },
        xmp: { 'dc:creator': ['Amina'] },
      },
    ],
  },
  layout: 'values',
  examples: [
    { name: { en: 'A PNG file', fr: 'Un fichier PNG', ar: 'ملف PNG', ch: 'PNG 文件' }, input: { file: redDot() } },
  ],
  run: async ({ file }) => {
    const { metadata, format } = await readMetadata(file);
    const { icc, iptc, xmp, orientation, density } = metadata;
    // A TIFF file has the structure of EXIF itself.
    const exif = format === 'tiff' ? Buffer.from(file.bytes) : metadata.exif;
    return {
      format,
      bytes: file.bytes.length,
      width: metadata.width,
      height: metadata.height,
      orientation,
      frames: metadata.pages ?? 1,
      channels: metadata.channels,
      hasAlpha: metadata.hasAlpha,
      space: metadata.space,
      density,
      profile: icc === undefined ? undefined : await profileName(icc),
      ...(exif === undefined ? {} : readExif(exif)),
      iptc: iptc === undefined ? undefined : readIptc(iptc),
      xmp: xmp === undefined ? undefined : readXmp(xmp.toString()),
    };
  },
});

async function profileName(icc: Buffer): Promise<string | undefined> {
  const { parse } = await import('icc');
  try {
    return parse(icc).description;
  } catch {
    // A profile of another version or a broken one.
    return undefined;
  }
}
