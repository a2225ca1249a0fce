import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import ip from './ip.ts';
import { specialBlocks } from './ip/special.ts';

type Options = Partial<Omit<Parameters<typeof ip>[0], 'text'>>;
const run = (text: string, options: Options = {}) => ip({ action: 'describe', text, ...options });
const first = (text: string) => run(text).networks[0];

describe('addresses and networks', () => {
  it('gives all about an IPv4 network', () => {
    expect(run('192.168.1.77/26')).toEqual({
      text: '192.168.1.64/26',
      networks: [
        {
          address: '192.168.1.77',
          cidr: '192.168.1.64/26',
          version: 'IPv4',
          prefix: 26,
          first: '192.168.1.64',
          last: '192.168.1.127',
          count: '64',
          firstHost: '192.168.1.65',
          lastHost: '192.168.1.126',
          hosts: '62',
          mask: '255.255.255.192',
          wildcard: '0.0.0.63',
          expanded: '192.168.001.077',
          number: '3232235853',
          reverse: '77.1.168.192.in-addr.arpa',
          kind: 'private',
          reference: 'RFC 1918',
          global: false,
          embedded: null,
        },
      ],
      matches: [],
      notes: [{ code: 'inside_network', values: { address: '192.168.1.77' } }],
    });
  });

  it('gives all about an IPv6 network, with an exact count', () => {
    expect(first('2001:0DB8:0:0:8:800:200C:417A/32')).toEqual({
      address: '2001:db8::8:800:200c:417a',
      cidr: '2001:db8::/32',
      version: 'IPv6',
      prefix: 32,
      first: '2001:db8::',
      last: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
      count: '79228162514264337593543950336',
      firstHost: '2001:db8::',
      lastHost: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
      hosts: '79228162514264337593543950336',
      mask: 'ffff:ffff::',
      wildcard: '::ffff:ffff:ffff:ffff:ffff:ffff',
      expanded: '2001:0db8:0000:0000:0008:0800:200c:417a',
      number: '42540766411282592856906245548098208122',
      reverse: 'a.7.1.4.c.0.0.2.0.0.8.0.8.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
      kind: 'documentation',
      reference: 'RFC 3849',
      global: false,
      embedded: null,
    });
  });

  it('compresses as RFC 5952 says', () => {
    expect(
      [
        '2001:db8:0:0:1:0:0:1',
        '2001:db8::0:1',
        '2001:db8:0:1:1:1:1:1',
        '2001:DB8::1',
        '::ffff:c000:0280',
        '::',
        '::1',
        '1::',
      ].map((text) => first(text)?.address),
    ).toEqual([
      '2001:db8::1:0:0:1',
      '2001:db8::1',
      '2001:db8:0:1:1:1:1:1',
      '2001:db8::1',
      '::ffff:192.0.2.128',
      '::',
      '::1',
      '1::',
    ]);
  });

  it.each([
    ['8.8.8.8', 'public', true],
    ['0.0.0.0', 'unspecified', false],
    ['0.1.2.3', 'this_network', false],
    ['127.0.0.1', 'loopback', false],
    ['100.64.0.1', 'shared', false],
    ['169.254.169.254', 'link_local', false],
    ['172.32.0.1', 'public', true],
    ['192.0.0.9', 'protocol', true],
    ['192.0.0.4', 'translation', false],
    ['224.0.0.1', 'multicast', true],
    ['250.1.2.3', 'reserved', false],
    ['255.255.255.255', 'broadcast', false],
    ['2606:4700::1', 'public', true],
    ['2001:0:1::1', 'teredo', false],
    ['2001:20::1', 'protocol', true],
    ['3fff:fff::1', 'documentation', false],
    ['fd00::1', 'unique_local', false],
    ['fe80::1', 'link_local', false],
    ['ff02::1', 'multicast', true],
    ['4000::1', 'reserved', false],
    ['10.0.0.0/7', 'public', true],
  ])('classifies %s as %s', (text, kind, isGlobal) => {
    expect(first(text)).toMatchObject({ kind, global: isGlobal });
  });

  it('has the blocks of both registries', () => {
    expect(specialBlocks).toHaveLength(52);
    expect(specialBlocks.map(([block, kind]) => [block, first(block)?.kind === kind])).toEqual(
      specialBlocks.map(([block]) => [block, true]),
    );
  });

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['64:ff9b::c000:201', '192.0.2.1'],
    ['2002:c000:201::1', '192.0.2.1'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '192.0.2.45'],
    ['2001:db8::1', null],
  ])('finds the IPv4 address in %s', (text, embedded) => {
    expect(first(text)?.embedded).toBe(embedded);
  });

  it.each([
    ['10.1.2.3 255.255.0.0', '10.1.0.0/16'],
    ['10.1.2.3/255.255.255.255', '10.1.2.3/32'],
    ['10.1.2.3/0.0.0.255', '10.1.2.0/24'],
    ['10.1.2.3/0.0.0.0', '0.0.0.0/0'],
    ['[2001:db8::1]', '2001:db8::1/128'],
    ['10.0.0.1-10.0.0.6', '10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/31\n10.0.0.6/32'],
    ['0.0.0.0 - 255.255.255.255', '0.0.0.0/0'],
    ['::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '::/0'],
  ])('reads %s', (text, expected) => {
    expect(run(text).text).toBe(expected);
  });

  it('counts both addresses of a /31 and the one of a /32 as hosts', () => {
    expect([first('10.0.0.0/31')?.hosts, first('10.0.0.0/32')?.hosts, first('::/0')?.count]).toEqual([
      '2',
      '1',
      '340282366920938463463374607431768211456',
    ]);
  });

  it('notes an ignored zone', () => {
    expect(run('fe80::1%eth0').notes).toEqual([{ code: 'zone_ignored', values: { zone: 'eth0' } }]);
  });
});

