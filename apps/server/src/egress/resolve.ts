/** From a checked place to the addresses that may be connected to. */
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './address.ts';
import { startDeadline, withSignal } from './reliability/deadline.ts';
import { Stopped } from './reason.ts';
import type { Target } from './target.ts';

/** All addresses of a name; none when the name is not known. Rejects when that cannot be found out. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** A slower lookup is aborted. */
const resolveTimeoutMs = 5000;
/** More addresses than this are checked but not tried. */
const triedMax = 4;
const unknown = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NONAME', 'EAI_NODATA']);

/**
 * Queries the name servers directly. The system's lookup (`getaddrinfo`) cannot be aborted, and four that hang block all
 * file access and password hashing of the process.
 * @param servers instead of the machine's configured ones: `192.0.2.1:53`
 */
export async function queryNameServers(
  host: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const family = (ask: Promise<readonly string[]>) =>
    ask.then(
      (addresses) => ({ addresses, error: null }),
      (error: unknown) => ({ addresses: [], error }),
    );
  const answers = await Promise.all([family(resolver.resolve4(host)), family(resolver.resolve6(host))]);
  const broken = answers.find(({ error }) => error !== null && !isUnknown(error));
  const addresses = answers.flatMap((answer) => answer.addresses);
  if (addresses.length === 0 && broken !== undefined) throw broken.error;
  return addresses;
}

/** Names of the local network may be in the hosts file or need a search domain. */
async function askSystem(host: string): Promise<readonly string[]> {
  try {
    return (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address);
  } catch (error) {
    if (isUnknown(error)) return [];
    throw error;
  }
}

const isUnknown = (error: unknown) => error instanceof Error && 'code' in error && unknown.has(String(error.code));

/**
 * The addresses to try, in order. One forbidden address refuses the whole answer, since mixing them suggests an attack.
 * @param resolve instead of the name servers
 * @throws Stopped
 */
export async function addressesOf(
  target: Target,
  resolve: Resolve | null,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (target.isAddress) {
    if (!target.allowed && !isPublicAddress(target.host)) throw new Stopped('private address');
    return [target.host];
  }
  const ask = resolve ?? (target.allowed ? askSystem : queryNameServers);
  const patience = startDeadline(resolveTimeoutMs, signal);
  const addresses = await withSignal(ask(target.host, patience.signal), patience.signal)
    .catch((cause: unknown) => {
      throw new Stopped('name server', { cause, unsent: true });
    })
    .finally(() => patience.clear());
  if (addresses.length === 0) throw new Stopped('unknown name');
  if (!target.allowed && !addresses.every(isPublicAddress)) throw new Stopped('private address');
  return alternating(addresses).slice(0, triedMax);
}

/** A machine may have only one of the two internets: neither family fills all the tries. */
function alternating(addresses: readonly string[]): readonly string[] {
  const [first = '', ...rest] = addresses;
  const own = [first, ...rest.filter((address) => isIP(address) === isIP(first))];
  const other = rest.filter((address) => isIP(address) !== isIP(first));
  return own.flatMap((address, index) => [address, ...other.slice(index, index + 1)]).concat(other.slice(own.length));
}
