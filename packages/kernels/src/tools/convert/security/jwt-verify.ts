import { compactVerify, errors } from 'jose';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { SignatureAlgorithm } from './token/algorithms.ts';
import { signatureAlgorithms } from './token/algorithms.ts';
import type { KeyForm } from './token/key.ts';
import { readKey } from './token/key.ts';
import type { Token } from './token/read.ts';
import { readToken } from './token/read.ts';
import { timeOf, timeProblems, timesOf, timeWarnings } from './token/times.ts';

interface Input {
  readonly token: string;
  readonly key: string;
  readonly keyIs: KeyForm;
  readonly algorithm: 'any' | SignatureAlgorithm;
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
  readonly tolerance: number;
  readonly date?: string | undefined;
}

/** Whether a JWT has a valid signature and is accepted at a time (RFC 7515, RFC 7519). */
export default async function jwtVerify({
  token,
  key,
  keyIs,
  algorithm: wanted,
  issuer,
  audience,
  tolerance,
  date,
}: Input) {
  const now = timeOf(date);
  const warnings: Note[] = [];
  const read = readToken(token, warnings);
  const { header, claims } = read;
  const algorithm = algorithmOf(header['alg']);
  const problems: Note[] = [];
  if (algorithm !== null && wanted !== 'any' && wanted !== algorithm)
    problems.push({ code: 'wrong_algorithm', pointer: '/header/alg', values: { algorithm, wanted } });
  let signatureValid = false;
  if (algorithm === null) problems.push({ code: 'alg_none', pointer: '/header/alg' });
  else if (problems.length === 0) {
    const usable = await readKey({ key, keyIs, algorithm, use: 'verify', keyId: header['kid'] }, warnings);
    signatureValid = await isSigned(read, usable);
    if (!signatureValid) problems.push({ code: 'bad_signature' });
  }
  problems.push(...timeProblems(claims, now, tolerance), ...claimProblems(claims, issuer, audience));
  const times = timesOf(claims, now, warnings);
  return {
    valid: signatureValid && problems.length === 0,
    signatureValid,
    header,
    claims,
    times,
    date: now.toISOString(),
    notes: [...problems, ...warnings, ...timeWarnings(claims, now)],
  };
}

/** Null for `none`. */
function algorithmOf(alg: unknown): SignatureAlgorithm | null {
  if (typeof alg === 'string' && alg.toLowerCase() === 'none') return null;
  const name = alg === 'Ed25519' ? 'EdDSA' : alg;
  const found = signatureAlgorithms.find((each) => each === name);
  if (found === undefined)
    throw new InputFault('unknown_algorithm', { pointer: '/token', values: { algorithm: String(alg).slice(0, 50) } });
  return found;
}

async function isSigned({ text, header }: Token, key: Parameters<typeof compactVerify>[1]): Promise<boolean> {
  try {
    await compactVerify(text, key);
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false;
    if (Object.hasOwn(header, 'crit') || Object.hasOwn(header, 'b64'))
      throw new InputFault('unknown_crit', { pointer: '/token' });
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

function claimProblems(claims: Token['claims'], issuer = '', audience = ''): Note[] {
  const notes: Note[] = [];
  if (issuer.trim() !== '' && claims['iss'] !== issuer.trim())
    notes.push({ code: 'wrong_issuer', pointer: '/claims/iss' });
  const { aud } = claims;
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (audience.trim() !== '' && !audiences.includes(audience.trim()))
    notes.push({ code: 'wrong_audience', pointer: '/claims/aud' });
  return notes;
}
