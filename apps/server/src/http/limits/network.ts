/** The networks that limits count an address by: one household or one machine, and the provider's customer around it. */
import ipaddr from 'ipaddr.js';

/** Text that is not an address, such as an invalid `X-Forwarded-For`, counts as one caller. */
const unknown = 'unknown';

/**
 * An IPv4 address unchanged, an IPv6 address by its /64, which one household has. IPv4-mapped IPv6 counts as IPv4.
 * @param address as Fastify gives it: behind some proxies with a port
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address);
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return plain;
  const parsed = ipv6Of(plain);
  if (parsed === null) return unknown;
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : prefixOf(parsed, 4);
}

/**
 * The /48 of an IPv6 address, which providers and tunnel brokers assign to one customer: it contains 65,536 networks.
 * Null for IPv4, where one customer holds a single address.
 */
export function siteNetworkOf(address: string): string | null {
  const parsed = ipv6Of(withoutPort(address));
  return parsed === null || parsed.isIPv4MappedAddress() ? null : `${prefixOf(parsed, 3)}/48`;
}

/**
 * What one customer holds: an IPv4 address, or the /48 of an IPv6 address. Queues and budgets are shared by these, because
 * the 65,536 networks of a /48 would take every turn.
 */
export const customerNetworkOf = (address: string): string => siteNetworkOf(address) ?? networkOf(address);

/** The /24 of an IPv4 address, the /48 of an IPv6 address: counted together when there are too many callers to count separately. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return siteNetworkOf(address) ?? network.replace(/\.\d+$/, '');
}

/** With a zone, as in `fe80::1%eth0`, no address is longer. */
const addressLengthMax = 64;

const ipv6Of = (text: string): ipaddr.IPv6 | null =>
  text.length <= addressLengthMax && text.includes(':') && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;

const prefixOf = ({ parts }: ipaddr.IPv6, groups: number): string =>
  parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':');

/** `203.0.113.9:4711` and `[2001:db8::1]:4711`, as some load balancers write into `X-Forwarded-For`. */
const withoutPort = (text: string): string =>
  /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined) ?? text;
