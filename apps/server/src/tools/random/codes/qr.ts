import qr from '@apiyard/kernels/tools/random/codes/qr';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { lookFields, qrErrors } from './look.text.ts';

export default tool({
  path: 'random/qr',
  title: { en: 'QR code', fr: 'Code QR', ar: 'رمز QR', ch: '二维码' },
  summary: {
    en: 'Generates a QR code from text or a link, as PNG or SVG.',
    fr: 'Génère un code QR à partir d’un texte ou d’un lien, en PNG ou SVG.',
    ar: 'ينشئ رمز QR من نص أو رابط بصيغة PNG أو SVG.',
    ch: '根据文本或链接生成二维码，格式为 PNG 或 SVG。',
  },
  tags: ['qrcode', 'png', 'svg'],
  synonyms: {
    en: ['barcode', 'link', 'scan', 'matrix code', 'wifi code'],
    fr: ['code-barres', 'lien', 'scanner', 'flashcode'],
    ar: ['رمز الاستجابة السريعة', 'باركود', 'رابط', 'مسح'],
    ch: ['二维条码', '条形码', '扫码', '链接'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Text or link', fr: 'Texte ou lien', ar: 'نص أو رابط', ch: '文本或链接' },
        help: {
          en: 'Up to 2953 bytes. Higher error correction leaves less room.',
          fr: 'Jusqu’à 2953 octets. Une correction d’erreurs plus forte laisse moins de place.',
          ar: 'حتى 2953 بايت. كلما زاد تصحيح الأخطاء قلّت المساحة.',
          ch: '最多 2953 字节。纠错级别越高，可用空间越小。',
        },
        multiline: true,
      },
      z.string().min(1).max(20_000),
    ),
    ...lookFields(),
  }),
  output: ['image/png', 'image/svg+xml'],
  errors: qrErrors,
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    {
      name: { en: 'A link', fr: 'Un lien', ar: 'رابط', ch: '链接' },
      input: { text: 'https://www.rfc-editor.org/rfc/rfc9562' },
    },
    {
      name: { en: 'Wi-Fi for guests', fr: 'Wi-Fi pour les invités', ar: 'شبكة واي فاي للضيوف', ch: '访客 Wi-Fi' },
      input: { text: 'WIFI:T:WPA;S:Garden;P:late-summer-42;;', format: 'svg', correction: 'Q', dark: '#1e3a8a' },
    },
    {
      name: { en: 'Round, in two colours', fr: 'Arrondi, en deux couleurs', ar: 'مستدير بلونين', ch: '圆角，双色' },
      input: { text: 'https://example.com', shape: 'rounded', dark: '#111827', corners: '#be123c' },
    },
  ],
  run: async (input) => new RawResponse(await qr(input)),
});
