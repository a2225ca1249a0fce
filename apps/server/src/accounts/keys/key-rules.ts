/** Where a key can be used from: IP addresses and ranges, web origins, and whether it is accepted in the URL. */
import type { Sentence } from '@apiyard/api/contract/endpoint';
import ipaddr from 'ipaddr.js';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { issue, sentence } from '../../problems/sentence.ts';

export interface KeyRules {
  readonly addresses: readonly string[];
  readonly origins: readonly string[];
  readonly inQuery: boolean;
}

export const noRules: KeyRules = { addresses: [], origins: [], inQuery: false };

type Range = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** Strict: the parser alone would also accept `0x7f.1` and `0177.0.0.1`, which people and programs read differently. */
function addressOf(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!text.includes(':') || /[^0-9a-fA-F:.]/.test(text) || !ipaddr.IPv6.isValid(text)) return null;
  return ipaddr.IPv6.parse(text);
}

/** IPv4 in an IPv6 coat counts as IPv4: which of both a server sees depends on how it listens. */
function rangeOf(text: string): Range | null {
  const [, plain = '', bitsText] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = addressOf(plain);
  if (address === null) return null;
  const bitsMax = address.kind() === 'ipv4' ? 32 : 128;
  const bits = bitsText === undefined ? bitsMax : Number(bitsText);
  if (bits > bitsMax) return null;
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96)
    return [address.toIPv4Address(), bits - 96];
  return [address, bits];
}

/** The stored form: `203.0.113.9`, `203.0.113.0/24`, `2001:db8::/32`. Null if it is neither an address nor a range. */
export function normalAddress(text: string): string | null {
  const range = rangeOf(text);
  if (range === null) return null;
  const [address, bits] = range;
  if (bits === (address.kind() === 'ipv4' ? 32 : 128)) return address.toString();
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${network}/${bits}`;
}

/** The form that browsers send: `https://app.example.com`, without a path. Null if it is not a web origin. */
export function normalOrigin(text: string): string | null {
  const url = /^https?:\/\/[^/?#\\]/i.test(text) ? URL.parse(text) : null;
  if (
    url === null ||
    url.username !== '' ||
    url.password !== '' ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== '' ||
    url.host.includes('*')
  )
    return null;
  return url.origin;
}

/** The rules in their stored form, without duplicates; else the issues. */
export function readRules({
  addresses,
  origins,
  inQuery,
}: KeyRules): { readonly rules: KeyRules } | { readonly errors: InputIssue[] } {
  const errors: InputIssue[] = [];
  const normal = (list: readonly string[], name: string, read: (text: string) => string | null, text: Sentence) => {
    const kept = new Set<string>();
    for (const [index, entry] of list.entries()) {
      const value = read(entry);
      if (value === null) errors.push(issue(`/${name}/${index}`, 'invalid_format', text));
      else kept.add(value);
    }
    return [...kept];
  };
  const rules = {
    addresses: normal(addresses, 'addresses', normalAddress, sentence('problem.accounts.keyAddress')),
    origins: normal(origins, 'origins', normalOrigin, sentence('problem.accounts.keyOrigin')),
    inQuery,
  };
  return errors.length > 0 ? { errors } : { rules };
}

/** Checks requests against one parsed set of rules. */
export interface KeyGate {
  readonly rules: KeyRules;
  admitsAddress(address: string): boolean;
  /** @param origin of the page that calls; undefined where no page does */
  admitsOrigin(origin: string | undefined): boolean;
}

export function gateOf(rules: KeyRules): KeyGate {
  const ranges = rules.addresses.flatMap((text) => {
    const range = rangeOf(text);
    return range === null ? [] : [range];
  });
  const origins = new Set(rules.origins);
  return {
    rules,
    admitsAddress(address) {
      if (rules.addresses.length === 0) return true;
      const caller = rangeOf(address)?.[0];
      return (
        caller !== undefined &&
        ranges.some(([network, bits]) => network.kind() === caller.kind() && caller.match(network, bits))
      );
    },
    // Browsers guarantee the origin that they send; other clients can send any origin, or none. So this stops pages of other
    // sites in visitors' browsers, and restricts no other client: address rules are for that.
    admitsOrigin: (origin) => origin === undefined || origins.size === 0 || origins.has(origin),
  };
}
