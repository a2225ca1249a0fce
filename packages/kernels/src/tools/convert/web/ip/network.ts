import ipaddr from 'ipaddr.js';
import { InputFault } from '../../../../faults/input-fault.ts';

export interface Address {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** The addresses from `first` to `last`, which a prefix has in common. */
export interface Network {
  /** The address as given, which may be inside the network. */
  readonly address: Address;
  readonly prefix: number;
  readonly first: bigint;
  readonly last: bigint;
}

export const bitsOf = (version: 4 | 6): number => (version === 4 ? 32 : 128);

/** An address in its standard text form; null for any other text, such as 0x7f.1 or 010.0.0.1. */
function readAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return { version: 4, value: valueOf(ipaddr.IPv4.parse(text)) };
  if (!text.includes(':') || !ipaddr.IPv6.isValid(text) || /\.0\d/.test(text)) return null;
  return { version: 6, value: valueOf(ipaddr.IPv6.parse(text)) };
}

const valueOf = (address: { toByteArray(): number[] }) =>
  address.toByteArray().reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

export function networkOf(address: Address, prefix: number): Network {
  const hostBits = BigInt(bitsOf(address.version) - prefix);
  const first = (address.value >> hostBits) << hostBits;
  return { address, prefix, first, last: first + (1n << hostBits) - 1n };
}

/** The fewest networks that have exactly the addresses from `first` to `last`. */
function networksBetween(version: 4 | 6, first: bigint, last: bigint): Network[] {
  const networks: Network[] = [];
  for (let at = first; at <= last;) {
    let hostBits = 0n;
    while (
      hostBits < BigInt(bitsOf(version)) &&
      ((at >> hostBits) & 1n) === 0n &&
      at + (1n << (hostBits + 1n)) - 1n <= last
    )
      hostBits += 1n;
    networks.push(networkOf({ version, value: at }, bitsOf(version) - Number(hostBits)));
    at += 1n << hostBits;
  }
  return networks;
}

/** Overlapping and neighbouring networks merged; IPv4 first. */
export function aggregate(networks: readonly Network[]): Network[] {
  return ([4, 6] as const).flatMap((version) => {
    const ranges = networks
      .filter(({ address }) => address.version === version)
      .map(({ first, last }) => ({ first, last }))
      .sort((one, other) => (one.first < other.first ? -1 : 1));
    const merged: { first: bigint; last: bigint }[] = [];
    for (const range of ranges) {
      const before = merged.at(-1);
      if (before === undefined || range.first > before.last + 1n) merged.push(range);
      else if (range.last > before.last) before.last = range.last;
    }
    return merged.flatMap(({ first, last }) => networksBetween(version, first, last));
  });
}

const lineLengthMax = 200;

/** The networks of one line: an address, CIDR, an address with its mask, or a range. */
export function readLine(line: string, pointer: string): Network[] {
  const fault = (code: string) => new InputFault(code, { pointer, values: { text: line.slice(0, 100) } });
  if (line.length > lineLengthMax) throw fault('not_address');
  const [, from, to] = /^(\S+?)\s*(?:-|–)\s*(\S+)$/.exec(line) ?? [];
  if (from !== undefined && to !== undefined) {
    const [first, last] = [readAddress(from), readAddress(to)];
    if (first === null || last === null) throw fault('not_address');
    if (first.version !== last.version || first.value > last.value) throw fault('bad_range');
    return networksBetween(first.version, first.value, last.value);
  }
  const [text = '', given, ...more] = line.replace(/^\[(.*)\]$/, '$1').split(/\s*\/\s*|\s+/);
  const address = readAddress(text.replace(/%.*$/, ''));
  if (address === null || more.length > 0) throw fault('not_address');
  if (given === undefined) return [networkOf(address, bitsOf(address.version))];
  const prefix = /^\d{1,3}$/.test(given) ? Number(given) : prefixOfMask(given);
  if (prefix === null || prefix > bitsOf(address.version)) throw fault('bad_prefix');
  return [networkOf(address, prefix)];
}

/** The prefix of a mask such as 255.255.255.0, or of a wildcard mask such as 0.0.0.255. */
function prefixOfMask(text: string): number | null {
  const mask = readAddress(text);
  if (mask?.version !== 4) return null;
  const bits = mask.value.toString(2).padStart(32, '0');
  if (/^1*0*$/.test(bits)) return bits.indexOf('0') === -1 ? 32 : bits.indexOf('0');
  return /^0+1+$/.test(bits) ? bits.indexOf('1') : null;
}
