/**
 * A hostile client as a separate process: opens many connections, sends the given data on each, and prints the results
 * as JSON. It connects to loopback only, and exits by itself.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Flood {
  readonly port: number;
  /** Loopback addresses to connect from, in turn; Linux uses all of 127.0.0.0/8. */
  readonly from: readonly string[];
  readonly connections: number;
  /** Sent on each connection, `times` times in a row, as soon as it is open. */
  readonly bytes: string;
  readonly times: number;
  /** For 'sends little': how many bytes it sends first. @default 0 */
  readonly firstBytes?: number;
  readonly manner:
    /** Reads every response. */
    | 'reads'
    /** Never reads. */
    | 'reads nothing'
    /** Reads 16 kB every ten seconds. */
    | 'reads little'
    /** Sends a byte every second, and reads. */
    | 'sends little'
    /** Reads, and closes its own side right after sending. */
    | 'closes its side';
  /** How long it keeps its connections, in milliseconds. A connection that ends earlier is opened again if `reconnects`. */
  readonly durationMs: number;
  readonly reconnects: boolean;
}

export interface FloodReport {
  readonly opened: number;
  /** Connections that the server ended or refused. */
  readonly ended: number;
  /** Responses by status, of connections that read. */
  readonly statuses: Readonly<Record<string, number>>;
}

const flood = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Flood;
const payload = Buffer.from(flood.bytes.repeat(flood.times), 'latin1');
const littleBytes = 16_384;
const readMs = 10_000;
const sendMs = 1000;
const statuses: Record<string, number> = {};
const open = new Set<Socket>();
let opened = 0;
let ended = 0;
let isOver = false;

for (let index = 0; index < flood.connections; index++) start(flood.from[index % flood.from.length]);
setTimeout(() => {
  isOver = true;
  for (const socket of open) socket.destroy();
  console.log(JSON.stringify({ opened, ended, statuses } satisfies FloodReport));
  process.exit(0);
}, flood.durationMs);

function start(localAddress: string | undefined): void {
  const socket = connect({
    port: flood.port,
    host: '127.0.0.1',
    allowHalfOpen: true,
    ...(localAddress === undefined ? {} : { localAddress }),
    ...(flood.manner === 'reads little' && { onread: { buffer: Buffer.alloc(littleBytes), callback: () => false } }),
  });
  open.add(socket);
  let repeating: NodeJS.Timeout | undefined;
  socket.on('connect', () => {
    opened += 1;
    if (flood.manner === 'sends little') {
      let sent = flood.firstBytes ?? 0;
      if (sent > 0) socket.write(payload.subarray(0, sent));
      repeating = setInterval(() => socket.write(payload.subarray(sent, ++sent)), sendMs);
    } else if (payload.length > 0) socket.write(payload);
    if (flood.manner === 'reads little') repeating = setInterval(() => socket.resume(), readMs);
    if (flood.manner === 'closes its side') socket.end();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(repeating);
    open.delete(socket);
    if (isOver) return;
    ended += 1;
    if (flood.reconnects) setTimeout(() => start(localAddress), 10);
  });
  if (flood.manner === 'reads nothing' || flood.manner === 'reads little') return;
  let tail = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    const text = tail + part;
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) statuses[status] = (statuses[status] ?? 0) + 1;
    // Shorter than a status line, so that none is counted twice.
    tail = text.slice(-11);
  });
  socket.on('end', () => socket.end());
}
