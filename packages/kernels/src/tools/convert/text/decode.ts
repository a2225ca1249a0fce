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
import { decodeBase58 } from './encodings/base58.ts';
import { decodeAscii85, decodeZ85 } from './encodings/base85.ts';
import { textOfBytes } from './encodings/bytes-text.ts';
import { decodeHtmlReferences } from './encodings/html-references.ts';
import { decodeMorse } from './encodings/morse.ts';
import { decodeOctets } from './encodings/octets.ts';
import { decodePercent } from './encodings/percent.ts';
import { decodeQuotedPrintable } from './encodings/quoted-printable.ts';
import type { Encoding } from './encode.ts';

/** `html-ascii` is read like `html`. */
type Decoding = Exclude<Encoding, 'html-ascii'>;

interface Input {
  readonly text: string;
  readonly format: Decoding;
}

/** Decodes to text, or to hexadecimal where the bytes are not text. */
export default function decode({ text, format }: Input) {
  const notes: Note[] = [];
  const bytes = decoders[format](text, notes);
  const decoded = textOfBytes(bytes);
  if (decoded === null) notes.push({ code: 'not_utf8', pointer: '/text' });
  return {
    text: decoded ?? encodeBits(bytes, base16, false),
    kind: decoded === null ? ('hex' as const) : ('text' as const),
    format,
    bytes: bytes.length,
    notes,
  };
}

const decoders: Readonly<Record<Decoding, (text: string, notes: Note[]) => Uint8Array>> = {
  base64: (text) => decodeBits(text, base64),
  base64url: (text) => decodeBits(text, base64url),
  base16: (text) => decodeBits(text, base16),
  base32: (text) => decodeBits(text, base32),
  base32hex: (text) => decodeBits(text, base32hex),
  crockford: (text) => decodeBits(text, crockford),
  base58: decodeBase58,
  ascii85: decodeAscii85,
  z85: decodeZ85,
  binary: decodeOctets,
  'url-component': (text) => decodePercent(text, 'component'),
  url: (text) => decodePercent(text, 'url'),
  form: (text) => decodePercent(text, 'form'),
  html(text, notes) {
    const decoded = decodeHtmlReferences(text);
    for (const name of decoded.unknown.slice(0, 20)) notes.push({ code: 'unknown_reference', values: { name } });
    return new TextEncoder().encode(decoded.text);
  },
  'quoted-printable': decodeQuotedPrintable,
  morse: (text) => new TextEncoder().encode(decodeMorse(text)),
};
