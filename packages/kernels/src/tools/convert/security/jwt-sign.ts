import { CompactSign } from 'jose';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { SignatureAlgorithm } from './token/algorithms.ts';
import type { KeyForm } from './token/key.ts';
import { readKey } from './token/key.ts';
import type { Members } from './token/read.ts';
import { parseObject } from './token/read.ts';
import { timeOf, timesOf, timeWarnings } from './token/times.ts';

interface Input {
  readonly claims: string;
  readonly algorithm: SignatureAlgorithm;
  readonly key: string;
  readonly keyIs: KeyForm;
  readonly keyId?: string | undefined;
  readonly expiresIn?: number | undefined;
  readonly issuedAt: boolean;
  readonly date?: string | undefined;
}

/** A signed JWT (RFC 7519, RFC 7515). */
export default async function jwtSign({
  claims: text,
  algorithm,
  key,
  keyIs,
  keyId,
  expiresIn,
  issuedAt,
  date,
}: Input) {
  const now = timeOf(date);
  const notes: Note[] = [];
  const nowS = Math.floor(now.getTime() / 1000);
  const claims: Members = {
    ...claimsOf(text, notes),
    ...(issuedAt ? { iat: nowS } : {}),
    ...(expiresIn === undefined ? {} : { exp: nowS + expiresIn }),
  };
  const header = { alg: algorithm, typ: 'JWT', ...(keyId === undefined || keyId === '' ? {} : { kid: keyId }) };
  const usable = await readKey({ key, keyIs, algorithm, use: 'sign', keyId }, notes);
  const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader(header)
    .sign(usable);
  const times = timesOf(claims, now, notes);
  notes.push(...timeWarnings(claims, now));
  return { text: token, header, claims, times, date: now.toISOString(), notes };
}

function claimsOf(text: string, notes: Note[]): Members {
  try {
    return parseObject(text, '/claims', notes);
  } catch {
    throw new InputFault('not_json', { pointer: '/claims', values: { part: 'claims' } });
  }
}
