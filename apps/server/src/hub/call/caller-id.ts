import { networkOf } from '../../http/limits/network.ts';

/** Who the limits of a call count against: the person, for all their keys; for a visitor the address, of IPv6 its /64. */
export function callerIdOf(personId: string | null, address: string): string {
  return personId === null ? `address:${networkOf(address)}` : `person:${personId}`;
}
