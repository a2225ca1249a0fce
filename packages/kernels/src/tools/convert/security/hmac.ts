import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { sha3_256, sha3_512 } from '@noble/hashes/sha3.js';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { DigestEncoding, TextEncoding } from './bytes/bytes.ts';
import { bytesOf, isSameDigest, written } from './bytes/bytes.ts';

const hashes = {
  'SHA-256': sha256,
  'SHA-384': sha384,
  'SHA-512': sha512,
  'SHA-224': sha224,
  'SHA3-256': sha3_256,
  'SHA3-512': sha3_512,
  'RIPEMD-160': ripemd160,
  'SHA-1': sha1,
  MD5: md5,
} as const;

interface Input {
  readonly text?: string | undefined;
  readonly textIs: TextEncoding;
  readonly file?: { readonly bytes: Uint8Array } | undefined;
  readonly key: string;
  readonly keyIs: TextEncoding;
  readonly algorithm: keyof typeof hashes;
  readonly encoding: DigestEncoding;
  readonly expected?: string | undefined;
}

const sizeBytesMax = 16_000_000;

/** The HMAC of a text or a file (RFC 2104), compared with an expected one. */
export default function hmac({ text = '', textIs, file, key, keyIs, algorithm, encoding, expected }: Input) {
  if (file !== undefined && text !== '') throw new InputFault('text_and_file', { pointer: '/file' });
  const bytes = file?.bytes ?? bytesOf(text, textIs, '/text');
  if (bytes.length > sizeBytesMax)
    throw new InputFault('too_large', { pointer: file ? '/file' : '/text', values: { max: sizeBytesMax / 1_000_000 } });
  const secret = bytesOf(key, keyIs, '/key');
  if (secret.length === 0) throw new InputFault('no_key', { pointer: '/key' });
  const code = hmacOf(hashes[algorithm], secret, bytes);
  const notes: Note[] = [];
  if (secret.length < code.length)
    notes.push({ code: 'short_key', values: { have: secret.length, need: code.length } });
  if (algorithm === 'MD5') notes.push({ code: 'old_hash', values: { algorithm } });
  return {
    text: written[encoding](code),
    bits: code.length * 8,
    matches: expected === undefined || expected.trim() === '' ? null : isSameDigest(code, expected),
    notes,
  };
}
