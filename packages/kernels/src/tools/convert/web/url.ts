import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { suspicionOf } from './url/look-alikes.ts';
import { decodePunycode } from './url/punycode.ts';
import { isTracking } from './url/tracking.ts';

interface Input {
  readonly url: string;
  readonly base?: string | undefined;
  readonly removeTracking: boolean;
  readonly sortQuery: boolean;
  readonly removeFragment: boolean;
}

/** The parts of a URL (WHATWG URL Standard), and the URL normalized (RFC 3986, section 6). */
export default function url({ url: given, base, removeTracking, sortQuery, removeFragment }: Input) {
  const notes: Note[] = [];
  const text = given.trim();
  if (text === '') throw new InputFault('empty', { pointer: '/url' });
  if (/[\t\r\n]/.test(text)) notes.push({ code: 'white_space_removed' });
  const parsed = read(text, base, notes);
  if (parsed.username !== '' || parsed.password !== '') notes.push({ code: 'credentials' });
  if (/%(?![\da-f]{2})/i.test(text)) notes.push({ code: 'bad_escape' });
  const unicodeHost = unicodeOf(parsed.hostname);
  notes.push(...hostNotes(unicodeHost));
  const query = Array.from(parsed.searchParams, ([name, value]) => ({ name, value, tracking: isTracking(name) }));
  const tracking = query.filter((each) => each.tracking).map(({ name }) => name);
  if (tracking.length > 0)
    notes.push({
      code: removeTracking ? 'tracking_removed' : 'tracking_found',
      values: { names: [...new Set(tracking)].join(', ') },
    });
  if (removeFragment && parsed.hash !== '') notes.push({ code: 'fragment_removed', values: { fragment: parsed.hash } });
  return {
    text: normalized(parsed, { removeTracking, sortQuery, removeFragment }),
    url: parsed.href,
    scheme: parsed.protocol.slice(0, -1),
    username: decoded(parsed.username),
    password: decoded(parsed.password),
    host: parsed.hostname,
    unicodeHost,
    port: parsed.port === '' ? (defaultPorts[parsed.protocol] ?? null) : Number(parsed.port),
    origin: parsed.origin === 'null' ? null : parsed.origin,
    path: parsed.pathname,
    segments: parsed.pathname.startsWith('/') ? parsed.pathname.slice(1).split('/').map(decoded) : [],
    query,
    fragment: decoded(parsed.hash.slice(1)),
    notes,
  };
}

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'ws:': 80,
  'wss:': 443,
  'ftp:': 21,
};

function read(text: string, base: string | undefined, notes: Note[]): URL {
  if (base !== undefined && base.trim() !== '') {
    const context = URL.parse(base.trim());
    if (context === null) throw new InputFault('bad_base', { pointer: '/base' });
    const resolved = URL.parse(text, context.href);
    if (resolved === null) throw new InputFault('not_url', { pointer: '/url' });
    return resolved;
  }
  const [scheme] = /^[a-z][a-z\d+.-]*(?=:)/i.exec(text) ?? [];
  // `localhost:8080` and `example.com:8080` have a port, not a scheme.
  const hasPort = scheme !== undefined && /^:\d+(?:[/?#]|$)/.test(text.slice(scheme.length));
  const hasScheme =
    scheme !== undefined && !(hasPort && (scheme.includes('.') || scheme.toLowerCase() === 'localhost'));
  if (!hasScheme && !/^(?:\/\/|[^/?#\s]+)/.test(text)) throw new InputFault('relative', { pointer: '/url' });
  const parsed = URL.parse(hasScheme ? text : `https://${text.replace(/^\/\//, '')}`);
  if (parsed === null) throw new InputFault('not_url', { pointer: '/url' });
  if (!hasScheme) notes.push({ code: 'scheme_assumed' });
  return parsed;
}

function unicodeOf(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

function hostNotes(host: string): Note[] {
  return host.split('.').flatMap((label): Note[] => {
    const suspicion = suspicionOf(label, host.slice(host.lastIndexOf('.') + 1));
    if (suspicion === null) return [];
    return suspicion.kind === 'imitates'
      ? [{ code: 'look_alike', values: { label, latin: suspicion.latin } }]
      : [{ code: 'mixed_alphabets', values: { label } }];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Escapes in capitals, and unreserved characters without an escape. */
const withPlainEscapes = (text: string) =>
  text.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

function normalized(parsed: URL, options: Pick<Input, 'removeTracking' | 'sortQuery' | 'removeFragment'>): string {
  const result = new URL(parsed);
  result.pathname = withPlainEscapes(result.pathname);
  let pairs = result.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '');
  if (options.removeTracking) pairs = pairs.filter((pair) => !isTracking(nameOf(pair)));
  // The order of values of one name has a meaning: the sort is stable.
  if (options.sortQuery) pairs.sort((one, other) => compare(nameOf(one), nameOf(other)));
  result.search = withPlainEscapes(pairs.join('&'));
  result.hash = options.removeFragment ? '' : withPlainEscapes(result.hash);
  return result.href;
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
