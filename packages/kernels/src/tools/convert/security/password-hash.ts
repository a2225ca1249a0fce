import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { fromHex } from './bytes/bytes.ts';
import { bcryptHash, checkCost, derive, isPassword, memoryBytesOf } from './password/derive.ts';
import type { Scheme } from './password/phc.ts';
import { plainBase64, readHash } from './password/phc.ts';

interface Input {
  readonly action: 'make' | 'check';
  readonly password: string;
  readonly hash?: string | undefined;
  readonly algorithm: 'argon2id' | 'scrypt' | 'bcrypt' | 'pbkdf2-sha256' | 'pbkdf2-sha512';
  readonly cost?: number | undefined;
  readonly memory?: number | undefined;
  readonly parallelism?: number | undefined;
  readonly salt?: string | undefined;
}

/** Creates the hash of a password, or checks a password against a hash. */
export default async function passwordHash(input: Input) {
  const { action, password } = input;
  const notes: Note[] = [];
  const text = action === 'make' ? await make(input) : (input.hash ?? '').trim();
  if (text === '') throw new InputFault('no_hash', { pointer: '/hash' });
  const scheme = readHash(text);
  if (scheme === null) throw new InputFault('not_hash', { pointer: '/hash' });
  if (action === 'check') checkCost(scheme, '/hash');
  const sizeBytes = new TextEncoder().encode(password).length;
  if (scheme.kind === 'bcrypt' && sizeBytes > 72) notes.push({ code: 'truncated', values: { bytes: sizeBytes } });
  notes.push(...weaknessesOf(scheme));
  return {
    text,
    matches: action === 'check' ? await isPassword(password, scheme) : null,
    algorithm: scheme.kind === 'pbkdf2' ? `pbkdf2-${scheme.digest}` : scheme.kind,
    parameters: parametersOf(scheme),
    saltBytes: scheme.kind === 'bcrypt' ? 16 : scheme.salt.length,
    hashBytes: scheme.kind === 'bcrypt' ? 23 : scheme.hash.length,
    memoryBytes: memoryBytesOf(scheme),
    weak: weaknessesOf(scheme).length > 0,
    notes,
  };
}

async function make({ password, algorithm, cost, memory, parallelism, salt: given }: Input): Promise<string> {
  const salt = saltOf(given, algorithm);
  const hash = new Uint8Array(32);
  if (algorithm === 'bcrypt') {
    const rounds = cost ?? 10;
    if (rounds < 4) throw new InputFault('bad_parameters', { pointer: '/cost' });
    if (rounds > 12) throw new InputFault('too_expensive', { pointer: '/cost' });
    return bcryptHash(password, rounds, salt);
  }
  if (algorithm === 'argon2id') {
    const scheme = {
      kind: algorithm,
      version: 19,
      memory: memory ?? 19_456,
      passes: cost ?? 2,
      parallelism: parallelism ?? 1,
      salt,
      hash,
    } as const;
    checkCost(scheme, '/cost');
    const head = `$argon2id$v=19$m=${scheme.memory},t=${scheme.passes},p=${scheme.parallelism}`;
    return `${head}$${plainBase64(salt)}$${plainBase64(await derive(password, scheme))}`;
  }
  if (algorithm === 'scrypt') {
    const scheme = {
      kind: algorithm,
      logN: cost ?? 16,
      blockSize: 8,
      parallelism: parallelism ?? 2,
      salt,
      hash,
    } as const;
    checkCost(scheme, '/cost');
    const head = `$scrypt$ln=${scheme.logN},r=8,p=${scheme.parallelism}`;
    return `${head}$${plainBase64(salt)}$${plainBase64(await derive(password, scheme))}`;
  }
  const digest = algorithm === 'pbkdf2-sha256' ? 'sha256' : 'sha512';
  const iterations = cost ?? (digest === 'sha256' ? 600_000 : 210_000);
  const scheme = {
    kind: 'pbkdf2',
    digest,
    iterations,
    salt,
    hash: new Uint8Array(digest === 'sha256' ? 32 : 64),
  } as const;
  checkCost(scheme, '/cost');
  return `$${algorithm}$i=${iterations}$${plainBase64(salt)}$${plainBase64(await derive(password, scheme))}`;
}

function saltOf(given: string | undefined, algorithm: Input['algorithm']): Uint8Array {
  if (given === undefined || given.trim() === '') return crypto.getRandomValues(new Uint8Array(16));
  const salt = fromHex(given);
  const isUsable =
    salt !== null && (algorithm === 'bcrypt' ? salt.length === 16 : salt.length >= 8 && salt.length <= 64);
  if (!isUsable) throw new InputFault('bad_salt', { pointer: '/salt' });
  return salt;
}

function parametersOf(scheme: Scheme): { name: string; value: number }[] {
  switch (scheme.kind) {
    case 'bcrypt':
      return [{ name: 'cost', value: scheme.cost }];
    case 'scrypt':
      return [
        { name: 'ln', value: scheme.logN },
        { name: 'r', value: scheme.blockSize },
        { name: 'p', value: scheme.parallelism },
      ];
    case 'pbkdf2':
      return [{ name: 'i', value: scheme.iterations }];
    default:
      return [
        { name: 'm', value: scheme.memory },
        { name: 't', value: scheme.passes },
        { name: 'p', value: scheme.parallelism },
      ];
  }
}

/** The least that the OWASP Password Storage Cheat Sheet recommends (2025). */
const argonMinimums = [
  [47_104, 1],
  [19_456, 2],
  [12_288, 3],
  [9216, 4],
  [7168, 5],
] as const;
const scryptMinimums = [
  [17, 1],
  [16, 2],
  [15, 3],
  [14, 5],
  [13, 10],
] as const;
const pbkdf2Minimums = { sha1: 1_300_000, sha256: 600_000, sha512: 210_000 } as const;

function weaknessesOf(scheme: Scheme): Note[] {
  const notes: Note[] = [];
  const isWeak = (name: string, have: number, need: number) => {
    if (have < need) notes.push({ code: 'low_cost', values: { name, have, need } });
  };
  switch (scheme.kind) {
    case 'bcrypt':
      isWeak('cost', scheme.cost, 10);
      break;
    case 'pbkdf2':
      isWeak('i', scheme.iterations, pbkdf2Minimums[scheme.digest]);
      break;
    case 'scrypt':
      if (!scryptMinimums.some(([logN, p]) => scheme.logN >= logN && scheme.parallelism >= p && scheme.blockSize >= 8))
        notes.push({ code: 'low_cost', values: { name: 'ln', have: scheme.logN, need: 17 } });
      break;
    default:
      if (!argonMinimums.some(([memory, passes]) => scheme.memory >= memory && scheme.passes >= passes))
        notes.push({ code: 'low_cost', values: { name: 'm', have: scheme.memory, need: 19_456 } });
      if (scheme.kind !== 'argon2id') notes.push({ code: 'not_argon2id', values: { name: scheme.kind } });
  }
  if (scheme.kind !== 'bcrypt' && scheme.salt.length < 16)
    notes.push({ code: 'short_salt', values: { bytes: scheme.salt.length } });
  return notes;
}
