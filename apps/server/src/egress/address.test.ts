import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './address.ts';

test.each([
  ['0.255.255.255', '1.0.0.0'],
  ['10.0.0.0', '9.255.255.255'],
  ['10.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.63.255.255'],
  ['100.127.255.255', '100.128.0.0'],
  ['127.0.0.0', '126.255.255.255'],
  ['127.255.255.255', '128.0.0.0'],
  ['168.63.129.16', '168.63.129.15'],
  ['168.63.129.16', '168.63.129.17'],
  ['169.254.0.0', '169.253.255.255'],
  ['169.254.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.15.255.255'],
  ['172.31.255.255', '172.32.0.0'],
  ['192.0.0.0', '191.255.255.255'],
  ['192.0.2.255', '192.0.3.0'],
  ['192.88.99.255', '192.88.100.0'],
  ['192.168.0.0', '192.167.255.255'],
  ['192.168.255.255', '192.169.0.0'],
  ['198.18.0.0', '198.17.255.255'],
  ['198.19.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.99.255'],
  ['203.0.113.255', '203.0.114.0'],
  ['224.0.0.0', '223.255.255.255'],
  ['1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ['2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ['2001:db8::', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ['2002::', '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
  ['3fff::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::', '3fff:1000::'],
])('%s is refused, its neighbour %s is not', (refused, allowed) => {
  expect([isPublicAddress(refused), isPublicAddress(allowed)]).toEqual([false, true]);
});

test('no IPv4 address gets through inside an IPv6 one', () => {
  const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
  fc.assert(
    fc.property(octets, ([a, b, c, d]) => {
      const low = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      for (const form of [
        `::${low}`,
        `::ffff:${low}`,
        `::ffff:0:${low}`,
        `64:ff9b::${low}`,
        `64:ff9b:1::${low}`,
        `2002:${low}::`,
        `2001:0:${low}::`,
        `::ffff:${a}.${b}.${c}.${d}`,
      ]) {
        expect([form, isIPv6(form), isPublicAddress(form)]).toEqual([form, true, false]);
      }
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('rejects text that is not a plain address, even if other parsers accept it', () => {
  const texts = [
    '',
    ' ',
    'localhost',
    '1',
    '8.8.8',
    '8.8.8.8.',
    '08.8.8.8',
    '0x8.8.8.8',
    '134744072',
    ' 8.8.8.8',
    '8.8.8.8\n',
    '[2606:4700::1111]',
    '2606:4700::1111%eth0',
    '8.8.8.8/32',
    '８.8.8.8',
  ];
  expect(texts.filter(isPublicAddress)).toEqual([]);
});
