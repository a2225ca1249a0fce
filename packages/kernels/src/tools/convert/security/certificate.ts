import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { fromBase64 } from './bytes/bytes.ts';
import { readCertificate } from './x509/certificate.ts';
import { DerError } from './x509/der.ts';

interface Input {
  readonly text?: string | undefined;
  readonly file?: { readonly bytes: Uint8Array } | undefined;
  readonly date?: string | undefined;
}

type Certificate = ReturnType<typeof readCertificate>;

const certificatesMax = 50;
const dayMs = 86_400_000;

/** Contents of X.509 certificates (RFC 5280), with warnings as notes. Signatures are not verified. */
export default function certificate({ text = '', file, date }: Input) {
  const now = date === undefined || date.trim() === '' ? new Date() : new Date(date.trim());
  if (Number.isNaN(now.getTime())) throw new InputFault('not_date', { pointer: '/date' });
  if (file !== undefined && text.trim() !== '') throw new InputFault('text_and_file', { pointer: '/file' });
  const pointer = file ? '/file' : '/text';
  const notes: Note[] = [{ code: 'unverified' }];
  const certificates = blocksOf(file?.bytes ?? text, pointer, notes).map((bytes) => read(bytes, pointer));
  certificates.forEach((each, at) => {
    for (const note of findings(each, now)) notes.push({ ...note, pointer: `/certificates/${at}` });
    const next = certificates[at + 1];
    if (next !== undefined && each.issuer !== next.subject)
      notes.push({ code: 'not_issuer', pointer: `/certificates/${at + 1}` });
  });
  return {
    certificates: certificates.map((each) => ({
      ...each,
      daysLeft: Math.floor((Date.parse(each.validUntil) - now.getTime()) / dayMs),
      valid: now.getTime() >= Date.parse(each.validFrom) && now.getTime() <= Date.parse(each.validUntil),
    })),
    date: now.toISOString(),
    notes,
  };
}

function read(bytes: Uint8Array, pointer: string): Certificate {
  try {
    return readCertificate(bytes);
  } catch (error) {
    if (error instanceof DerError) throw new InputFault('not_certificate', { pointer });
    throw error;
  }
}

/** The certificates of a PEM text (RFC 7468), of Base64 or of DER. */
function blocksOf(given: Uint8Array | string, pointer: string, notes: Note[]): Uint8Array[] {
  if (typeof given !== 'string' && given[0] === 0x30) return [given];
  const text = typeof given === 'string' ? given : new TextDecoder().decode(given);
  if (text.trim() === '') throw new InputFault('empty', { pointer });
  if (!text.includes('-----BEGIN')) return [fromBase64(text) ?? refuse(pointer)];
  if (/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/.test(text)) notes.push({ code: 'private_key' });
  const blocks = Array.from(
    text.matchAll(/-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([^-]*)-----END/g),
    ([, body = '']) => fromBase64(body) ?? refuse(pointer),
  );
  if (blocks.length > certificatesMax) throw new InputFault('too_many', { pointer, values: { max: certificatesMax } });
  return blocks.length === 0 ? refuse(pointer) : blocks;
}

function refuse(pointer: string): never {
  throw new InputFault('not_certificate', { pointer });
}

function findings(each: Certificate, now: Date): Note[] {
  const notes: Note[] = [];
  const [from, until] = [Date.parse(each.validFrom), Date.parse(each.validUntil)];
  if (now.getTime() > until) notes.push({ code: 'expired', values: { time: each.validUntil } });
  else if (now.getTime() < from) notes.push({ code: 'not_yet_valid', values: { time: each.validFrom } });
  else if (until - now.getTime() < 30 * dayMs)
    notes.push({ code: 'expires_soon', values: { days: Math.floor((until - now.getTime()) / dayMs) } });
  if (/SHA-1|MD5/.test(each.signature) && !each.selfIssued)
    notes.push({ code: 'weak_signature', values: { name: each.signature } });
  const { type, bits } = each.key;
  if (bits !== null && bits < (type === 'EC' ? 224 : 2048)) notes.push({ code: 'small_key', values: { bits } });
  const isServer = each.extendedKeyUsage.includes('serverAuth') && !each.isAuthority;
  if (isServer && !each.names.some((name) => name.type === 'DNS' || name.type === 'IP'))
    notes.push({ code: 'no_names' });
  // The limit of the CA/Browser Forum until 2026-03-14; it falls in steps to 47 days by 2029.
  if (isServer && until - from > 398.5 * dayMs)
    notes.push({ code: 'long_lived', values: { days: Math.round((until - from) / dayMs) } });
  if (each.selfIssued && !each.isAuthority) notes.push({ code: 'self_signed' });
  return notes;
}
