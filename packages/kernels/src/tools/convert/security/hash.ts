import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { DigestEncoding, TextEncoding } from './bytes/bytes.ts';
import { bytesOf, isSameDigest, written } from './bytes/bytes.ts';
import { digests, warningOf } from './hash/algorithms.ts';
import type { Algorithm } from './hash/names.ts';
import { algorithms } from './hash/names.ts';

interface Input {
  readonly text?: string | undefined;
  readonly textIs: TextEncoding;
  readonly file?: { readonly bytes: Uint8Array } | undefined;
  readonly algorithm: Algorithm | 'all';
  readonly encoding: DigestEncoding;
  readonly expected?: string | undefined;
}

const sizeBytesMax = 16_000_000;
/** All of them take one to two seconds a megabyte. */
const allSizeBytesMax = 2_000_000;

/** Hashes of a text or a file, compared with an expected one. */
export default function hash({ text = '', textIs, file, algorithm, encoding, expected }: Input) {
  if (file !== undefined && text !== '') throw new InputFault('text_and_file', { pointer: '/file' });
  const bytes = file?.bytes ?? bytesOf(text, textIs, '/text');
  const max = algorithm === 'all' ? allSizeBytesMax : sizeBytesMax;
  if (bytes.length > max)
    throw new InputFault('too_large', { pointer: file ? '/file' : '/text', values: { max: max / 1_000_000 } });
  const names: readonly Algorithm[] = algorithm === 'all' ? algorithms : [algorithm];
  const wanted = expected === undefined || expected.trim() === '' ? null : expected;
  const hashes = names.map((name) => {
    const digest = digests[name](bytes);
    return {
      algorithm: name,
      value: written[encoding](digest),
      bits: digest.length * 8,
      matches: wanted === null ? null : isSameDigest(digest, wanted),
    };
  });
  return {
    hashes,
    bytes: bytes.length,
    matches: wanted === null ? null : hashes.some(({ matches }) => matches === true),
    notes: names.flatMap((name): Note[] => {
      const code = warningOf(name);
      return code === null ? [] : [{ code, values: { algorithm: name } }];
    }),
  };
}
