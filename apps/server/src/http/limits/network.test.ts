import { expect, test } from 'vitest';
import { customerNetworkOf, neighbourhoodOf, networkOf, siteNetworkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', null, '192.0.2'],
  ['192.0.2.7:4711', '192.0.2.7', null, '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2.7', null, '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48', '2001:db8:1/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1/48', '2001:db8:1/48'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2', '2001:db8:1/48', '2001:db8:1/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0/48', 'fe80:0:0/48'],
  ['::1', '0:0:0:0', '0:0:0/48', '0:0:0/48'],
  ['', 'unknown', null, 'unknown'],
  ['unknown', 'unknown', null, 'unknown'],
  ['192.0.2', 'unknown', null, 'unknown'],
  ['0x7f.1', 'unknown', null, 'unknown'],
  ['999.1.1.1', 'unknown', null, 'unknown'],
  [`2001:db8::${'1'.repeat(16_000)}`, 'unknown', null, 'unknown'],
])('%s counts as its network, its /48 and its neighbourhood', (address, network, site, neighbourhood) => {
  expect([networkOf(address), siteNetworkOf(address), neighbourhoodOf(address)]).toEqual([
    network,
    site,
    neighbourhood,
  ]);
  expect(customerNetworkOf(address)).toBe(site ?? network);
});
