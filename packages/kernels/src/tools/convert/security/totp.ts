import { HOTP, Secret, TOTP, URI } from 'otpauth';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';

interface Input {
  readonly secret: string;
  readonly date?: string | undefined;
  readonly algorithm: 'SHA1' | 'SHA256' | 'SHA512';
  readonly digits: number;
  readonly period: number;
  readonly code?: string | undefined;
}

/** The time-based one-time password of a secret (RFC 6238), with the ones before and after it. */
export default function totp({ secret, date, algorithm, digits, period, code }: Input) {
  const notes: Note[] = [];
  const totpOf = optionsOf(secret.trim(), { algorithm, digits, period }, notes);
  const timestamp = date === undefined || date.trim() === '' ? Date.now() : Date.parse(date.trim());
  if (!Number.isFinite(timestamp) || timestamp < 0 || timestamp > 8e15)
    throw new InputFault('not_date', { pointer: '/date' });
  const periodMs = totpOf.period * 1000;
  const start = timestamp - (timestamp % periodMs);
  const at = (steps: number) => {
    const time = start + steps * periodMs;
    return time < 0 ? null : totpOf.generate({ timestamp: time });
  };
  if (totpOf.secret.bytes.length < 16)
    notes.push({ code: 'short_secret', values: { bits: totpOf.secret.bytes.length * 8 } });
  const typed = code?.replaceAll(/\s/g, '') ?? '';
  return {
    text: totpOf.generate({ timestamp }),
    previous: at(-1),
    next: totpOf.generate({ timestamp: start + periodMs }),
    date: new Date(timestamp).toISOString(),
    validFrom: new Date(start).toISOString(),
    validUntil: new Date(start + periodMs).toISOString(),
    secondsLeft: Math.ceil((start + periodMs - timestamp) / 1000),
    counter: Math.floor(timestamp / periodMs),
    algorithm: totpOf.algorithm,
    digits: totpOf.digits,
    period: totpOf.period,
    offset: typed === '' ? null : offsetOf([-1, 0, 1], typed, at),
    matches: typed === '' ? null : offsetOf([-1, 0, 1], typed, at) !== null,
    notes,
  };
}

const offsetOf = (steps: readonly number[], typed: string, at: (step: number) => string | null): number | null =>
  steps.find((step) => at(step) === typed) ?? null;

function optionsOf(text: string, options: Pick<Input, 'algorithm' | 'digits' | 'period'>, notes: Note[]): TOTP {
  if (!/^otpauth:/i.test(text)) return new TOTP({ secret: secretOf(text), ...options });
  let parsed: TOTP | HOTP;
  try {
    parsed = URI.parse(text);
  } catch {
    throw new InputFault('bad_uri', { pointer: '/secret' });
  }
  if (parsed instanceof HOTP) throw new InputFault('counter_based', { pointer: '/secret' });
  if (parsed.digits > 10 || parsed.period > 86_400 || parsed.period < 1 || parsed.secret.bytes.length === 0)
    throw new InputFault('bad_uri', { pointer: '/secret' });
  notes.push({
    code: 'from_uri',
    values: { name: [parsed.issuer, parsed.label].filter((part) => part !== '').join(': ') },
  });
  return parsed;
}

/** Base32 (RFC 4648, section 6) in groups and lower case too, as many services show it. */
function secretOf(text: string): Secret {
  const plain = text.replaceAll(/[\s-]|=+$/g, '').toUpperCase();
  if (plain === '' || !/^[A-Z2-7]+$/.test(plain) || [1, 3, 6].includes(plain.length % 8))
    throw new InputFault('not_base32', { pointer: '/secret' });
  return Secret.fromBase32(plain);
}
