import type { QRCode } from 'qrcode';
import { create } from 'qrcode';
import { InputFault } from '../../../../faults/input-fault.ts';
import { qrPath } from '../../../../qr-path.ts';
import { svgFile } from '../../pictures/svg/svg.ts';
import { symbolContrast } from './colour.ts';
import type { Shape } from './modules.ts';
import { steps, styledPixels } from './pixels.ts';
import { encodePng } from './png.ts';
import { styledPaths } from './styled.ts';

/** Capacity of the largest code (version 40) in byte mode: ISO/IEC 18004, table 7. */
const bytesMax = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;
/** Grade C of ISO/IEC 15415, which ordinary phones can read. */
const contrastMin = 0.4;

export interface Look {
  readonly format: 'png' | 'svg';
  readonly size: number;
  readonly margin: number;
  readonly correction: keyof typeof bytesMax;
  readonly dark: string;
  readonly light: string;
  readonly shape: Shape;
  /** Empty for the dark colour. */
  readonly corners: string;
}

/**
 * The QR code of a text as a file. `pointer` is the input to shorten if it does not fit.
 *
 * @throws InputFault for texts that do not fit and colours that scanners cannot read
 */
export async function qrPicture(text: string, look: Look, pointer = '/text') {
  const { format, size, margin, correction, dark, light, corners } = look;
  if (!text.isWellFormed()) throw new InputFault('encoding', { pointer });
  if (symbolContrast(dark, light) < contrastMin) throw contrastFault(dark, light);
  if (corners !== '' && symbolContrast(corners, light) < contrastMin)
    throw new InputFault('too_light', { pointer: '/corners', values: { dark: corners, light } });
  const code = encode(text, correction);
  if (code === null) {
    const values = { bytes: new TextEncoder().encode(text).length, max: bytesMax[correction], correction };
    throw new InputFault(correction === 'L' ? 'too_big_for_any' : 'too_big', { pointer, values });
  }
  const side = code.modules.size + 2 * margin;
  if (format === 'svg') return svgFile('qr.svg', svgOf(code, look, side));
  const scale = Math.floor(size / side);
  if (scale < 1) throw new InputFault('too_small', { pointer: '/size', values: { modules: side, better: 3 * side } });
  return { type: 'image/png', name: 'qr.png', bytes: await pngOf(code, look, scale) };
}

const isPlain = ({ shape, corners, dark }: Look) => shape === 'square' && (corners === '' || corners === dark);

function svgOf({ modules }: QRCode, look: Look, side: number): string {
  const { size, margin, dark, light } = look;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"`;
  const back = `<path fill="${light}" d="M0 0h${side}v${side}H0z"/>`;
  return isPlain(look)
    ? `${head} shape-rendering="crispEdges">${back}<path fill="${dark}" d="${qrPath(modules, margin)}"/></svg>\n`
    : `${head}>${back}${styledPaths(modules, margin, look)}</svg>\n`;
}

/** Every module has the same whole number of pixels; the rest widens the margin. */
function pngOf(code: QRCode, look: Look, scale: number): Promise<Uint8Array<ArrayBuffer>> {
  const { modules } = code;
  const { size, shape, dark, light, corners } = look;
  const start = Math.floor((size - modules.size * scale) / 2);
  if (isPlain(look)) {
    const rows = plainRows(code, { scale, size, start });
    return encodePng({ rows, width: size, bits: 1, palette: [light, dark] });
  }
  const rows = styledPixels({ modules, shape, scale, size, start });
  return encodePng({
    rows,
    width: size,
    bits: 8,
    palette: [light, ...ramp(light, dark), ...ramp(light, corners || dark)],
  });
}

/** Colours from just after one to the other. */
const ramp = (from: string, to: string): string[] =>
  Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    const channels = [1, 3, 5].map((at) => {
      const [start = 0, end = 0] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round(start + (end - start) * share)
        .toString(16)
        .padStart(2, '0');
    });
    return `#${channels.join('')}`;
  });

/** One bit a pixel; the first pixel is in the highest bit. */
function plainRows(
  { modules }: QRCode,
  { scale, size, start }: { readonly scale: number; readonly size: number; readonly start: number },
): Uint8Array[] {
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
  return rows;
}

/** At the colour to change. The defaults are black and white, so of a single colour that was sent it is that one. */
function contrastFault(dark: string, light: string): InputFault {
  const contrast = symbolContrast(dark, light);
  const values = { dark, light };
  if (contrast <= -contrastMin) {
    const others = [new InputFault('swapped', { pointer: '/light', values })];
    return new InputFault('swapped', { pointer: '/dark', values, others });
  }
  const ofLight = new InputFault('too_dark', { pointer: '/light', values });
  if (contrast < 0) return new InputFault('too_light', { pointer: '/dark', values, others: [ofLight] });
  return symbolContrast('#000000', light) >= symbolContrast(dark, '#ffffff')
    ? new InputFault('too_light', { pointer: '/dark', values })
    : ofLight;
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
