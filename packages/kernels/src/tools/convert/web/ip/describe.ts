import ipaddr from 'ipaddr.js';
import type { Address, Network } from './network.ts';
import { bitsOf, readLine } from './network.ts';
import { specialBlocks } from './special.ts';

type Kind = (typeof specialBlocks)[number][1] | 'public';

const blocks = specialBlocks
  .map(([block, kind, reference, isGlobal]) => {
    const [network] = readLine(block, '');
    if (network === undefined) throw new Error(`${block} is not a network.`);
    return { network, kind, reference, isGlobal };
  })
  .sort((one, other) => other.network.prefix - one.network.prefix);

/** What the block of the whole network is for. IPv6 addresses outside 2000::/3 are not assigned yet. */
function kindOf({ address: { version }, first, last }: Network): {
  kind: Kind;
  reference: string | null;
  global: boolean;
} {
  const found = blocks.find(
    ({ network }) => network.address.version === version && network.first <= first && last <= network.last,
  );
  if (found) return { kind: found.kind, reference: found.reference, global: found.isGlobal };
  if (version === 6 && first >> 125n !== 1n)
    return { kind: 'reserved', reference: 'RFC 4291, section 2.4', global: false };
  return { kind: 'public', reference: null, global: true };
}

export function describeNetwork(network: Network) {
  const { address, prefix, first, last } = network;
  const { version } = address;
  const bits = bitsOf(version);
  const write = (value: bigint) => writeAddress({ version, value });
  const mask = ((1n << BigInt(prefix)) - 1n) << BigInt(bits - prefix);
  // RFC 3021: both addresses of a /31 are hosts. IPv6 has no broadcast address.
  const hasBroadcast = version === 4 && prefix < 31;
  return {
    address: write(address.value),
    cidr: `${write(first)}/${prefix}`,
    version: `IPv${version}` as const,
    prefix,
    first: write(first),
    last: write(last),
    count: (last - first + 1n).toString(),
    firstHost: write(hasBroadcast ? first + 1n : first),
    lastHost: write(hasBroadcast ? last - 1n : last),
    hosts: (last - first + 1n - (hasBroadcast ? 2n : 0n)).toString(),
    mask: write(mask),
    wildcard: write(mask ^ ((1n << BigInt(bits)) - 1n)),
    expanded: expandedOf(address),
    number: address.value.toString(),
    reverse: reverseOf(address),
    ...kindOf(network),
    embedded: embeddedOf(address),
  };
}

/** RFC 5952 for IPv6, with the IPv4 part of mapped addresses in decimals. */
export function writeAddress({ version, value }: Address): string {
  const bytes = bytesOf(value, version === 4 ? 4 : 16);
  if (version === 4) return bytes.join('.');
  if (value >> 32n === 0xffffn) return `::ffff:${bytes.slice(12).join('.')}`;
  return new ipaddr.IPv6(bytes).toRFC5952String();
}

function bytesOf(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, at) => Number((value >> BigInt((length - 1 - at) * 8)) & 0xffn));
}

const hexOf = (value: bigint) => value.toString(16).padStart(32, '0');

function expandedOf({ version, value }: Address): string {
  if (version === 4)
    return bytesOf(value, 4)
      .map((byte) => String(byte).padStart(3, '0'))
      .join('.');
  return (hexOf(value).match(/.{4}/g) ?? []).join(':');
}

function reverseOf({ version, value }: Address): string {
  return version === 4
    ? `${bytesOf(value, 4).toReversed().join('.')}.in-addr.arpa`
    : `${Array.from(hexOf(value)).toReversed().join('.')}.ip6.arpa`;
}

/** The IPv4 address inside an IPv6 one: mapped, 64:ff9b::/96, 6to4 or Teredo, whose bits are inverted. */
function embeddedOf({ version, value }: Address): string | null {
  if (version === 4) return null;
  const low = value & 0xffff_ffffn;
  const write = (part: bigint) => bytesOf(part, 4).join('.');
  if (value >> 32n === 0xffffn || value >> 32n === 0x64_ff9b_0000_0000_0000_0000n) return write(low);
  if (value >> 112n === 0x2002n) return write((value >> 80n) & 0xffff_ffffn);
  return value >> 96n === 0x2001_0000n ? write(low ^ 0xffff_ffffn) : null;
}
