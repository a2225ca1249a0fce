import { secretBytes } from '../../../random/secret.ts';

type Format = 'hex' | 'base64url' | 'base64' | 'base32';

interface Input {
  readonly bytes: number;
  readonly format: Format;
  readonly prefix: string;
  readonly count: number;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Random bytes as text (RFC 4648). */
export default function token({ bytes, format, prefix, count }: Input) {
  return {
    tokens: Array.from({ length: count }, () => `${prefix}${encode[format](secretBytes(bytes))}`),
    bits: bytes * 8,
  };
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const encode: Readonly<Record<Format, (bytes: Uint8Array) => string>> = {
  hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64,
  base64url: (bytes) => base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  // Without padding, as secrets of one-time passwords are written.
  base32: (bytes) => {
    const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
    return bits.replaceAll(/.{1,5}/g, (five) => base32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
  },
};
