/** Which IP addresses may be asked. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's wire server: global unicast by its number, the inside of a cloud by its nature. */
const wireServer = '168.63.129.16';

/** What IANA has given out for the open internet: nothing that wraps an IPv4 address but 6to4 and Teredo lies in it. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address lies on the open internet. Everything with a special purpose is out (RFC 6890 and the registries
 * that keep it), and so is every IPv6 address that wraps an IPv4 one: mapped, compatible, NAT64, 6to4, Teredo.
 * @param text as a resolver or a URL gives it, without brackets
 */
export function isPublicAddress(text: string): boolean {
  // `isIP` is strict; the parser would also read 0x7f.1 and 0177.0.0.1.
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : address.toString() !== wireServer;
}
