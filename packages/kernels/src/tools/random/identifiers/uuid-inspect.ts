import { InputFault } from '../../../faults/input-fault.ts';
import { namespaceOf, versionNames } from './parts/uuid-names.ts';

interface Input {
  readonly text: string;
}

/** 1582-10-15, the first day of the Gregorian calendar, in steps of 100 ns before 1970. */
const gregorianSteps = 122_192_928_000_000_000n;
const shapes =
  /^(?:urn:uuid:)?(?:([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})|([0-9a-f]{32}))$/i;

/** What a UUID is made of (RFC 9562). */
export default function uuidInspect({ text }: Input) {
  const hex = hexOf(text);
  const value = BigInt(`0x${hex}`);
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const variant = variantOf(Number.parseInt(hex.slice(16, 18), 16));
  const special = value === 0n ? 'nil' : value === (1n << 128n) - 1n ? 'max' : null;
  const version = variant === 'rfc9562' && special === null ? Number.parseInt(hex.charAt(12), 16) : null;
  const name = special ?? (version === null ? 'none' : (versionNames[version] ?? 'unknown'));
  return {
    uuid,
    urn: `urn:uuid:${uuid}`,
    hex,
    integer: value.toString(),
    variant: special === null ? variant : special,
    version,
    kind: name,
    time: timeOf(version, hex),
    ...nodeOf(version, hex),
    domain: version === 2 ? Number.parseInt(hex.slice(18, 20), 16) : null,
    localId: version === 2 ? Number.parseInt(hex.slice(0, 8), 16) : null,
    namespace: namespaceOf(uuid),
  };
}

function hexOf(text: string): string {
  const trimmed = text.trim();
  const inner = /^\{(.*)\}$/.exec(trimmed)?.[1] ?? trimmed;
  const match = shapes.exec(inner);
  if (match !== null) return match.slice(1).join('').toLowerCase();
  const offset = text.search(/[^0-9a-f{}:\-\surnid]/i);
  throw new InputFault('not_uuid', { pointer: '/text', ...(offset >= 0 && { in: { text, offset } }) });
}

/** RFC 9562, section 4.1: by the highest bits of octet 8. */
function variantOf(octet: number): string {
  if (octet < 0x80) return 'ncs';
  if (octet < 0xc0) return 'rfc9562';
  return octet < 0xe0 ? 'microsoft' : 'future';
}

function timeOf(version: number | null, hex: string): string | null {
  switch (version) {
    case 1:
      return gregorian(`${hex.slice(13, 16)}${hex.slice(8, 12)}${hex.slice(0, 8)}`);
    case 2:
      // The lowest 32 bits are the local identifier: the time is rounded down to about seven minutes.
      return gregorian(`${hex.slice(13, 16)}${hex.slice(8, 12)}00000000`);
    case 6:
      return gregorian(`${hex.slice(0, 12)}${hex.slice(13, 16)}`);
    case 7:
      return isoOf(BigInt(`0x${hex.slice(0, 12)}`) * 10_000n);
    default:
      return null;
  }
}

const gregorian = (hexSteps: string) => isoOf(BigInt(`0x${hexSteps}`) - gregorianSteps);

/** ISO 8601 with the seven digits that steps of 100 ns have; three if the others are zero. */
function isoOf(stepsSince1970: bigint): string | null {
  const steps = ((stepsSince1970 % 10_000n) + 10_000n) % 10_000n;
  const date = new Date(Number((stepsSince1970 - steps) / 10_000n));
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return steps === 0n ? iso : iso.replace('Z', `${String(steps).padStart(4, '0')}Z`);
}

function nodeOf(version: number | null, hex: string) {
  if (version !== 1 && version !== 2 && version !== 6) return { node: null, isRandomNode: null, clockSequence: null };
  const clock = Number.parseInt(hex.slice(16, 20), 16) & 0x3fff;
  return {
    node: hex.slice(20).replaceAll(/(..)(?=.)/g, '$1:'),
    // Nodes that are no MAC address have the multicast bit (RFC 9562, section 6.10).
    isRandomNode: (Number.parseInt(hex.slice(20, 22), 16) & 1) === 1,
    clockSequence: version === 2 ? clock >> 8 : clock,
  };
}
