import { customerNetworkOf } from '../../http/limits/network.ts';

/** Who shares the threads: a person with all keys, or a visitor's network. */
export function callerIdOf(personId: string | null, address: string): string {
  return personId === null ? `network:${customerNetworkOf(address)}` : `person:${personId}`;
}
