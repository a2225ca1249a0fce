import { networkOf, siteNetworkOf } from '../../http/limits/network.ts';
import type { ThrottleKey, ThrottleRule } from './throttle-store.ts';

/**
 * The gates of an address: its own network and, for IPv6, the /48 around it, whose 65,536 networks one customer may hold.
 * @param network the rule of an IPv4 address or an IPv6 /64
 * @param site the rule of an IPv6 /48
 */
export function networkThrottleKeys(address: string, network: ThrottleRule, site: ThrottleRule): ThrottleKey[] {
  const around = siteNetworkOf(address);
  const gates = [{ rule: network, subject: networkOf(address) }];
  return around === null ? gates : [...gates, { rule: site, subject: around }];
}
