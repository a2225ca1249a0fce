import { fromBase64, toBase64 } from '../bytes/bytes.ts';

/** Hash functions for passwords, as the hash strings name them. */
export type Scheme =
  | { readonly kind: 'bcrypt'; readonly text: string; readonly cost: number }
  | {
      readonly kind: 'argon2id' | 'argon2i' | 'argon2d';
      readonly version: number;
      readonly memory: number;
      readonly passes: number;
      readonly parallelism: number;
      readonly salt: Uint8Array;
      readonly hash: Uint8Array;
    }
  | {
      readonly kind: 'scrypt';
      readonly logN: number;
      readonly blockSize: number;
      readonly parallelism: number;
      readonly salt: Uint8Array;
      readonly hash: Uint8Array;
    }
  | {
      readonly kind: 'pbkdf2';
      readonly digest: 'sha1' | 'sha256' | 'sha512';
      readonly iterations: number;
      readonly salt: Uint8Array;
      readonly hash: Uint8Array;
    };

/** Base64 without padding, as PHC strings have it. */
export const plainBase64 = (bytes: Uint8Array): string => toBase64(bytes).replace(/=+$/, '');

/** passlib writes a dot for the plus sign. */
const bytesIn = (text = '') => fromBase64(text.replaceAll('.', '+'));

/** A hash string: bcrypt, PHC (argon2, scrypt, pbkdf2), or of passlib and Django; null for any other text. */
export function readHash(text: string): Scheme | null {
  const [, cost] = /^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/.exec(text) ?? [];
  if (cost !== undefined) return { kind: 'bcrypt', text, cost: Number(cost) };
  if (text.startsWith('pbkdf2_')) return readDjango(text);
  const [empty, kind = '', ...parts] = text.split('$');
  if (empty !== '' || text.length > 1000) return null;
  if (kind === 'argon2id' || kind === 'argon2i' || kind === 'argon2d') return readArgon(kind, parts);
  if (kind === 'scrypt') return readScrypt(parts);
  return kind.startsWith('pbkdf2') ? readPbkdf2(kind, parts) : null;
}

/** `m=19456,t=2,p=1`; null if one is not a whole number. */
function numbersIn(text = ''): ReadonlyMap<string, number> | null {
  const pairs = text.split(',').map((part) => /^([a-z]+)=(\d{1,10})$/.exec(part));
  return pairs.every((pair) => pair !== null)
    ? new Map(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])] as const))
    : null;
}

function readArgon(kind: 'argon2id' | 'argon2i' | 'argon2d', given: readonly string[]): Scheme | null {
  const hasVersion = given[0]?.startsWith('v=') === true;
  const parts = hasVersion ? given : ['v=16', ...given];
  const [version, numbers, salt, hash] = [
    numbersIn(parts[0])?.get('v'),
    numbersIn(parts[1]),
    bytesIn(parts[2]),
    bytesIn(parts[3]),
  ];
  const [memory, passes, parallelism] = [numbers?.get('m'), numbers?.get('t'), numbers?.get('p')];
  if (!version || !memory || !passes || !parallelism || !salt?.length || !hash?.length || parts.length !== 4)
    return null;
  return { kind, version, memory, passes, parallelism, salt, hash };
}

function readScrypt(parts: readonly string[]): Scheme | null {
  const [numbers, salt, hash] = [numbersIn(parts[0]), bytesIn(parts[1]), bytesIn(parts[2])];
  const [logN, blockSize, parallelism] = [numbers?.get('ln'), numbers?.get('r'), numbers?.get('p')];
  if (!logN || !blockSize || !parallelism || salt === null || !hash?.length || parts.length !== 3) return null;
  return { kind: 'scrypt', logN, blockSize, parallelism, salt, hash };
}

function readPbkdf2(kind: string, parts: readonly string[]): Scheme | null {
  const digest = digestOf(kind.slice('pbkdf2-'.length));
  const iterations = /^\d{1,10}$/.test(parts[0] ?? '') ? Number(parts[0]) : numbersIn(parts[0])?.get('i');
  const [salt, hash] = [bytesIn(parts[1]), bytesIn(parts[2])];
  if (digest === null || !iterations || salt === null || !hash?.length || parts.length !== 3) return null;
  return { kind: 'pbkdf2', digest, iterations, salt, hash };
}

/** Django: `pbkdf2_sha256$600000$salt$hash`, with the salt as plain text. */
function readDjango(text: string): Scheme | null {
  const [, name = '', iterations = '', salt = '', hash = ''] =
    /^pbkdf2_(sha\d+)\$(\d{1,10})\$([^$]{1,200})\$([\w+/=]{1,200})$/.exec(text) ?? [];
  const [digest, bytes] = [digestOf(name), fromBase64(hash)];
  if (digest === null || Number(iterations) === 0 || !bytes?.length) return null;
  return { kind: 'pbkdf2', digest, iterations: Number(iterations), salt: new TextEncoder().encode(salt), hash: bytes };
}

/** passlib names SHA-1 by leaving it out. */
function digestOf(name: string): 'sha1' | 'sha256' | 'sha512' | null {
  if (name === 'sha256' || name === 'sha512') return name;
  return name === '' || name === 'sha1' ? 'sha1' : null;
}
