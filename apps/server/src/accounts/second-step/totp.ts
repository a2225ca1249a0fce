/** Codes of authenticator apps (RFC 6238, 30 seconds, six digits). */
import * as OTPAuth from 'otpauth';

const periodS = 30;
const digits = 6;
/** RFC 4226, 4: 160 bits. */
const secretBytes = 20;
/** Steps before and after ours, for clocks that are not right. */
const window = 1;

export const newTotpSecret = (): string => new OTPAuth.Secret({ size: secretBytes }).base32;

/** What apps read from the QR code (Key Uri Format). */
export function totpUri(secret: string, { site, username }: { site: string; username: string }): string {
  return new OTPAuth.TOTP({ issuer: site, label: username, secret, digits, period: periodS }).toString();
}

/** The step that a code belongs to, or null when it is no code of now. */
export function totpStep(secret: string, code: string, nowMs: number): number | null {
  const totp = new OTPAuth.TOTP({ secret, digits, period: periodS });
  const delta = totp.validate({ token: code, timestamp: nowMs, window });
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta;
}
