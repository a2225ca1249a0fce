import { argon2d, argon2i, argon2id } from '@noble/hashes/argon2.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import bcrypt from 'bcryptjs';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Scheme } from './phc.ts';

const memoryBytesMax = 134_217_728;
/** Larger blocks of scrypt take far longer than the same work in more of them. */
const blockSizeMax = 32;
/** What takes less than a second on an ordinary computer. */
const limits = { bcryptCost: 12, argonWork: 65_536, scryptWork: 2 ** 20, pbkdf2Iterations: 1_000_000 } as const;

/** Memory in bytes that the hash takes; bcrypt takes 4 kB, PBKDF2 almost none. */
export function memoryBytesOf(scheme: Scheme): number {
  if (scheme.kind === 'bcrypt') return 4096;
  if (scheme.kind === 'pbkdf2') return 0;
  return scheme.kind === 'scrypt' ? 128 * 2 ** scheme.logN * scheme.blockSize : scheme.memory * 1024;
}

/** @throws InputFault for parameters that would take too long here */
export function checkCost(scheme: Scheme, pointer: string): void {
  if (memoryBytesOf(scheme) > memoryBytesMax || workOf(scheme) > 1 || sizeOf(scheme) > 128)
    throw new InputFault('too_expensive', { pointer });
  // RFC 9106: at least 8 KiB for each lane. RFC 7914: N is less than 2^(128 · r / 8).
  if (scheme.kind === 'scrypt' && scheme.blockSize > blockSizeMax) throw new InputFault('too_expensive', { pointer });
  const isImpossible =
    (scheme.kind.startsWith('argon2') && 'memory' in scheme && scheme.memory < 8 * scheme.parallelism) ||
    (scheme.kind === 'bcrypt' && scheme.cost < 4) ||
    ('salt' in scheme && scheme.kind.startsWith('argon2') && scheme.salt.length < 8) ||
    ('memory' in scheme && (![16, 19].includes(scheme.version) || scheme.hash.length < 4));
  if (isImpossible) throw new InputFault('bad_parameters', { pointer });
}

const sizeOf = (scheme: Scheme): number =>
  scheme.kind === 'bcrypt' ? 0 : Math.max(scheme.hash.length, scheme.salt.length);

/** Work of the scheme as a share of what is allowed; more than 1 is too much. */
function workOf(scheme: Scheme): number {
  if (scheme.kind === 'bcrypt') return scheme.cost > limits.bcryptCost ? 2 : 0;
  if (scheme.kind === 'pbkdf2') {
    const blocks = Math.ceil(scheme.hash.length / { sha1: 20, sha256: 32, sha512: 64 }[scheme.digest]);
    return (scheme.iterations * blocks) / limits.pbkdf2Iterations;
  }
  if (scheme.kind === 'scrypt')
    // PBKDF2 before and after takes as long as 16 rounds.
    return ((2 ** scheme.logN + 16) * scheme.blockSize * scheme.parallelism) / (limits.scryptWork + 2 ** 17);
  return scheme.parallelism > 16 ? 2 : (scheme.memory * scheme.passes) / limits.argonWork;
}

/** Whether the password gives the hash of the scheme. */
export async function isPassword(password: string, scheme: Scheme): Promise<boolean> {
  if (scheme.kind === 'bcrypt') return bcrypt.compareSync(password, scheme.text);
  const derived = await derive(password, scheme);
  return derived.reduce((difference, byte, at) => difference | (byte ^ (scheme.hash[at] ?? 0)), 0) === 0;
}

/** As many bytes as the hash of the scheme has. */
export async function derive(password: string, scheme: Exclude<Scheme, { kind: 'bcrypt' }>): Promise<Uint8Array> {
  const { salt } = scheme;
  const dkLen = scheme.hash.length;
  const bytes = new TextEncoder().encode(password);
  if (scheme.kind === 'pbkdf2') return pbkdf2(bytes, scheme);
  if (scheme.kind === 'scrypt')
    return scrypt(bytes, salt, {
      N: 2 ** scheme.logN,
      r: scheme.blockSize,
      p: scheme.parallelism,
      dkLen,
      maxmem: 2 ** 28,
    });
  const argon = { argon2id, argon2i, argon2d }[scheme.kind];
  return argon(bytes, salt, {
    t: scheme.passes,
    m: scheme.memory,
    p: scheme.parallelism,
    version: scheme.version,
    dkLen,
  });
}

/** By Web Crypto, which is several times as fast as JavaScript. */
async function pbkdf2(password: Uint8Array, { digest, iterations, salt, hash }: Extract<Scheme, { kind: 'pbkdf2' }>) {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(password), 'PBKDF2', false, ['deriveBits']);
  const options = {
    name: 'PBKDF2',
    hash: `SHA-${digest.slice('sha'.length)}`,
    iterations,
    salt: Uint8Array.from(salt),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(options, key, hash.length * 8));
}

/** A salt of bcrypt: its own Base64, cut to 22 characters. */
export function bcryptHash(password: string, cost: number, salt: Uint8Array): string {
  return bcrypt.hashSync(password, `$2b$${String(cost).padStart(2, '0')}$${bcrypt.encodeBase64(salt, 16)}`);
}
