/**
 * Loads one address with many keep-alive connections, one request at a time on each, and prints what it saw as JSON.
 * Raw sockets: a client that parses headers would take more of the machine than the server under test.
 */
import { connect } from 'node:net';
import { percentile } from './figure.ts';

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 200. */
  readonly refused: number;
}

const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const lines = Object.entries({ host: `127.0.0.1:${options.port}`, ...options.headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const request = Buffer.from(`GET ${options.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
const latencies: number[] = [];
let refused = 0;

const startedAt = performance.now();
const endsAt = startedAt + options.durationMs;
await Promise.all(Array.from({ length: options.connections }, drive));
const result: LoadResult = {
  perSecond: latencies.length / ((performance.now() - startedAt) / 1000),
  p50Ms: percentile(latencies, 50),
  p99Ms: percentile(latencies, 99),
  refused,
};
console.log(JSON.stringify(result));

function drive(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(options.port, '127.0.0.1').setNoDelay();
  let sentAt = 0;
  let buffered = '';
  const send = () => {
    if (performance.now() >= endsAt) {
      socket.destroy();
      resolve();
      return;
    }
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on('connect', send);
  socket.on('error', reject);
  socket.on('data', (data) => {
    buffered += data.toString('latin1');
    const headEnd = buffered.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(buffered)?.[1];
    if (length === undefined)
      throw new Error(`This loader needs answers with a content-length; this one began: ${buffered.slice(0, 300)}`);
    if (buffered.length < headEnd + 4 + Number(length)) return;
    if (!buffered.startsWith('HTTP/1.1 200')) refused++;
    buffered = '';
    latencies.push(performance.now() - sentAt);
    send();
  });
  return promise;
}
