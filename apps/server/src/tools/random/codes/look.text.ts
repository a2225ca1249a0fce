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
          en: 'Colour of the three large squares. If empty, the dark colour is used.',
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

/** Of a code that cannot be drawn, or that scanners cannot read. */
export const qrErrors = {
  encoding: {
    en: 'The text contains half of a character (an unpaired surrogate). Remove it.',
    fr: 'Le texte contient la moitié d’une paire de substitution, qui ne peut pas être encodée. Retirez le caractère défectueux.',
    ar: 'يحتوي النص على نصف زوج بديل لا يمكن ترميزه. أزل المحرف المعطوب.',
    ch: '文本包含半个代理对，无法编码。请移除损坏的字符。',
  },
  too_big: {
    en: 'The text has {{bytes}} bytes, but only {{max}} bytes fit with error correction {{correction}}. Shorten the text or choose a lower level.',
    fr: 'Le texte a {{bytes}} octets, mais seulement {{max}} tiennent avec la correction d’erreurs {{correction}}. Raccourcissez-le ou choisissez une correction plus faible.',
    ar: 'يبلغ النص {{bytes}} بايت، لكن لا يتسع مستوى تصحيح الأخطاء {{correction}} إلا لـ {{max}}. اختصره أو اختر مستوى أدنى.',
    ch: '文本有 {{bytes}} 字节，但纠错级别 {{correction}} 只能容纳 {{max}} 字节。请缩短文本，或选择较低的纠错级别。',
  },
  too_big_for_any: {
    en: 'The text has {{bytes}} bytes, but only {{max}} bytes fit with error correction L. Shorten it.',
    fr: 'Le texte a {{bytes}} octets, mais seulement {{max}} tiennent avec la correction d’erreurs L. Raccourcissez-le.',
    ar: 'يبلغ النص {{bytes}} بايت، لكن لا يتسع مستوى تصحيح الأخطاء L إلا لـ {{max}}. اختصره.',
    ch: '文本有 {{bytes}} 字节，但纠错级别 L 只能容纳 {{max}} 字节。请缩短文本。',
  },
  too_small: {
    en: 'This code has {{modules}} modules per side with its margin. Make the image at least {{modules}} pixels, preferably {{better}}.',
    fr: 'Ce code a {{modules}} modules par côté avec sa marge. Donnez à l’image au moins {{modules}} pixels, de préférence {{better}}.',
    ar: 'لهذا الرمز {{modules}} وحدة في كل جانب مع هامشه. اجعل الصورة {{modules}} بكسل على الأقل، ويفضّل {{better}}.',
    ch: '此二维码连同边距每边有 {{modules}} 个模块。图片至少应为 {{modules}} 像素，建议 {{better}}。',
  },
  swapped: {
    en: 'The dark colour {{dark}} is lighter than the light colour {{light}}, which many scanners cannot read. Swap the colours.',
    fr: 'La couleur foncée {{dark}} est plus claire que la couleur claire {{light}}, ce que beaucoup de lecteurs ne lisent pas. Échangez les couleurs.',
    ar: 'اللون الغامق {{dark}} أفتح من اللون الفاتح {{light}}، ولا تقرأ ذلك ماسحات كثيرة. بدّل اللونين.',
    ch: '深色 {{dark}} 比浅色 {{light}} 更浅，许多扫描器无法读取。请交换两种颜色。',
  },
  too_light: {
    en: 'The dark colour {{dark}} is too similar to the light colour {{light}} for scanners. Make the dark colour darker.',
    fr: 'La couleur foncée {{dark}} est trop proche de la couleur claire {{light}} pour les lecteurs. Foncez-la.',
    ar: 'اللون الغامق {{dark}} قريب جدًا من اللون الفاتح {{light}} على الماسحات. اجعل اللون الغامق أغمق.',
    ch: '深色 {{dark}} 与浅色 {{light}} 过于接近，扫描器无法区分。请加深深色。',
  },
  too_dark: {
    en: 'The light colour {{light}} is too similar to the dark colour {{dark}} for scanners. Make the light colour lighter.',
    fr: 'La couleur claire {{light}} est trop proche de la couleur foncée {{dark}} pour les lecteurs. Éclaircissez-la.',
    ar: 'اللون الفاتح {{light}} قريب جدًا من اللون الغامق {{dark}} على الماسحات. اجعل اللون الفاتح أفتح.',
    ch: '浅色 {{light}} 与深色 {{dark}} 过于接近，扫描器无法区分。请调浅浅色。',
  },
} as const;
