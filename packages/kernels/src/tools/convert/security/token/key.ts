import type { CryptoKey, JWK } from 'jose';
import { importJWK, importPKCS8, importSPKI, importX509 } from 'jose';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { fromBase64 } from '../bytes/bytes.ts';
import type { SignatureAlgorithm } from './algorithms.ts';

export type KeyForm = 'auto' | 'text' | 'base64';

interface KeyRequest {
  readonly key: string;
  readonly keyIs: KeyForm;
  readonly algorithm: SignatureAlgorithm;
  readonly use: 'sign' | 'verify';
  /** `kid` of the token, to choose from a set of keys. */
  readonly keyId?: unknown;
}

/** The key in a secret text, a PEM block, a JWK or a set of JWKs (RFC 7517). */
export async function readKey(request: KeyRequest, notes: Note[]): Promise<CryptoKey | Uint8Array> {
  const { key, keyIs, algorithm, use } = request;
  const isSymmetric = algorithm.startsWith('HS');
  const text = key.trim();
  if (key === '') throw new InputFault('no_key', { pointer: '/key' });
  const isPem = text.startsWith('-----BEGIN');
  // A public key as the secret of HS256 is how attackers forge tokens.
  if (isPem && isSymmetric) throw new InputFault('key_mismatch', { pointer: '/key', values: { algorithm } });
  if (keyIs === 'auto' && isPem) return readPem(text, algorithm, use);
  if (keyIs === 'auto' && text.startsWith('{')) return readJwk(request, text, notes);
  if (!isSymmetric) throw new InputFault('key_mismatch', { pointer: '/key', values: { algorithm } });
  const secret = keyIs === 'base64' ? fromBase64(text) : new TextEncoder().encode(key);
  if (secret === null || secret.length === 0) throw new InputFault('not_base64', { pointer: '/key' });
  return checkedSecret(secret, algorithm, notes);
}

/** RFC 7518, section 3.2: a key as long as the hash. */
function checkedSecret(secret: Uint8Array, algorithm: SignatureAlgorithm, notes: Note[]): Uint8Array {
  const need = Number(algorithm.slice(2)) / 8;
  if (secret.length < need) notes.push({ code: 'short_secret', values: { have: secret.length, need } });
  return secret;
}

async function readPem(pem: string, algorithm: SignatureAlgorithm, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const [, label = ''] = /-----BEGIN ([A-Z\d ]+)-----/.exec(pem) ?? [];
  if (/^(?:RSA|EC|ENCRYPTED) |^(?:RSA|EC) P|^OPENSSH/.test(label))
    throw new InputFault('old_pem', { pointer: '/key', values: { label } });
  const isPrivate = label === 'PRIVATE KEY';
  if (isPrivate !== (use === 'sign'))
    throw new InputFault(use === 'sign' ? 'private_key_needed' : 'public_key_needed', { pointer: '/key' });
  return imported(algorithm, () => {
    if (isPrivate) return importPKCS8(pem, algorithm);
    return label === 'CERTIFICATE' ? importX509(pem, algorithm) : importSPKI(pem, algorithm);
  });
}

async function readJwk(
  { algorithm, use, keyId }: KeyRequest,
  text: string,
  notes: Note[],
): Promise<CryptoKey | Uint8Array> {
  const jwk = chosen(text, algorithm, keyId);
  if (typeof jwk.kty !== 'string') throw new InputFault('bad_key', { pointer: '/key', values: { algorithm } });
  const types: Readonly<Record<string, string>> = {
    H: 'oct',
    R: 'RSA',
    P: 'RSA',
    E: algorithm === 'EdDSA' ? 'OKP' : 'EC',
  };
  const isOther =
    typeof jwk.alg === 'string' && jwk.alg !== algorithm && !(jwk.alg === 'Ed25519' && algorithm === 'EdDSA');
  if (types[algorithm.charAt(0)] !== jwk.kty || isOther)
    throw new InputFault('key_mismatch', { pointer: '/key', values: { algorithm } });
  if (jwk.kty === 'oct') {
    const secret = fromBase64(typeof jwk.k === 'string' ? jwk.k : '');
    if (secret === null || secret.length === 0)
      throw new InputFault('bad_key', { pointer: '/key', values: { algorithm } });
    return checkedSecret(secret, algorithm, notes);
  }
  if (use === 'sign' && jwk.d === undefined) throw new InputFault('private_key_needed', { pointer: '/key' });
  // Verifying takes the public members of a private key.
  const { d, p, q, dp, dq, qi, oth, key_ops, use: _use, ...open } = jwk;
  const usable: JWK = use === 'verify' ? open : ({ ...open, d, p, q, dp, dq, qi, oth } as JWK);
  return imported(algorithm, async () => (await importJWK(usable, algorithm)) as CryptoKey);
}

function chosen(text: string, algorithm: SignatureAlgorithm, keyId: unknown): JWK {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputFault('bad_key', { pointer: '/key', values: { algorithm } });
  }
  const { keys } = value as { readonly keys?: unknown };
  if (!Array.isArray(keys)) return value as JWK;
  const usable = (keys as readonly (JWK | null)[]).filter(
    (each): each is JWK => typeof each === 'object' && each !== null,
  );
  const found =
    typeof keyId === 'string'
      ? usable.find(({ kid }) => kid === keyId)
      : usable.length === 1
        ? usable[0]
        : usable.find(({ alg }) => alg === algorithm);
  if (found === undefined) throw new InputFault('no_such_key', { pointer: '/key' });
  return found;
}

async function imported(algorithm: SignatureAlgorithm, run: () => Promise<CryptoKey>): Promise<CryptoKey> {
  let key: CryptoKey;
  try {
    key = await run();
  } catch {
    throw new InputFault('bad_key', { pointer: '/key', values: { algorithm } });
  }
  const { modulusLength } = key.algorithm as { readonly modulusLength?: number };
  if (modulusLength !== undefined && (modulusLength < 2048 || modulusLength > 8192))
    throw new InputFault('key_size', { pointer: '/key', values: { bits: modulusLength } });
  return key;
}
