import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64, toHex } from '../bytes/bytes.ts';
import type { Der } from './der.ts';
import { bitsOf, DerError, expectDer, membersOf, oidOf, readDer, tags, timeOf } from './der.ts';
import { extensionsOf } from './extensions.ts';
import { curves, keyNames, signatureNames } from './names.ts';
import { nameOf } from './subject.ts';

/** @throws DerError for bytes that are not an X.509 certificate (RFC 5280) */
export function readCertificate(bytes: Uint8Array) {
  const whole = expectDer(readDer(bytes), tags.sequence);
  const [tbs, signatureAlgorithm] = membersOf(whole);
  const parts = membersOf(expectDer(tbs, tags.sequence));
  const hasVersion = parts[0]?.tag === 0xa0;
  const [serial, , issuer, validity, subject, key, ...more] = hasVersion ? parts.slice(1) : parts;
  if (!issuer || !validity || !subject || !key || !signatureAlgorithm) throw new DerError('A part is missing.');
  const [from, until] = membersOf(expectDer(validity, tags.sequence)).map(timeOf);
  if (!from || !until) throw new DerError('A time is missing.');
  const [issuerName, subjectName] = [nameOf(issuer), nameOf(subject)];
  const oid = oidOf(membersOf(signatureAlgorithm)[0]);
  return {
    subject: subjectName.text,
    subjectAttributes: subjectName.attributes,
    issuer: issuerName.text,
    issuerAttributes: issuerName.attributes,
    selfIssued: toHex(issuer.encoded) === toHex(subject.encoded),
    serialNumber: toHex(expectDer(serial, tags.integer).content),
    version: hasVersion && parts[0] ? Number(membersOf(parts[0])[0]?.content[0] ?? 0) + 1 : 1,
    validFrom: from.toISOString(),
    validUntil: until.toISOString(),
    signature: signatureNames[oid] ?? oid,
    key: keyOf(key),
    ...extensionsOf(more.find(({ tag }) => tag === 0xa3)),
    sha256: toHex(sha256(whole.encoded)),
    sha1: toHex(sha1(whole.encoded)),
    /** RFC 7469. */
    pin: toBase64(sha256(key.encoded)),
  };
}

function keyOf(key: Der): { type: string; bits: number | null; curve: string | null } {
  const [algorithm, value] = membersOf(key);
  const [name, parameters] = membersOf(expectDer(algorithm, tags.sequence));
  const oid = oidOf(name);
  const type = keyNames[oid] ?? oid;
  if (type === 'EC' && parameters?.tag === tags.oid) {
    const [curve, bits] = curves[oidOf(parameters)] ?? [oidOf(parameters), null];
    return { type, bits, curve };
  }
  if (!type.startsWith('RSA')) return { type, bits: null, curve: null };
  const [modulus] = membersOf(readDer(bitsOf(value)));
  return { type, bits: BigInt(`0x${toHex(expectDer(modulus, tags.integer).content)}`).toString(2).length, curve: null };
}
