/** Protects data that must not be readable in the database. Each purpose has a separate key, derived from APP_SECRET. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const purposes = ['device', 'set-up', 'second step', 'recovery code'] as const;
type Purpose = (typeof purposes)[number];

export interface Sealer {
  /** AES-256-GCM; `context` (a row's id) must be the same to open it, so that ciphers cannot be moved between rows. */
  seal(plain: string, context: string): string;
  /** Null when it was sealed under another secret or context. */
  open(sealed: string, context: string): string | null;
}

export interface Secrets extends Sealer {
  /** HMAC-SHA256 for the lookup of an API key, base64url. */
  hashKey(key: string): string;
  /** HMAC-SHA256, base64url. */
  sign(purpose: Purpose, text: string): string;
  isSigned(purpose: Purpose, text: string, signature: string): boolean;
}

const ivBytes = 12;
const tagBytes = 16;

/** Cached key objects: given bytes, `createHmac` creates a key object on each call, at eight times the cost of the HMAC. */
export function derive(appSecret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', appSecret, '', `apiyard ${purpose}`, 32)));
}

/** Seals texts of one purpose; what was sealed for another does not open. */
export function createSealer(
  appSecret: string,
  purpose: 'key' | 'scraper secret' | 'mail' | 'second step' | 'prayer feed',
): Sealer {
  const cipher = derive(appSecret, `${purpose} cipher`);
  return {
    seal(plain, context) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv('aes-256-gcm', cipher, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv('aes-256-gcm', cipher, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      try {
        opening.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

export function createSecrets(appSecret: string): Secrets {
  const lookUp = derive(appSecret, 'key look-up');
  const signing = Object.fromEntries(purposes.map((purpose) => [purpose, derive(appSecret, purpose)])) as Record<
    Purpose,
    KeyObject
  >;
  const sign = (purpose: Purpose, text: string) =>
    createHmac('sha256', signing[purpose]).update(text).digest('base64url');

  return {
    ...createSealer(appSecret, 'key'),
    hashKey: (key) => createHmac('sha256', lookUp).update(key).digest('base64url'),
    sign,
    isSigned(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** 256 random bits, base64url: session tokens and nonces. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, base64url: for random values, or values that are only compared. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
