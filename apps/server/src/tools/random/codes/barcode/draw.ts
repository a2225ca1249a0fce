import bwip from 'bwip-js/node';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { KindName } from './kinds.ts';
import { checkDigitOf, expandUpce, kindOf } from './kinds.ts';

interface Barcode {
  readonly kind: KindName;
  readonly text: string;
  readonly format: 'svg' | 'png';
  /** Pixels of the narrowest bar. */
  readonly scale: number;
  /** Of the bars, in millimetres at 72 dpi and scale 1. */
  readonly height: number;
  readonly showText: boolean;
  readonly dark: string;
  readonly light: string;
}

/** Quiet zones: EAN-13 needs 11 modules on its left, QR codes 4, whose modules bwip-js draws twice as wide. */
const quietZone = { bars: 11, matrix: 8 } as const;

/**
 * The barcode as a file.
 *
 * @throws InputFault for a text that the kind cannot have
 */
export async function drawBarcode({ kind, text, format, scale, height, showText, dark, light }: Barcode) {
  checkText(kind, text);
  const { bcid, isMatrix = false, usesEci = false, prefix = '', options = {} } = kindOf(kind);
  const isWide = usesEci && /[^\0-\u007F]/.test(text);
  const drawn = {
    ...options,
    bcid,
    scale,
    text: isWide ? `^ECI000026${text.replaceAll('^', '^^')}` : `${prefix}${text}`,
    ...(isWide && { parsefnc: true }),
    ...(!isMatrix && { height, includetext: showText, textxalign: 'center' as const }),
    padding: isMatrix ? quietZone.matrix : quietZone.bars,
    barcolor: dark.slice(1),
    textcolor: dark.slice(1),
    backgroundcolor: light.slice(1),
  };
  try {
    if (format === 'png')
      return { type: 'image/png', name: `${kind}.png`, bytes: new Uint8Array(await bwip.toBuffer(drawn)) };
    const svg = bwip
      .toSVG(drawn)
      .replace(/^<svg viewBox="0 0 (\S+) (\S+)"/, '<svg width="$1" height="$2" viewBox="0 0 $1 $2"');
    return { type: 'image/svg+xml', name: `${kind}.svg`, bytes: new TextEncoder().encode(svg) };
  } catch (error) {
    throw faultOf(error, kind) ?? error;
  }
}

function checkText(kind: KindName, text: string): void {
  const { pattern, digits } = kindOf(kind);
  if (!text.isWellFormed()) throw new InputFault('encoding', { pointer: '/text' });
  if (pattern !== undefined && !pattern.test(text)) throw new InputFault(`text_${kind}`, { pointer: '/text' });
  if (digits !== undefined && text.length === digits) checkLastDigit(text, text.slice(0, -1));
  if (kind === 'upce' && text.length === 8) checkLastDigit(text, expandUpce(text));
}

function checkLastDigit(text: string, before: string): void {
  const [given, expected] = [Number(text.at(-1)), checkDigitOf(before)];
  if (given !== expected) {
    const where = { text, offset: text.length - 1 };
    throw new InputFault('check_digit', { pointer: '/text', values: { given, expected }, in: where });
  }
}

/** What bwip-js rejects: `bwipp.GS1badChecksum#3251: AI 01: Bad checksum`. */
function faultOf(error: unknown, kind: KindName): InputFault | null {
  const [, reason = '', detail = ''] = /^(?:Error: )?bwipp\.(\w+)#\d+: (.*)$/s.exec(String(error)) ?? [];
  if (reason === '') return null;
  const fault = (code: string, values = {}) => new InputFault(code, { pointer: '/text', values });
  if (/toolong|novalidsymbol|maxlength/i.test(reason) && !reason.startsWith('GS1')) return fault('too_long');
  if (!reason.startsWith('GS1')) return fault(`text_${kind}`);
  const ai = /AI \(?(\d+)/.exec(detail)?.[1];
  if (ai === undefined) return fault('gs1_syntax');
  if (reason === 'GS1unknownAI') return fault('gs1_unknown', { ai });
  if (reason === 'GS1badChecksum') return fault('gs1_check', { ai });
  if (reason === 'GS1missingAIs') {
    const needed = /missing: (.*)$/.exec(detail)?.[1] ?? '';
    return fault('gs1_missing', { ai, needed: needed.replaceAll(' OR ', ', ') });
  }
  return fault('gs1_value', { ai });
}
