import { writeAddress } from '../../web/ip/describe.ts';
import { toHex } from '../bytes/bytes.ts';
import type { Der } from './der.ts';
import { bitsOf, expectDer, membersOf, oidOf, readDer, tags, textOf } from './der.ts';
import { extendedUsages, keyUsages } from './names.ts';
import { nameOf } from './subject.ts';

interface Extensions {
  isAuthority: boolean;
  pathLength: number | null;
  keyUsage: string[];
  extendedKeyUsage: string[];
  names: { type: string; value: string }[];
  subjectKeyId: string | null;
  authorityKeyId: string | null;
  ocsp: string[];
  issuerUrls: string[];
  revocationLists: string[];
  policies: string[];
  /** Object identifiers of those that are not read here. */
  others: string[];
}

/** The extensions of a certificate (RFC 5280, section 4.2), from the value with the tag [3]. */
export function extensionsOf(list: Der | undefined): Extensions {
  const found: Extensions = {
    isAuthority: false,
    pathLength: null,
    keyUsage: [],
    extendedKeyUsage: [],
    names: [],
    subjectKeyId: null,
    authorityKeyId: null,
    ocsp: [],
    issuerUrls: [],
    revocationLists: [],
    policies: [],
    others: [],
  };
  if (list === undefined) return found;
  const [sequence] = membersOf(list);
  for (const extension of membersOf(expectDer(sequence, tags.sequence))) {
    const parts = membersOf(extension);
    const oid = oidOf(parts[0]);
    const read = readers[oid];
    if (read === undefined) found.others.push(oid);
    else read(readDer(expectDer(parts.at(-1), tags.octetString).content), found);
  }
  return found;
}

const readers: Readonly<Record<string, (value: Der, found: Extensions) => void>> = {
  '2.5.29.14': (value, found) => {
    found.subjectKeyId = toHex(value.content);
  },
  '2.5.29.15': (value, found) => {
    const bits = bitsOf(value);
    found.keyUsage = keyUsages.filter((_, at) => ((bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0);
  },
  '2.5.29.17': (value, found) => {
    found.names = membersOf(value).map(generalName);
  },
  '2.5.29.19': (value, found) => {
    const [first, second] = membersOf(value);
    found.isAuthority = first?.tag === tags.boolean && first.content[0] !== 0;
    const length = first?.tag === tags.integer ? first : second;
    found.pathLength = length === undefined ? null : Number.parseInt(toHex(length.content), 16);
  },
  '2.5.29.31': (value, found) => {
    found.revocationLists = urlsIn(value);
  },
  '2.5.29.32': (value, found) => {
    found.policies = membersOf(value).map((policy) => oidOf(membersOf(policy)[0]));
  },
  '2.5.29.35': (value, found) => {
    const id = membersOf(value).find(({ tag }) => tag === 0x80);
    found.authorityKeyId = id === undefined ? null : toHex(id.content);
  },
  '2.5.29.37': (value, found) => {
    found.extendedKeyUsage = membersOf(value).map((use) => extendedUsages[oidOf(use)] ?? oidOf(use));
  },
  '1.3.6.1.5.5.7.1.1': (value, found) => {
    for (const access of membersOf(value)) {
      const [method, place] = membersOf(access);
      if (place?.tag !== 0x86) continue;
      if (oidOf(method) === '1.3.6.1.5.5.7.48.1') found.ocsp.push(textOf(place));
      else found.issuerUrls.push(textOf(place));
    }
  },
};

/** The URLs at any depth: names of distribution points are nested three times. */
function urlsIn(value: Der, depth = 0): string[] {
  if (value.tag === 0x86) return [textOf(value)];
  const isConstructed = (value.tag & 0x20) !== 0;
  return isConstructed && depth < 6 ? membersOf(value).flatMap((member) => urlsIn(member, depth + 1)) : [];
}

/** RFC 5280, section 4.2.1.6. */
function generalName(name: Der): { type: string; value: string } {
  switch (name.tag) {
    case 0x81:
      return { type: 'email', value: textOf(name) };
    case 0x82:
      return { type: 'DNS', value: textOf(name) };
    case 0x86:
      return { type: 'URI', value: textOf(name) };
    case 0x87: {
      const version = name.content.length === 4 ? 4 : 6;
      return { type: 'IP', value: writeAddress({ version, value: BigInt(`0x${toHex(name.content) || '0'}`) }) };
    }
    case 0xa4: {
      const [directory] = membersOf(name);
      return { type: 'name', value: directory === undefined ? '' : nameOf(directory).text };
    }
    default:
      return { type: 'other', value: toHex(name.encoded) };
  }
}
