import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import {
  base16,
  base32,
  base32hex,
  base64,
  base64url,
  crockford,
  decodeBits,
  encodeBits,
} from './encodings/base-bits.ts';
import { encodeBase58 } from './encodings/base58.ts';
import { encodeAscii85, encodeZ85 } from './encodings/base85.ts';
import { textOfBytes } from './encodings/bytes-text.ts';
import { encodeHtml, encodeHtmlAscii } from './encodings/html-references.ts';
import { encodeMorse } from './encodings/morse.ts';
import { encodeOctets } from './encodings/octets.ts';
import { encodePercent } from './encodings/percent.ts';
import { encodeQuotedPrintable } from './encodings/quoted-printable.ts';

export const encodings = [
  'base64',
  'base64url',
  'base16',
  'base32',
  'base32hex',
  'crockford',
  'base58',
  'ascii85',
  'z85',
  'binary',
  'url-component',
  'url',
  'form',
  'html',
  'html-ascii',
  'quoted-printable',
  'morse',
] as const;
export type Encoding = (typeof encodings)[number];

interface Input {
  readonly text: string;
  readonly source: 'text' | 'hex';
  readonly format: Encoding;
  readonly padding: boolean;
  readonly lineLength: number;
}

/** Encodes text, or bytes in hexadecimal. */
export default function encode({ text, source, format, padding, lineLength }: Input) {
  const notes: Note[] = [];
  const bytes = source === 'hex' ? decodeBits(text, base16) : new TextEncoder().encode(text);
  if (source === 'text' && !text.isWellFormed()) notes.push({ code: 'lone_surrogates' });
  if (format === 'morse' && text !== text.toUpperCase()) notes.push({ code: 'case_lost' });
  if (format === 'quoted-printable' && /(?<!\r)\n/.test(text)) notes.push({ code: 'line_breaks' });
  const encoded = encoders[format](bytes, padding);
  const isWrapped = lineLength > 0 && isWrappable.has(format);
  return { text: isWrapped ? wrapped(encoded, lineLength) : encoded, format, bytes: bytes.length, notes };
}

const isWrappable: ReadonlySet<Encoding> = new Set([
  'base64',
  'base64url',
  'base16',
  'base32',
  'base32hex',
  'crockford',
  'ascii85',
]);

const encoders: Readonly<Record<Encoding, (bytes: Uint8Array, padding: boolean) => string>> = {
  base64: (bytes, padding) => encodeBits(bytes, base64, padding),
  base64url: (bytes, padding) => encodeBits(bytes, base64url, padding),
  base16: (bytes) => encodeBits(bytes, base16, false),
  base32: (bytes, padding) => encodeBits(bytes, base32, padding),
  base32hex: (bytes, padding) => encodeBits(bytes, base32hex, padding),
  crockford: (bytes) => encodeBits(bytes, crockford, false),
  base58: encodeBase58,
  ascii85: encodeAscii85,
  z85: encodeZ85,
  binary: encodeOctets,
  'url-component': (bytes) => encodePercent(bytes, 'component'),
  url: (bytes) => encodePercent(bytes, 'url'),
  form: (bytes) => encodePercent(bytes, 'form'),
  html: (bytes) => encodeHtml(textOf(bytes)),
  'html-ascii': (bytes) => encodeHtmlAscii(textOf(bytes)),
  'quoted-printable': encodeQuotedPrintable,
  morse: (bytes) => encodeMorse(textOf(bytes)),
};

function textOf(bytes: Uint8Array): string {
  const text = textOfBytes(bytes);
  if (text === null) throw new InputFault('not_text', { pointer: '/text' });
  return text;
}

const wrapped = (text: string, length: number): string =>
  (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('\n');
