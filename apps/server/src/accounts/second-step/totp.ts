/** Codes of authenticator apps (RFC 6238, 30 seconds, six digits). */
import * as OTPAuth from 'otpauth';
import { qrPath } from '@apiyard/kernels/qr-path';

const periodS = 30;
const digits = 6;
/** RFC 4226, 4: 160 bits. */
const secretBytes = 20;
/** Steps before and after ours, for clocks that are not right. */
const window = 1;
/** Light modules around the code that scanners need (ISO/IEC 18004). */
const quietZone = 4;

export const newTotpSecret = (): string => new OTPAuth.Secret({ size: secretBytes }).base32;

/** What apps read from the QR code (Key Uri Format). */
export function totpUri(secret: string, { site, username }: { site: string; username: string }): string {
  return new OTPAuth.TOTP({ issuer: site, label: username, secret, digits, period: periodS }).toString();
}

/** Drawn seldom: the encoder is loaded for it. */
export async function totpQr(uri: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const code = create(uri, { errorCorrectionLevel: 'M' });
  return { size: code.modules.size + 2 * quietZone, path: qrPath(code.modules, quietZone) };
}

/** The step that a code belongs to, or null when it is no code of now. */
export function totpStep(secret: string, code: string, nowMs: number): number | null {
  const totp = new OTPAuth.TOTP({ secret, digits, period: periodS });
  const delta = totp.validate({ token: code, timestamp: nowMs, window });
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta;
}
