/** Draws text with the fonts of the server. */
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { loadSharp } from '../picture/open.ts';
import { hasFonts, letterWithoutFont } from './fonts.ts';

export interface TextStyle {
  /** `#rrggbb`, or `#rrggbbaa` */
  readonly colour: string;
  /** Of the letters, in pixels. */
  readonly size: number;
  /** Lines are broken to this width. @default one line for each line of the text */
  readonly width?: number;
  readonly isBold?: boolean;
  /** The start is the right side for right-to-left text. @default 'start' */
  readonly align?: 'start' | 'centre';
}

export interface TextPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The text without space around it. @throws InputFault if the server has no font for the text, or the text nothing to draw */
export async function textPicture(text: string, style: TextStyle, pointer: string): Promise<TextPicture> {
  const { colour, size, width, isBold = false, align = 'start' } = style;
  if (!(await hasFonts())) throw new InputFault('no_font', { pointer });
  const visible = drawable(text);
  if (visible === '') throw new InputFault('no_text', { pointer });
  const letter = await letterWithoutFont(visible);
  if (letter !== null) throw new InputFault('no_font_for_script', { pointer, values: { letter } });
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(visible)}</span>`,
      font: `sans ${isBold ? 'bold ' : ''}${Math.max(1, Math.round(size))}`,
      rgba: true,
      dpi: 72, // a point is a pixel
      align: align === 'centre' ? 'centre' : 'left',
      wrap: 'word-char',
      ...(width !== undefined && { width: Math.max(1, Math.round(width)) }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Control characters have no shape. */
const drawable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
