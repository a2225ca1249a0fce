import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { formatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { regionErrors, regionFields, regionIn } from '../kit/picture/region.ts';
import { changeRegion } from '../kit/picture/change-region.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/blur',
  title: { en: 'Blur', fr: 'Flou', ar: 'ضبابية', ch: '模糊' },
  summary: {
    en: 'Blurs an image or a region of it.',
    fr: 'Floute une image ou une zone de celle-ci.',
    ar: 'يطبّق الضبابية على الصورة أو على منطقة منها.',
    ch: '模糊整张图片或其中的某个区域。',
  },
  tags: ['gaussian'],
  synonyms: {
    en: ['gaussian blur', 'soften', 'hide', 'censor'],
    fr: ['flouter', 'flou gaussien', 'masquer', 'adoucir'],
    ar: ['تمويه', 'إخفاء', 'تنعيم'],
    ch: ['高斯模糊', '虚化', '遮挡'],
  },
  input: z.object({
    file: pictureField(),
    sigma: field(
      {
        title: { en: 'Strength', fr: 'Intensité', ar: 'الشدة', ch: '强度' },
        help: {
          en: 'Standard deviation of the Gaussian blur in pixels.',
          fr: 'Écart type du flou gaussien, en pixels.',
          ar: 'الانحراف المعياري للضبابية الغاوسية بالبكسل.',
          ch: '高斯模糊的标准差，单位为像素。',
        },
      },
      z.number().min(0.3).max(100).default(8),
    ),
    ...regionFields(),
    format: formatField(),
    quality: qualityField(),
  }),
  errors: { ...pictureTool.errors, ...regionErrors },
  examples: [
    {
      name: { en: 'The whole image', fr: 'Toute l’image', ar: 'الصورة كلها', ch: '整张图片' },
      input: { file: landscape(), sigma: 3 },
    },
    {
      name: { en: 'A region', fr: 'Une zone', ar: 'منطقة', ch: '某个区域' },
      input: { file: landscape(), sigma: 6, left: 100, top: 14, width: 34, height: 34 },
    },
  ],
  run: ({ file, sigma, format, quality, ...given }) =>
    edit(file, { format, quality }, (source) =>
      changeRegion(source, regionIn(source, given), (part) => part.blur(sigma)),
    ),
});
