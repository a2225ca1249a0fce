/** Request headers that are sent, and how those of a response are read. */
import { Stopped } from './reason.ts';

/** They control the connection or impersonate another site: callers cannot set them. */
const steering = new Set([
  'host',
  'transfer-encoding',
  'cookie',
  'content-length',
  'connection',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'keep-alive',
]);
/** Sent to the place they were meant for, never to another. */
const credentials = ['authorization'];
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const value = /^[\t\x20-\x7e\x80-\xff]*$/;

const acceptEncoding = 'gzip, br, zstd, deflate';

/**
 * The headers to send, with lower-case names.
 * @throws Stopped
 */
export function headersToSend(given: Readonly<Record<string, string>>, userAgent: string): ReadonlyMap<string, string> {
  const headers = new Map([
    ['user-agent', userAgent],
    ['accept', '*/*'],
  ]);
  for (const [written, text] of Object.entries(given)) {
    const name = written.toLowerCase();
    if (!token.test(name) || steering.has(name) || name.startsWith('proxy-')) throw new Stopped('header name');
    if (!value.test(text)) throw new Stopped('header value');
    headers.set(name, text);
  }
  headers.set('accept-encoding', acceptEncoding);
  return headers;
}

export function withoutSecrets(
  headers: ReadonlyMap<string, string>,
  secret: readonly string[],
): ReadonlyMap<string, string> {
  return new Map([...headers].filter(([name]) => !credentials.includes(name) && !secret.includes(name)));
}

/** What describes a body that is no longer sent. */
export function withoutBody(headers: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...headers].filter(([name]) => !name.startsWith('content-')));
}

/** A repeated header is joined with commas. */
export function readHeaders(
  given: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, Array.isArray(text) ? text.join(', ') : (text ?? '')]),
  );
}
