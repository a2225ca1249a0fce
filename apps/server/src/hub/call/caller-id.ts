import { networkOf } from '../../http/limits/network.ts';

/** Whom limits of a call count against: the person, whichever key was used; for a visitor the address, of IPv6 its /64. */
export function callerIdOf(personId: string | null, address: string): string {
  return personId === null ? `address:${networkOf(address)}` : `person:${personId}`;
}
