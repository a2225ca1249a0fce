/** A value in DER (ITU-T X.690). */
export interface Der {
  /** The identifier octet: class, constructed bit and number. */
  readonly tag: number;
  readonly content: Uint8Array;
  /** The whole value, including its identifier and length octets. */
  readonly encoded: Uint8Array;
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  sequence: 0x30,
} as const;

/** Thrown for bytes that are not DER or not what the structure says. */
export class DerError extends Error {}

/** The value at the start of the bytes. */
export function readDer(bytes: Uint8Array): Der {
  const tag = byteAt(bytes, 0);
  if ((tag & 0x1f) === 0x1f) throw new DerError('Long tags are not used in certificates.');
  const first = byteAt(bytes, 1);
  let length = first;
  let start = 2;
  if (first >= 0x80) {
    const count = first & 0x7f;
    if (count === 0 || count > 4) throw new DerError('The length is not definite.');
    length = 0;
    for (let at = 0; at < count; at += 1) length = length * 256 + byteAt(bytes, 2 + at);
    start += count;
  }
  if (start + length > bytes.length) throw new DerError('The value is cut off.');
  return { tag, content: bytes.subarray(start, start + length), encoded: bytes.subarray(0, start + length) };
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new DerError('The value is cut off.');
  return byte;
}

/** The values in a sequence or set. */
export function membersOf({ content }: Der): Der[] {
  const members: Der[] = [];
  for (let at = 0; at < content.length;) {
    const member = readDer(content.subarray(at));
    members.push(member);
    at += member.encoded.length;
  }
  return members;
}

export function expectDer(der: Der | undefined, tag: number): Der {
  if (der?.tag !== tag) throw new DerError('The structure is different.');
  return der;
}

const oidBytesMax = 100;

/** `1.2.840.113549` */
export function oidOf(der: Der | undefined): string {
  const { content } = expectDer(der, tags.oid);
  if (content.length > oidBytesMax) throw new DerError('The object identifier is too long.');
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of content) {
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(arc);
      arc = 0n;
    }
  }
  const [first = 0n, ...more] = arcs;
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - root * 40n, ...more].join('.');
}

/** The bytes of a bit string, which here always has whole bytes. */
export const bitsOf = (der: Der | undefined): Uint8Array => expectDer(der, tags.bitString).content.subarray(1);

const decoders: Readonly<Record<number, string>> = {
  12: 'utf-8',
  18: 'utf-8',
  19: 'utf-8',
  20: 'latin1',
  22: 'utf-8',
  26: 'utf-8',
  30: 'utf-16be',
};

/** The text of a string of any type. */
export function textOf({ tag, content }: Der): string {
  return new TextDecoder(decoders[tag & 0x1f] ?? 'utf-8').decode(content);
}

/** UTCTime, whose years are from 1950 to 2049, or GeneralizedTime. */
export function timeOf(der: Der | undefined): Date {
  const text = der === undefined ? '' : textOf(der);
  const [, short, long, month = '', day = '', hour = '', minute = '', second = ''] =
    /^(?:(\d{2})|(\d{4}))(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(
      der?.tag === 0x18 ? text : text.padStart(13, ' '),
    ) ?? [];
  const year = short === undefined ? Number(long) : Number(short) + (Number(short) < 50 ? 2000 : 1900);
  const time = new Date(Date.UTC(year, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)));
  if (Number.isNaN(time.getTime())) throw new DerError('This is not a time.');
  return time;
}
