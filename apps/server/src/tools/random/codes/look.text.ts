import * as z from 'zod';
import { field } from '../../tool.ts';

const colourError = 'Enter a colour as # and six hexadecimal digits, such as #1d4ed8.';
const colour = () => z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: colourError });

/** How a QR code looks: format, size and colours. */
export const lookFields = () =>
  ({
    format: field(
      { title: { en: 'Format', fr: 'Format', ar: 'الصيغة', ch: '格式' }, options: { png: 'PNG', svg: 'SVG' } },
      z.enum(['png', 'svg']).default('png'),
    ),
    size: field(
      {
        title: { en: 'Size in pixels', fr: 'Taille en pixels', ar: 'الحجم بالبكسل', ch: '尺寸（像素）' },
        help: {
          en: 'Width and height, margin included.',
          fr: 'Largeur et hauteur, marge comprise.',
          ar: 'العرض والارتفاع مع الهامش.',
          ch: '宽和高，包含边距。',
        },
      },
      z.int().min(32).max(2048).default(320),
    ),
    margin: field(
      {
        title: { en: 'Margin in modules', fr: 'Marge en modules', ar: 'الهامش بالوحدات', ch: '边距（模块数）' },
        help: {
          en: 'The standard requires 4. With less, the area around the code must be light.',
          fr: 'La norme en exige 4. Avec moins, la zone autour du code doit être claire.',
          ar: 'يتطلب المعيار 4. إذا كان أقل، فيجب أن تكون المنطقة المحيطة بالرمز فاتحة.',
          ch: '标准要求 4。若更小，二维码周围须为浅色。',
        },
      },
      z.int().min(0).max(16).default(4),
    ),
    correction: field(
      {
        title: { en: 'Error correction', fr: 'Correction d’erreurs', ar: 'تصحيح الأخطاء', ch: '纠错级别' },
        help: {
          en: 'How much of the code can be dirty or covered.',
          fr: 'La part du code qui peut être salie ou masquée.',
          ar: 'نسبة الرمز التي يمكن أن تكون متسخة أو محجوبة.',
          ch: '二维码允许被弄脏或遮挡的比例。',
        },
        options: { L: 'L: 7 %', M: 'M: 15 %', Q: 'Q: 25 %', H: 'H: 30 %' },
      },
      z.enum(['L', 'M', 'Q', 'H']).default('M'),
    ),
    dark: field(
      { title: { en: 'Dark colour', fr: 'Couleur sombre', ar: 'اللون الداكن', ch: '深色' } },
      colour().default('#000000'),
    ),
    light: field(
      { title: { en: 'Light colour', fr: 'Couleur claire', ar: 'اللون الفاتح', ch: '浅色' } },
      colour().default('#ffffff'),
    ),
    shape: field(
      {
        title: { en: 'Module shape', fr: 'Forme des modules', ar: 'شكل الوحدات', ch: '模块形状' },
        options: {
          square: { en: 'Square', fr: 'Carrés', ar: 'مربعة', ch: '方形' },
          rounded: { en: 'Rounded', fr: 'Arrondis', ar: 'مستديرة الزوايا', ch: '圆角' },
          dots: { en: 'Dots', fr: 'Points', ar: 'نقاط', ch: '圆点' },
        },
      },
      z.enum(['square', 'rounded', 'dots']).default('square'),
    ),
    corners: field(
      {
        title: { en: 'Corner colour', fr: 'Couleur des coins', ar: 'لون الزوايا', ch: '角标颜色' },
        help: {
          en: 'Of the three large squares. If empty, the dark colour.',
          fr: 'Celle des trois grands carrés. Si le champ est vide, la couleur sombre.',
          ar: 'للمربعات الثلاثة الكبيرة. إذا كان الحقل فارغًا، يُستخدم اللون الداكن.',
          ch: '三个大方块的颜色。留空时使用深色。',
        },
      },
      z
        .string()
        .regex(/^(?:#[0-9a-fA-F]{6})?$/, { error: colourError })
        .default(''),
    ),
  }) as const;
