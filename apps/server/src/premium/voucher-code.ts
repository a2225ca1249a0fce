/** Voucher codes as text: twelve symbols of Crockford's Base32, 60 bits. */
import { createHmac, randomInt } from 'node:crypto';
import { voucherAlphabet, voucherCodeLength } from '@apiyard/api/contract/plans/account-plan';
import { derive } from '../accounts/secrets.ts';

const shape = new RegExp(`^[${voucherAlphabet}]{${voucherCodeLength}}$`);

/** `K7QM2D9X0HTP`. */
export const makeCode = (): string =>
  Array.from({ length: voucherCodeLength }, () => voucherAlphabet[randomInt(voucherAlphabet.length)]).join('');

/** `K7QM-2D9X-0HTP`. */
export const writeCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;

/** `K7QM-••••-••••`. */
export const maskCode = (code: string): string => `${code.slice(0, 4)}-••••-••••`;

/** Normalizes an entered code; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return shape.test(code) ? code : null;
}

/** HMAC-SHA256, base64url, so that codes cannot be brute-forced from a database leak alone. */
export function createCodeHash(appSecret: string): (code: string) => string {
  const key = derive(appSecret, 'voucher look-up');
  return (code) => createHmac('sha256', key).update(code).digest('base64url');
}
