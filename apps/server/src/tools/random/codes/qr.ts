import { create, type QRCode } from 'qrcode';
import type { InputIssue } from '@apiyard/api/contract/problem';
import * as z from 'zod';
import { field, invalidInput, RawResponse, tool } from '../../tool.ts';
import { symbolContrast } from './qr/colour.ts';
import { qrPath } from '@apiyard/kernels/qr-path';
import { encodePng } from './qr/png.ts';
import { invalidAt, issue, sentence } from '../../../problems/sentence.ts';

/** Capacity of the largest code (version 40) in byte mode: ISO/IEC 18004, table 7. */
const bytesMax = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;
/** Grade C of ISO/IEC 15415, which ordinary phones can read. */
const contrastMin = 0.4;

const colour = () =>
  z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'Enter a colour as # and six hexadecimal digits, such as #1d4ed8.' });

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
          fr: 'Jusqu’à 2953 octets. Une correction d’erreurs plus forte laisse moins de place.',
          ar: 'حتى 2953 بايت. كلما زاد تصحيح الأخطاء قلّت المساحة.',
          ch: '最多 2953 字节。纠错级别越高，可用空间越小。',
        },
        multiline: true,
      },
      z.string().min(1).max(20_000),
    ),
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
  }),
  output: ['image/png', 'image/svg+xml'],
  open: true,
  heavy: true,
  instant: true,
  examples: [
    {
      name: { en: 'A link', fr: 'Un lien', ar: 'رابط', ch: '链接' },
      input: { text: 'https://www.rfc-editor.org/rfc/rfc9562' },
    },
    {
      name: { en: 'Wi-Fi for guests', fr: 'Wi-Fi pour les invités', ar: 'شبكة واي فاي للضيوف', ch: '访客 Wi-Fi' },
      input: { text: 'WIFI:T:WPA;S:Garden;P:late-summer-42;;', format: 'svg', correction: 'Q', dark: '#1e3a8a' },
    },
  ],
  run: ({ text, format, size, margin, correction, dark, light }) => {
    if (!text.isWellFormed()) {
      return invalidAt('/text', 'encoding', sentence('problem.tools.surrogate'));
    }
    if (symbolContrast(dark, light) < contrastMin) return invalidInput(...contrastErrors(dark, light));
    const code = encode(text, correction);
    if (code === null) {
      const bytes = Buffer.byteLength(text);
      const max = bytesMax[correction];
      return invalidAt(
        '/text',
        'too_big',
        correction === 'L'
          ? sentence('problem.tools.qrBytesL', { bytes, max })
          : sentence('problem.tools.qrBytes', { bytes, max, correction }),
      );
    }
    const modules = code.modules.size + 2 * margin;
    if (format === 'svg')
      return new RawResponse({
        type: 'image/svg+xml',
        name: 'qr.svg',
        bytes: drawSvg(code, { modules, margin, size, dark, light }),
      });
    const scale = Math.floor(size / modules);
    if (scale < 1) {
      return invalidAt('/size', 'too_small', sentence('problem.tools.qrSize', { modules, better: 3 * modules }));
    }
    return new RawResponse({ type: 'image/png', name: 'qr.png', bytes: drawPng(code, { scale, size, dark, light }) });
  },
});

/** At the colour to change. The defaults are black and white, so of a single colour that was sent it is that one. */
function contrastErrors(dark: string, light: string): [InputIssue, ...InputIssue[]] {
  const contrast = symbolContrast(dark, light);
  const code = 'contrast';
  if (contrast <= -contrastMin) {
    const text = sentence('problem.tools.swapColours', { dark, light });
    return [issue('/dark', code, text), issue('/light', code, text)];
  }
  const ofDark = issue('/dark', code, sentence('problem.tools.darker', { dark, light }));
  const ofLight = issue('/light', code, sentence('problem.tools.lighter', { light, dark }));
  if (contrast < 0) return [ofDark, ofLight];
  return symbolContrast('#000000', light) >= symbolContrast(dark, '#ffffff') ? [ofDark] : [ofLight];
}

/** The code, or null if the text doesn't fit. */
function encode(text: string, correction: keyof typeof bytesMax): QRCode | null {
  try {
    return create(text, { errorCorrectionLevel: correction });
  } catch (error) {
    if (error instanceof Error && error.message.includes('too big')) return null;
    throw error;
  }
}

/** Every module has the same whole number of pixels; the rest widens the margin. */
function drawPng(
  { modules }: QRCode,
  { scale, size, dark, light }: { scale: number; size: number; dark: string; light: string },
): Uint8Array {
  const start = Math.floor((size - modules.size * scale) / 2);
  const blank = new Uint8Array(Math.ceil(size / 8));
  const rows = Array.from({ length: size }, () => blank);
  for (let row = 0; row < modules.size; row += 1) {
    const pixels = blank.slice();
    for (let x = 0; x < modules.size * scale; x += 1) {
      const at = start + x;
      if (modules.get(row, Math.floor(x / scale)) === 1) pixels[at >> 3] = (pixels[at >> 3] ?? 0) | (0x80 >> (at & 7));
    }
    rows.fill(pixels, start + row * scale, start + (row + 1) * scale);
  }
  return encodePng(rows, dark, light);
}

function drawSvg(
  code: QRCode,
  {
    modules,
    margin,
    size,
    dark,
    light,
  }: { modules: number; margin: number; size: number; dark: string; light: string },
): Uint8Array {
  const path = qrPath(code.modules, margin);
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">` +
      `<path fill="${light}" d="M0 0h${modules}v${modules}H0z"/><path fill="${dark}" d="${path}"/></svg>\n`,
  );
}
