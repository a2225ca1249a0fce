/**
 * A hostile client as a separate process: opens many connections from one address, sends the given data on each, and
 * prints the results as JSON. It connects to loopback only, and exits by itself.
 */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Flood {
  readonly port: number;
  /** Loopback address to connect from; Linux uses all of 127.0.0.0/8. */
  readonly from: string;
  readonly connections: number;
  /** Sent on each connection, `times` times in a row, as soon as it is open. */
  readonly bytes: string;
  readonly times: number;
  readonly manner:
    /** Reads every response. */
    | 'reads'
    /** Never reads. */
    | 'reads nothing'
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

const flood = JSON.parse(process.argv[2] ?? '') as Flood;
const payload = Buffer.from(flood.bytes.repeat(flood.times), 'latin1');
const statuses: Record<string, number> = {};
const open = new Set<Socket>();
let opened = 0;
let ended = 0;
let isOver = false;

for (let index = 0; index < flood.connections; index++) start();
setTimeout(() => {
  isOver = true;
  for (const socket of open) socket.destroy();
  console.log(JSON.stringify({ opened, ended, statuses } satisfies FloodReport));
  process.exit(0);
}, flood.durationMs);

function start(): void {
  const socket = connect({ port: flood.port, host: '127.0.0.1', localAddress: flood.from, allowHalfOpen: true });
  open.add(socket);
  socket.on('connect', () => {
    opened += 1;
    if (payload.length > 0) socket.write(payload);
    if (flood.manner === 'closes its side') socket.end();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    open.delete(socket);
    if (isOver) return;
    ended += 1;
    if (flood.reconnects) setTimeout(start, 10);
  });
  if (flood.manner === 'reads nothing') return;
  let tail = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    const text = tail + part;
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) statuses[status] = (statuses[status] ?? 0) + 1;
    // Shorter than a status line, so that none is counted twice.
    tail = text.slice(-11);
  });
  socket.on('end', () => socket.end());
}
