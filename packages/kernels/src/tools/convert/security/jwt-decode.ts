import type { Note } from '../../../faults/note.ts';
import { readToken } from './token/read.ts';
import { timeOf, timeProblems, timesOf, timeWarnings } from './token/times.ts';

interface Input {
  readonly token: string;
  readonly date?: string | undefined;
}

/** Header, claims and times of a JWT (RFC 7519). The signature is not verified. */
export default function jwtDecode({ token, date }: Input) {
  const now = timeOf(date);
  const notes: Note[] = [{ code: 'unverified' }];
  const { header, claims, signature } = readToken(token, notes);
  const { alg } = header;
  if (typeof alg === 'string' && alg.toLowerCase() === 'none') notes.push({ code: 'alg_none', pointer: '/header/alg' });
  else if (signature.length === 0) notes.push({ code: 'no_signature' });
  if (typeof alg !== 'string') notes.push({ code: 'no_alg', pointer: '/header' });
  const embedded = ['jwk', 'jku', 'x5c', 'x5u'].filter((name) => Object.hasOwn(header, name));
  if (embedded.length > 0)
    notes.push({ code: 'embedded_key', pointer: '/header', values: { names: embedded.join(', ') } });
  if (Array.isArray(header['crit']))
    notes.push({ code: 'crit', pointer: '/header/crit', values: { names: header['crit'].join(', ') } });
  const times = timesOf(claims, now, notes);
  notes.push(...timeProblems(claims, now), ...timeWarnings(claims, now));
  return {
    header,
    claims,
    algorithm: typeof alg === 'string' ? alg : null,
    times,
    date: now.toISOString(),
    expired: notes.some(({ code }) => code === 'expired'),
    signatureBytes: signature.length,
    notes,
  };
}