describe('relations', () => {
  it('finds the most specific network of each address', () => {
    expect(
      run('10.0.0.0/8\n10.1.0.0/16\n2001:db8::/32', {
        action: 'contains',
        find: '10.1.2.3, 10.2.0.0/15 11.0.0.1'.replace(' 11', '\n11'),
      }).matches,
    ).toEqual([
      { address: '10.1.2.3', contained: true, network: '10.1.0.0/16' },
      { address: '10.2.0.0/15', contained: true, network: '10.0.0.0/8' },
      { address: '11.0.0.1', contained: false, network: null },
    ]);
  });

  it('splits a network', () => {
    expect(run('10.0.0.0/24', { action: 'split', prefix: 26 }).text.split('\n')).toEqual([
      '10.0.0.0/26',
      '10.0.0.64/26',
      '10.0.0.128/26',
      '10.0.0.192/26',
    ]);
  });

  it('aggregates neighbours and overlaps', () => {
    const text = '10.0.1.0/24\n10.0.0.0/24\n10.0.0.128/25\n2001:db8:1::/48\n2001:db8::/48\n192.0.2.1';
    expect(run(text, { action: 'aggregate' }).text.split('\n')).toEqual([
      '10.0.0.0/23',
      '192.0.2.1/32',
      '2001:db8::/47',
    ]);
  });

  it('has the same addresses after a split and an aggregation', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 0xffffffff }),
        fc.integer({ min: 0, max: 28 }),
        fc.nat({ max: 4 }),
        (value, prefix, more) => {
          const network =
            first(`${[24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')}/${prefix}`)?.cidr ?? '';
          const parts = run(network, { action: 'split', prefix: prefix + more });
          expect(parts.networks).toHaveLength(2 ** more);
          expect(run(parts.text, { action: 'aggregate' }).text).toBe(network);
        },
      ),
    );
  });
});

it.each<[string, Options, string, string, Record<string, string | number>]>([
  ['', {}, 'empty', '/text', {}],
  ['010.0.0.1', {}, 'not_address', '/text', { text: '010.0.0.1' }],
  ['0x7f.1', {}, 'not_address', '/text', { text: '0x7f.1' }],
  ['1.2.3', {}, 'not_address', '/text', { text: '1.2.3' }],
  ['1:2', {}, 'not_address', '/text', { text: '1:2' }],
  [`1.2.3.4${'-'.repeat(200)}`, {}, 'not_address', '/text', { text: `1.2.3.4${'-'.repeat(93)}` }],
  ['1.2.3.4/33', {}, 'bad_prefix', '/text', { text: '1.2.3.4/33' }],
  ['1.2.3.4/255.0.255.0', {}, 'bad_prefix', '/text', { text: '1.2.3.4/255.0.255.0' }],
  ['1.2.3.4-1.2.3.3', {}, 'bad_range', '/text', { text: '1.2.3.4-1.2.3.3' }],
  ['1.2.3.4\n'.repeat(1001), {}, 'too_many', '/text', { max: 1000 }],
  ['::1-ffff::fffe\n'.repeat(200), { action: 'aggregate' }, 'too_many', '/text', { max: 20_000 }],
  ['10.0.0.0/8', { action: 'split', prefix: 19 }, 'too_many', '/prefix', { max: 1024 }],
  ['10.0.0.0/8', { action: 'split', prefix: 7 }, 'bad_split', '/prefix', { from: 8, to: 32 }],
  ['10.0.0.0/8', { action: 'split' }, 'no_prefix', '/prefix', {}],
  ['10.0.0.0/8,11.0.0.0/8', { action: 'split', prefix: 9 }, 'one_network', '/text', {}],
  ['10.0.0.0/8', { action: 'contains' }, 'no_find', '/find', {}],
])('rejects %.20s %j as %s', (text, options, code, pointer, values) => {
  expect(() => run(text, options)).toThrow(expect.objectContaining({ ...new InputFault(code, { pointer, values }) }));
});
