/** A DNS server on loopback with configured answers, over UDP (RFC 1035). */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * By name: addresses, or another name (CNAME). `[]` is a name without addresses; an unlisted name does not exist; null
 * sends no response, `fails` a server failure.
 */
type Zone = Readonly<Record<string, readonly string[] | string | 'fails' | null>>;

const types = { a: 1, cname: 5, aaaa: 28 } as const;

export interface NameServer {
  /** `127.0.0.1:40123` */
  readonly address: string;
  readonly asked: readonly string[];
  close(): void;
}

export async function startNameServer(zone: Zone): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    asked.push(`${name} ${type === types.a ? 'A' : 'AAAA'}`);
    const found = zone[name];
    if (found === null) return;
    const records = found === undefined || found === 'fails' ? [] : recordsOf(zone, name, type);
    const code = found === undefined ? 3 : found === 'fails' ? 2 : 0;
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The chain of CNAMEs, then the addresses of the last one. */
function recordsOf(zone: Zone, name: string, type: number): Buffer[] {
  const found = zone[name];
  if (typeof found === 'string')
    return [record(name, types.cname, writtenName(found)), ...recordsOf(zone, found, type)];
  const wanted = (found ?? []).filter(type === types.a ? isIPv4 : isIPv6);
  return wanted.map((address) =>
    record(name, type, type === types.a ? Buffer.from(address.split('.').map(Number)) : writtenIPv6(address)),
  );
}

function record(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.byteLength, 8);
  return Buffer.concat([writtenName(name), fixed, data]);
}

const writtenName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, 'latin1')),
    Buffer.alloc(1),
  ]);

function writtenIPv6(address: string): Buffer {
  const [left = '', right = ''] = address.split('::').map((half) =>
    half
      .split(':')
      .filter((group) => group !== '')
      .map((group) => group.padStart(4, '0'))
      .join(''),
  );
  return Buffer.from(left + right.padStart(32 - left.length, '0'), 'hex');
}
