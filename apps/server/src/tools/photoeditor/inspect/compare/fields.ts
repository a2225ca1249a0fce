import * as z from 'zod';
import { field } from '../../../tool.ts';
import { pictureField } from '../../kit/fields/fields.ts';

export const pairFields = () => ({
  file: pictureField({ en: 'First image', fr: 'Première image', ar: 'الصورة الأولى', ch: '第一张图片' }),
  other: pictureField({ en: 'Second image', fr: 'Seconde image', ar: 'الصورة الثانية', ch: '第二张图片' }),
  tolerance: field(
    {
      title: { en: 'Tolerance', fr: 'Tolérance', ar: 'التفاوت المسموح', ch: '容差' },
      help: {
        en: 'From 0 to 255. Pixels differ if any channel differs by more than this.',
        fr: 'Deux pixels diffèrent si un canal s’écarte de plus que cette valeur, de 0 à 255.',
        ar: 'يُعدّ البكسل مختلفًا إذا تجاوز الفرق في إحدى القنوات هذه القيمة، من 0 إلى 255.',
        ch: '任一通道之差大于该值（0 至 255）即视为不同。',
      },
    },
    z.int().min(0).max(255).default(0),
  ),
});

export const pairErrors = {
  sizes_differ: {
    en: 'The images have {{first}} and {{second}} pixels. Resize one of them so that both are the same size.',
    fr: 'Les images comptent {{first}} et {{second}} pixels. Redimensionnez l’une d’elles pour qu’elles aient la même taille.',
    ar: 'أبعاد الصورتين {{first}} و{{second}} بكسل. غيّر حجم إحداهما لتتساوى الأبعاد.',
    ch: '两张图片分别为 {{first}} 和 {{second}} 像素。请调整其中一张，使尺寸相同。',
  },
} as const;
