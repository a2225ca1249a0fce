import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import certificate from './certificate.ts';
import { ed25519, leaf, root, unusual, weak } from './x509/test/certificates.ts';

const date = '2026-12-01T00:00:00Z';
const run = (input: Parameters<typeof certificate>[0]) => certificate({ date, ...input });
const codes = (text: string, at = date) => run({ text, date: at }).notes.map(({ code }) => code);

describe('certificate', () => {
  it('reads a certificate of a server', () => {
    expect(run({ text: leaf })).toEqual({
      certificates: [
        {
          subject: String.raw`CN=shop.example,O=Example\, Shop,L=الخرطوم,C=SD`,
          subjectAttributes: [
            { name: 'C', value: 'SD' },
            { name: 'L', value: 'الخرطوم' },
            { name: 'O', value: 'Example, Shop' },
            { name: 'CN', value: 'shop.example' },
          ],
          issuer: 'CN=Example Root,O=Example Trust,C=SD',
          issuerAttributes: [
            { name: 'C', value: 'SD' },
            { name: 'O', value: 'Example Trust' },
            { name: 'CN', value: 'Example Root' },
          ],
          selfIssued: false,
          serialNumber: '0a1b2c3d4e5f60718293',
          version: 3,
          validFrom: '2026-11-26T10:07:29.000Z',
          validUntil: '2027-12-28T10:07:29.000Z',
          signature: 'ECDSA with SHA-256',
          key: { type: 'RSA', bits: 2048, curve: null },
          isAuthority: false,
          pathLength: null,
          keyUsage: ['digitalSignature', 'keyEncipherment'],
          extendedKeyUsage: ['serverAuth', 'clientAuth'],
          names: [
            { type: 'DNS', value: 'shop.example' },
            { type: 'DNS', value: '*.shop.example' },
            { type: 'IP', value: '192.0.2.7' },
            { type: 'IP', value: '2001:db8::7' },
            { type: 'email', value: 'ann@shop.example' },
            { type: 'URI', value: 'https://shop.example/' },
          ],
          subjectKeyId: '143c8649497953e99a974049ae986b827cc80473',
          authorityKeyId: '090cabf5a487cf0d8731ddf432a9df629aa9ae55',
          ocsp: ['http://ocsp.example/'],
          issuerUrls: ['http://ca.example/ca.crt'],
          revocationLists: ['http://ca.example/ca.crl'],
          policies: ['2.23.140.1.2.1'],
          others: [],
          sha256: hexOf(new X509Certificate(leaf).fingerprint256),
          sha1: hexOf(new X509Certificate(leaf).fingerprint),
          pin: 'cmGRpBsYat+D6NJIdKISZ7JJMdrF92WQVDgQquKhzd4=',
          daysLeft: 392,
          valid: true,
        },
      ],
      date: '2026-12-01T00:00:00.000Z',
      notes: [{ code: 'unverified' }],
    });
  });

  it('reads authorities and keys of other kinds', () => {
    expect(run({ text: root }).certificates[0]).toMatchObject({
      selfIssued: true,
      isAuthority: true,
      pathLength: 1,
      keyUsage: ['keyCertSign', 'cRLSign'],
      key: { type: 'EC', bits: 256, curve: 'P-256' },
    });
    expect(run({ text: ed25519 }).certificates[0]).toMatchObject({
      key: { type: 'Ed25519', bits: null, curve: null },
      signature: 'Ed25519',
    });
  });

  it('has the same serial number, times and names as OpenSSL', () => {
    for (const text of [root, leaf, ed25519, weak]) {
      const theirs = new X509Certificate(text);
      const [ours] = run({ text }).certificates;
      expect([ours?.serialNumber, ours?.validFrom, ours?.validUntil, ours?.isAuthority]).toEqual([
        theirs.serialNumber.toLowerCase(),
        theirs.validFromDate.toISOString(),
        theirs.validToDate.toISOString(),
        theirs.ca,
      ]);
    }
  });

  it('reads a chain, DER and Base64', () => {
    const der = new X509Certificate(root).raw;
    expect([
      run({ text: `${leaf}\n${root}` }).certificates.map(({ subject }) => subject.slice(0, 15)),
      run({ file: { bytes: new Uint8Array(der) } }).certificates.length,
      run({ file: { bytes: new TextEncoder().encode(root) } }).certificates.length,
      run({ text: der.toString('base64') }).certificates.length,
    ]).toEqual([['CN=shop.example', 'CN=Example Root'], 1, 1, 1]);
  });

  it('notes what is wrong', () => {
    expect([
      codes(leaf, '2028-01-01'),
      codes(leaf, '2026-01-01'),
      codes(leaf, '2027-12-20'),
      codes(`${root}${leaf}`),
      codes(weak, '2026-11-27'),
      codes(ed25519),
      codes(unusual),
      codes(`-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----\n${root}`),
    ]).toEqual([
      ['unverified', 'expired'],
      ['unverified', 'not_yet_valid'],
      ['unverified', 'expires_soon'],
      ['unverified', 'not_issuer'],
      ['unverified', 'expires_soon', 'small_key'],
      ['unverified', 'self_signed'],
      ['unverified', 'weak_signature', 'no_names', 'long_lived'],
      ['unverified', 'private_key'],
    ]);
  });

  it('uses the current time without a date, and returns it', () => {
    const before = Date.now();
    expect(Date.parse(certificate({ text: root }).date)).toBeGreaterThanOrEqual(before);
  });

  it.each<[Parameters<typeof certificate>[0], string, string]>([
    [{ text: ' ' }, 'empty', '/text'],
    [{ text: 'hello?' }, 'not_certificate', '/text'],
    [{ text: 'MAA=' }, 'not_certificate', '/text'],
    [{ text: leaf.replace('MII', 'MIJ') }, 'not_certificate', '/text'],
    [{ text: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' }, 'not_certificate', '/text'],
    [{ file: { bytes: Uint8Array.of(0x30, 0x80) } }, 'not_certificate', '/file'],
    [{ text: leaf, file: { bytes: new Uint8Array() } }, 'text_and_file', '/file'],
    [{ text: root.repeat(51) }, 'too_many', '/text'],
    [{ text: root, date: 'soon' }, 'not_date', '/date'],
  ])('rejects case %#', (input, code, pointer) => {
    expect(() => run(input)).toThrow(expect.objectContaining({ code, pointer }));
  });

  it('never fails in another way, whatever byte is changed', () => {
    const der = new Uint8Array(new X509Certificate(leaf).raw);
    for (let at = 0; at < der.length; at += 1) {
      const bytes = Uint8Array.from(der);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      let fault: unknown = null;
      try {
        run({ file: { bytes } });
      } catch (error) {
        fault = error;
      }
      expect(fault === null || fault instanceof InputFault).toBe(true);
    }
  });
});

const hexOf = (fingerprint: string) => fingerprint.replaceAll(':', '').toLowerCase();
