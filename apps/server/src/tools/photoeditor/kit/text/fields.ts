import * as z from 'zod';
import { field } from '../../../tool.ts';

const fontHelp = {
  en: 'Drawn in the server’s sans-serif font. Rare characters that its fonts lack appear as boxes.',
  fr: 'Dans la police sans empattement du serveur. Les caractères rares absents de ses polices sont des carrés.',
  ar: 'بخط الخادم دون زوائد. تظهر الأحرف النادرة غير المتوفرة في خطوطه مربعات.',
  ch: '使用服务器的无衬线字体。字体中没有的生僻字符显示为方框。',
};

export const drawnText = (title: Parameters<typeof field>[0]['title'], lengthMax: number) =>
  field({ title, help: fontHelp, multiline: true }, z.string().min(1).max(lengthMax));

export const optionalDrawnText = (title: Parameters<typeof field>[0]['title'], lengthMax: number) =>
  field({ title, help: fontHelp }, z.string().max(lengthMax).optional());

export const textTitle = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' };

export const textErrors = {
  no_text: {
    en: 'The text has no visible characters. Enter some text.',
    fr: 'Le texte ne contient aucun caractère visible. Saisissez-en au moins un.',
    ar: 'لا يحتوي النص على أحرف مرئية. أدخل حرفًا واحدًا على الأقل.',
    ch: '文本不含可见字符。请至少输入一个。',
  },
  no_font: {
    en: 'The server has no fonts, so text cannot be drawn. Its operator can install a font, such as Noto.',
    fr: 'Le serveur n’a aucune police, le texte ne peut donc pas être dessiné. Son exploitant peut en installer, par exemple Noto.',
    ar: 'لا توجد خطوط على الخادم، لذلك يتعذّر رسم النص. يمكن لمشغّله تثبيت خطوط مثل Noto.',
    ch: '服务器没有字体，无法绘制文本。运营者可安装字体，例如 Noto。',
  },
  no_font_for_script: {
    en: 'The server has no font for letters such as “{{letter}}”. Remove them. The server’s operator can install a font, such as Noto.',
    fr: 'Le serveur n’a aucune police pour des lettres comme « {{letter}} ». Retirez-les. L’exploitant du serveur peut installer une police, par exemple Noto.',
    ar: 'لا يوجد على الخادم خط لأحرف مثل «{{letter}}». احذفها. يمكن لمشغّل الخادم تثبيت خط مثل Noto.',
    ch: '服务器没有可显示“{{letter}}”等文字的字体。请移除这些文字。服务器的运营者可安装字体，例如 Noto。',
  },
} as const;
