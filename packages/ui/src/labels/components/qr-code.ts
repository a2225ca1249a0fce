import type { ComponentLabels } from '../component-labels.ts';

interface QrCodeLabels {
  /** Instead of the code. */
  failed: string;
  tooLong: string;
}

export const qrCodeLabels: ComponentLabels<QrCodeLabels> = {
  en: {
    failed: 'Couldn’t draw the QR code. Use the text instead.',
    tooLong: 'The text is too long for a QR code.',
  },
  fr: {
    failed: 'Impossible de générer le QR code. Utilisez plutôt le texte.',
    tooLong: 'Le texte est trop long pour un QR code.',
  },
  ar: {
    failed: 'تعذّر إنشاء رمز QR. استخدم النص بدلًا منه.',
    tooLong: 'النص أطول من أن يتسع له رمز QR.',
  },
  'zh-CN': {
    failed: '无法生成二维码，请改用文本。',
    tooLong: '文本过长，无法生成二维码。',
  },
};
