import { create, type QRCode } from 'qrcode';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { qrPath } from '@apiyard/kernels/qr-path';
import { invalidAt, issue, sentence } from '../../../../problems/sentence.ts';
import { invalidInput, RawResponse } from '../../../tool.ts';
import { symbolContrast } from './colour.ts';
import { encodePng } from './png.ts';
import { styledPaths } from './styled.ts';

/** Capacity of the largest code (version 40) in byte mode: ISO/IEC 18004, table 7. */
const bytesMax = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;
/** Grade C of ISO/IEC 15415, which ordinary phones can read. */
const contrastMin = 0.4;

interface Look {
  readonly format: 'png' | 'svg';
  readonly size: number;
  readonly margin: number;
  readonly correction: keyof typeof bytesMax;
  readonly dark: string;
  readonly light: string;
  /** @default 'square' */
  readonly shape?: 'square' | 'rounded' | 'dots';
  /** Empty for the dark colour. @default '' */
  readonly corners?: string;
}

/** The QR code of a text. `pointer` is the input to shorten if it does not fit. */
export function qrPicture(text: string, look: Look, pointer = '/text') {
  const { format, size, margin, correction, dark, light, corners = '' } = look;
  if (!text.isWellFormed()) return invalidAt(pointer, 'encoding', sentence('problem.tools.surrogate'));
  if (symbolContrast(dark, light) < contrastMin) return invalidInput(...contrastErrors(dark, light));
  if (corners !== '' && symbolContrast(corners, light) < contrastMin)
    return invalidAt('/corners', 'contrast', sentence('problem.tools.darker', { dark: corners, light }));
  const code = encode(text, correction);
  if (code === null) {
    const bytes = Buffer.byteLength(text);
    const max = bytesMax[correction];
    return invalidAt(
      pointer,
      'too_big',
      correction === 'L'
        ? sentence('problem.tools.qrBytesL', { bytes, max })
        : sentence('problem.tools.qrBytes', { bytes, max, correction }),
    );
  }
  const modules = code.modules.size + 2 * margin;
  if (format === 'svg') return svgResponse(code, look, modules);
  const scale = Math.floor(size / modules);
  if (scale < 1) {
    return invalidAt('/size', 'too_small', sentence('problem.tools.qrSize', { modules, better: 3 * modules }));
  }
  if (isPlain(look)) return pngResponse(drawPng(code, { scale, size, dark, light }));
  return styledPng(code, look, scale).then(pngResponse);
}

const isPlain = ({ shape = 'square', corners = '', dark }: Look) =>
  shape === 'square' && (corners === '' || corners === dark);

const pngResponse = (bytes: Uint8Array) => new RawResponse({ type: 'image/png', name: 'qr.png', bytes });

function svgResponse(code: QRCode, look: Look, modules: number): RawResponse {
  const { size, margin, dark, light } = look;
  const bytes = isPlain(look)
    ? drawSvg(code, { modules, margin, size, dark, light })
    : new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}">` +
          `<path fill="${light}" d="M0 0h${modules}v${modules}H0z"/>${styledPaths(code.modules, margin, look)}</svg>\n`,
      );
  return new RawResponse({ type: 'image/svg+xml', name: 'qr.svg', bytes });
}

/** Modules have a whole number of pixels, as in plain ones. */
async function styledPng(code: QRCode, look: Look, scale: number): Promise<Uint8Array> {
  const { size, light } = look;
  const start = Math.floor((size - code.modules.size * scale) / 2);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${light}" d="M0 0h${size}v${size}H0z"/>` +
    `<g transform="translate(${start} ${start}) scale(${scale})">${styledPaths(code.modules, 0, look)}</g></svg>`;
  const { default: sharp } = await import('sharp');
  // A copy, because memory of sharp cannot be transferred to another thread.
  return new Uint8Array(await sharp(Buffer.from(svg)).flatten({ background: light }).png().toBuffer());
}

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
