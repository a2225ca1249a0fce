/** Which IP addresses requests may connect to. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's wire server: global unicast by its number, the inside of a cloud by its nature. */
const wireServer = '168.63.129.16';

/** Global unicast (IANA): except for 6to4 and Teredo it contains no address that embeds an IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. Special-purpose ranges are excluded (RFC 6890 and the IANA registries),
 * and so is every IPv6 address that embeds an IPv4 one: mapped, compatible, NAT64, 6to4, Teredo.
 * @param text as a resolver or a URL gives it, without brackets
 */
export function isPublicAddress(text: string): boolean {
  // `isIP` is strict; the parser would also read 0x7f.1 and 0177.0.0.1.
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : address.toString() !== wireServer;
}
