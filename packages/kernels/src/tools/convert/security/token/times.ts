import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import type { Members } from './read.ts';

const timeClaims = ['iat', 'nbf', 'exp', 'auth_time', 'updated_at'];
const dayS = 86_400;

/** The time to compare with: now if none is given. */
export function timeOf(date: string | undefined): Date {
  const time = date === undefined || date.trim() === '' ? new Date() : new Date(date.trim());
  if (Number.isNaN(time.getTime())) throw new InputFault('not_date', { pointer: '/date' });
  return time;
}

/** The claims that are times, and how many seconds they are from `now`: negative if they have passed. */
export function timesOf(claims: Members, now: Date, notes: Note[]) {
  return timeClaims.flatMap((claim) => {
    if (!Object.hasOwn(claims, claim)) return [];
    const time = secondsOf(claims, claim);
    if (time === null) {
      notes.push({ code: 'bad_time', pointer: `/claims/${claim}`, values: { claim } });
      return [];
    }
    const seconds = Math.round(time - now.getTime() / 1000);
    return [{ claim, time: isoOf(time), seconds, past: seconds < 0 }];
  });
}

function secondsOf(claims: Members, claim: string): number | null {
  const value = Object.hasOwn(claims, claim) ? claims[claim] : null;
  return typeof value === 'number' && Math.abs(value) <= 8.64e12 ? value : null;
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Why a token is not accepted at this time. `toleranceS` is for clocks that differ. */
export function timeProblems(claims: Members, now: Date, toleranceS = 0): Note[] {
  const nowS = now.getTime() / 1000;
  const [expires, begins] = [secondsOf(claims, 'exp'), secondsOf(claims, 'nbf')];
  const notes: Note[] = [];
  // RFC 7519, section 4.1.4: not accepted on or after `exp`.
  if (expires !== null && nowS >= expires + toleranceS)
    notes.push({ code: 'expired', pointer: '/claims/exp', values: { time: isoOf(expires) } });
  if (begins !== null && nowS < begins - toleranceS)
    notes.push({ code: 'not_yet_valid', pointer: '/claims/nbf', values: { time: isoOf(begins) } });
  return notes;
}

/** What is unusual about the times of a token. */
export function timeWarnings(claims: Members, now: Date): Note[] {
  const [expires, issued] = [secondsOf(claims, 'exp'), secondsOf(claims, 'iat')];
  const notes: Note[] = [];
  if (!Object.hasOwn(claims, 'exp')) notes.push({ code: 'no_expiry' });
  if (issued !== null && issued > now.getTime() / 1000 + 60)
    notes.push({ code: 'issued_later', pointer: '/claims/iat' });
  if (expires !== null && issued !== null && expires - issued > 366 * dayS)
    notes.push({ code: 'long_lived', values: { days: Math.round((expires - issued) / dayS) } });
  return notes;
}
