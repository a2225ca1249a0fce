/** One attempt: the request, and each redirect followed manually and fully checked like a new request. */
import type { Dispatcher } from 'undici';
import type { Breaker } from './reliability/breaker.ts';
import { readBody, readCodings } from './body.ts';
import type { Counts } from './counts.ts';
import type { Deadline } from './reliability/deadline.ts';
import { withSignal } from './reliability/deadline.ts';
import type { OutgoingResponse, OutgoingRequest } from './egress.ts';
import { readHeaders, withoutBody, withoutSecrets } from './headers.ts';
import type { Pools } from './pools.ts';
import { Stopped } from './reason.ts';
import type { Resolve } from './resolve.ts';
import { addressesOf } from './resolve.ts';
import type { Allow, Target } from './target.ts';
import { readTarget } from './target.ts';

const redirectsMax = 5;
const redirecting = new Set([301, 302, 303, 307, 308]);
/** Statuses that mean the whole site is unavailable; 500 concerns one page only. */
const away = new Set([502, 503, 504]);
/** A timeout shorter than this does not count as a failure of the site. */
const patienceMs = 5000;

/** What each hop needs. */
export interface Way {
  readonly allow: Allow;
  readonly resolve: Resolve | null;
  readonly pools: Pools;
  readonly breaker: Breaker;
  readonly counts: Counts;
}

interface Hop {
  readonly target: Target;
  readonly method: 'GET' | 'POST';
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string | null;
}

type Reply = Dispatcher.ResponseData;

/** @throws Stopped */
export async function follow(
  way: Way,
  request: OutgoingRequest,
  headers: ReadonlyMap<string, string>,
  deadline: Deadline,
): Promise<Omit<OutgoingResponse, 'cached' | 'ms'>> {
  let hop: Hop = {
    target: readTarget(request.url, null, way.allow),
    method: request.method,
    headers,
    body: request.body,
  };
  const redirects: { status: number; url: string }[] = [];
  const seen = new Set<string>();
  for (;;) {
    const { target } = hop;
    const visit = `${hop.method} ${target.url.href}`;
    if (seen.has(visit)) throw new Stopped('redirect loop');
    seen.add(visit);
    // Sites must not find out by redirects which names exist on our network.
    const { reply, done } = await exchange(way, hop, deadline).catch((error: unknown) => {
      const isUnknown = error instanceof Stopped && error.reason === 'unknown name';
      throw isUnknown && redirects.length > 0 ? new Stopped('private address') : error;
    });
    try {
      const answered = readHeaders(reply.headers);
      const location = redirecting.has(reply.statusCode) ? answered['location'] : undefined;
      if (location === undefined) {
        const body = await bodyOf(reply, answered, request.sizeBytesMax, way.counts);
        return { status: reply.statusCode, url: target.url.href, headers: answered, body, redirects };
      }
      if (redirects.length === redirectsMax) throw new Stopped('too many redirects');
      hop = redirected(hop, reply.statusCode, location, request, way.allow);
      redirects.push({ status: reply.statusCode, url: hop.target.url.href });
      way.counts.add('redirects');
    } finally {
      reply.body.on('error', () => {}).destroy();
      done();
    }
  }
}

/** Where a redirect leads, without what must not go there. */
function redirected(from: Hop, status: number, location: string, request: OutgoingRequest, allow: Allow): Hop {
  // Headers are read as bytes; sites write addresses in UTF-8, as browsers expect them.
  const target = readTarget(Buffer.from(location.trim(), 'latin1').toString('utf8'), from.target.url, allow);
  if (from.target.secure && !target.secure) throw new Stopped('redirect downgrade');
  const leaves = target.url.origin !== from.target.url.origin;
  if (leaves && request.sameOriginOnly) throw new Stopped('redirect with secret');
  const headers = leaves ? withoutSecrets(from.headers, request.secretHeaders) : from.headers;
  // As in browsers: 307 and 308 keep the method, the others turn a POST into a GET (RFC 9110, 15.4).
  if (status === 307 || status === 308) return { ...from, target, headers };
  return { target, method: 'GET', headers: withoutBody(headers), body: null };
}

/** Sends one hop to the first checked address that accepts the connection. */
async function exchange(
  { resolve, pools, breaker, counts }: Way,
  hop: Hop,
  deadline: Deadline,
): Promise<{ readonly reply: Reply; done(): void }> {
  const addresses = await addressesOf(hop.target, resolve, deadline.signal);
  const pass = breaker.enter(hop.target.url.host);
  if (pass === null) throw new Stopped('host resting');
  const startMs = performance.now();
  try {
    counts.add('exchanges');
    const answered = await firstOf(addresses, (address) => send(pools, hop, address, deadline.signal));
    if (away.has(answered.reply.statusCode)) pass.fail();
    else pass.succeed();
    return answered;
  } catch (error) {
    const isLate = error instanceof Stopped && error.reason === 'timeout';
    if (isLate && performance.now() - startMs < patienceMs) pass.leave();
    else pass.fail();
    throw error;
  }
}

async function firstOf<T>(addresses: readonly string[], ask: (address: string) => Promise<T>): Promise<T> {
  let failure: unknown = new Stopped('connect', { unsent: true });
  for (const address of addresses) {
    try {
      return await ask(address);
    } catch (error) {
      if (!(error instanceof Stopped) || !error.unsent) throw error;
      failure = error;
    }
  }
  throw failure;
}

async function send(
  pools: Pools,
  { target, method, headers, body }: Hop,
  address: string,
  signal: AbortSignal,
): Promise<{ readonly reply: Reply; done(): void }> {
  const { dispatcher, done } = await pools.borrow(target, address);
  try {
    const path = `${target.url.pathname}${target.url.search}`;
    const reply = await withSignal(
      dispatcher.request({ path, method, headers: Object.fromEntries(headers), body, signal }),
      signal,
    );
    return { reply, done };
  } catch (cause) {
    done();
    throw cause instanceof Stopped ? cause : new Stopped('protocol', { cause });
  }
}

async function bodyOf(
  reply: Reply,
  headers: Readonly<Record<string, string>>,
  sizeBytesMax: number,
  counts: Counts,
): Promise<Uint8Array> {
  const codings = readCodings(headers['content-encoding'] ?? '');
  if (codings.length === 0 && Number(headers['content-length']) > sizeBytesMax) throw new Stopped('too large');
  try {
    return await readBody(reply.body, codings, sizeBytesMax, (bytes) => counts.add('bytes', bytes));
  } catch (cause) {
    throw cause instanceof Stopped ? cause : new Stopped('broken body', { cause });
  }
}
