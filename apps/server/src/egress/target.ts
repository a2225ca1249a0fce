/** From a URL to its destination. The parsed form is both checked and used to connect. */
import { isIP } from 'node:net';
import { Stopped } from './reason.ts';

/** Places that may be private and use any port. */
export type Allow = readonly { readonly host: string; readonly port: number }[];

export interface Target {
  /** Without a fragment. */
  readonly url: URL;
  /** A name in lower case without a trailing dot, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly isAddress: boolean;
  /** Named in `EGRESS_ALLOW`: its addresses are not checked. */
  readonly allowed: boolean;
}

const ports: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
/** The URL parser drops tabs and line breaks and replaces backslashes; no legitimate URL has them. */
const misread = /[\0-\x1f\x7f]|^[^?#]*\\/;
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * @param base where a relative address starts from: only redirects have one
 * @throws Stopped
 */
export function readTarget(text: string, base: URL | null, allow: Allow): Target {
  const url = misread.test(text) ? null : URL.parse(text, base?.href);
  if (url === null) throw new Stopped('unreadable');
  const usual = ports[url.protocol];
  if (usual === undefined) throw new Stopped('scheme');
  if (url.username !== '' || url.password !== '') throw new Stopped('userinfo');
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const host = bare(url.hostname);
  const isAddress = isIP(host) !== 0;
  if (!isAddress && (host.length > 253 || !host.split('.').every((part) => label.test(part))))
    throw new Stopped('unreadable');
  const port = url.port === '' ? usual : Number(url.port);
  const allowed = allow.some((place) => place.port === port && sameHost(place.host, host));
  if (!allowed && port !== 80 && port !== 443) throw new Stopped('port');
  return { url, host, port, secure: url.protocol === 'https:', isAddress, allowed };
}

/** False for an address that cannot be read. */
export function isNamed(text: string, allow: Allow): boolean {
  try {
    return readTarget(text, null, allow).allowed;
  } catch {
    return false;
  }
}

const bare = (hostname: string) => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

/** `::1` may be written in several ways; names are compared in lower case. */
function sameHost(allowed: string, host: string): boolean {
  const read = URL.parse(`http://${isIP(allowed) === 6 ? `[${allowed}]` : allowed}`);
  return read !== null && bare(read.hostname) === host;
}
