/** Texts that the tools for colours share. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';

export const colourTitle = { en: 'Colour', fr: 'Couleur', ar: 'اللون', ch: '颜色' } as const satisfies Text;

export const colourHelp = {
  en: 'In any CSS notation: a name, #hex, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color().',
  fr: 'Dans toute notation CSS : un nom, #hex, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() ou color().',
  ar: 'بأي صيغة من CSS: اسم أو ⁦#hex⁩ أو ⁦rgb()⁩ أو ⁦hsl()⁩ أو ⁦hwb()⁩ أو ⁦lab()⁩ أو ⁦lch()⁩ أو ⁦oklab()⁩ أو ⁦oklch()⁩ أو ⁦color()⁩.',
  ch: '任意 CSS 写法：名称、#hex、rgb()、hsl()、hwb()、lab()、lch()、oklab()、oklch() 或 color()。',
} as const satisfies Text;

export const colourText = field({ title: colourTitle, help: colourHelp, code: true }, z.string().min(1).max(200));

export const notColour = {
  en: '“{{text}}” is not a CSS colour. Use a name, a hex code or a function such as rgb().',
  fr: '« {{text}} » n’est pas une couleur CSS. Utilisez un nom, un code hexadécimal ou une fonction comme rgb().',
  ar: '«⁦{{text}}⁩» ليس لونًا في CSS. استخدم اسمًا أو رمزًا سداسيًا عشريًا أو دالة مثل ⁦rgb()⁩.',
  ch: '“{{text}}”不是 CSS 颜色。请使用名称、十六进制代码或 rgb() 等函数。',
} as const satisfies Text;

export const gamutNotes = {
  out_of_gamut: {
    en: 'The colour is outside sRGB, so it was mapped to the nearest sRGB colour with less chroma.',
    fr: 'La couleur est hors de sRGB ; elle est ramenée à la plus proche, avec moins de chroma.',
    ar: 'اللون خارج نطاق sRGB، لذا حُوّل إلى أقرب لون فيه بتشبّع أقل.',
    ch: '该颜色超出 sRGB 色域，已通过降低彩度映射到最接近的颜色。',
  },
  clamped: {
    en: 'Channels outside the range of rgb() were set to its limits.',
    fr: 'Les canaux hors des limites de rgb() sont ramenés à ces limites.',
    ar: 'أُعيدت القنوات الخارجة عن نطاق ⁦rgb()⁩ إلى حدوده.',
    ch: '超出 rgb() 范围的通道已取边界值。',
  },
} as const satisfies Readonly<Record<string, Text>>;
