/** Sends a test email now and returns the result. */
import { join } from 'node:path';
import { fail } from '@apiyard/api/contract/endpoint';
import { testMail } from '@apiyard/api/contract/site/site';
import type { Mailer } from '../egress/mail.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { sentence } from '../problems/sentence.ts';

interface MailTestOptions {
  /** Sends immediately, without the queue. */
  readonly mailer: Mailer;
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  siteName(): string;
  /** Timeout in ms. @default 20000 */
  readonly timeoutMs?: number;
}

const reasonLengthMax = 300;

export function mailTestRoutes({ mailer, smtpUrl, dataDir, siteName, timeoutMs = 20_000 }: MailTestOptions): Route[] {
  const place = placeOf(smtpUrl, dataDir);
  return [
    route(testMail, {
      rate: perMinute(6),
      handle: async ({ input: { to }, person }) => {
        const startedMs = performance.now();
        const tookMs = () => Math.round(performance.now() - startedMs);
        try {
          await within(
            timeoutMs,
            mailer.send({
              to,
              subject: `Test · Essai · اختبار · 测试 (${siteName()})`,
              text: `${siteName()}\n\n${person.username}\n${new Date().toISOString()}\n`,
            }),
          );
          return { ...place, ms: tookMs() };
        } catch (error) {
          const reason = reasonOf(error, smtpUrl);
          return fail(
            'MailFailed',
            sentence('problem.content.mailFailed', { reason: reason.replace(/[^.]$/, '$&.') }),
            {
              reason,
              place: place.place,
              ms: tookMs(),
            },
          );
        }
      },
    }),
  ];
}

function placeOf(smtpUrl: string | null, dataDir: string): { readonly via: 'smtp' | 'file'; readonly place: string } {
  if (smtpUrl === null) return { via: 'file', place: join(dataDir, 'mail') };
  const { protocol, hostname, port } = new URL(smtpUrl);
  return { via: 'smtp', place: `${hostname}:${port === '' ? (protocol === 'smtps:' ? '465' : '587') : port}` };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No response within ${Math.round(ms / 1000)} s.`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The mail server's error on one line. User name and password of SMTP_URL are removed, in every encoding. */
function reasonOf(error: unknown, smtpUrl: string | null): string {
  const detail = error instanceof Error && error.message !== '' ? error.message : String(error);
  const { username, password } = smtpUrl === null ? { username: '', password: '' } : new URL(smtpUrl);
  const decoded = [username, password].map((part) => decode(part));
  const secrets = [
    username,
    password,
    ...decoded,
    ...decoded.map((part) => Buffer.from(part).toString('base64')),
    Buffer.from(`\0${decoded.join('\0')}`).toString('base64'),
  ];
  return secrets
    .filter((secret) => secret.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, '…'), detail)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, reasonLengthMax);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
