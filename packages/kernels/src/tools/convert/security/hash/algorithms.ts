import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256, keccak_512, sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { Algorithm } from './names.ts';
import { crc32, crc32c, crc64, xxh32, xxh64 } from './checksums.ts';

type Digest = (bytes: Uint8Array) => Uint8Array;

export const digests = {
  'SHA-256': sha256,
  'SHA-384': sha384,
  'SHA-512': sha512,
  'SHA-512/256': sha512_256,
  'SHA-224': sha224,
  'SHA3-224': sha3_224,
  'SHA3-256': sha3_256,
  'SHA3-384': sha3_384,
  'SHA3-512': sha3_512,
  'Keccak-256': keccak_256,
  'Keccak-512': keccak_512,
  'BLAKE2b-256': (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 }),
  'BLAKE2b-512': (bytes: Uint8Array) => blake2b(bytes),
  'BLAKE2s-256': (bytes: Uint8Array) => blake2s(bytes),
  BLAKE3: (bytes: Uint8Array) => blake3(bytes),
  'RIPEMD-160': ripemd160,
  'SHA-1': sha1,
  MD5: md5,
  'CRC-32': crc32,
  'CRC-32C': crc32c,
  'CRC-64/XZ': crc64,
  XXH32: xxh32,
  XXH64: xxh64,
} satisfies Readonly<Record<Algorithm, Digest>>;

/** Two inputs with the same hash can be made: not for signatures or certificates. */
const broken: readonly Algorithm[] = ['MD5', 'SHA-1'];
/** Not made to withstand anyone who wants the same result. */
const checksums: readonly Algorithm[] = ['CRC-32', 'CRC-32C', 'CRC-64/XZ', 'XXH32', 'XXH64'];

export function warningOf(algorithm: Algorithm): 'broken' | 'checksum' | null {
  if (broken.includes(algorithm)) return 'broken';
  return checksums.includes(algorithm) ? 'checksum' : null;
}
