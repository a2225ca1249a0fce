/** Many connections, pipelined requests, clients that do not read or send: attacks with a few kilobytes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '../test/processes.ts';
import type { Flood } from './attacker.ts';
import { flood, openFiles, underAttack } from './attack.ts';
import type { Finding, Trial } from './trial.ts';
import { atLeast, atMost } from './trial.ts';

const assets = join(import.meta.dirname, '../../apps/web/dist/assets');
const get = (path: string, host = 'a', headers = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const convert = (text: string, to: string) =>
  post('/api/v1/convert/data', JSON.stringify({ text, from: 'json', to, indent: 8 }));
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `127.0.2.${1 + index}`);

/** 24 kB that become 19 MB: each line is indented by 195 levels. */
const largeOutput = convert(`${'['.repeat(195)}${'0,'.repeat(12_000)}0${']'.repeat(195)}`, 'json');
const largeInput = convert(`["${'a'.repeat(3_000_000)}",${'0,'.repeat(900_000)}0]`, 'yaml');
const slowBody = post('/api/messages', ' '.repeat(90_000));
/** Two threads that write 20 MB each have up to 150 MB each, and others up to 128 MB that were not read. */
const heavyMb = 800;

interface Case {
  readonly name: string;
  readonly flood: Omit<Flood, 'port' | 'durationMs'>;
  /** @default 10,000 */
  readonly durationMs?: number;
  /** Minimum number of responses. */
  readonly answered?: number;
  readonly openFilesMax?: number;
  readonly memoryMb?: number;
  /** Some requests get 503, which others do not see. */
  readonly isRefused?: boolean;
  /** The server closes all connections before the end. */
  readonly isCut?: boolean;
}

function cases(): readonly Case[] {
  const script = readdirSync(assets).find((name) => /^framework-.*\.js$/.test(name));
  if (script === undefined) throw new Error(`There is no script in ${assets}: build the web app first.`);
  const reads = { from: ['127.0.0.1'], manner: 'reads', times: 1700, reconnects: false } as const;
  const pages = { ...reads, bytes: get('/') };
  const once = { ...reads, times: 1 };
  const madeUpHosts = (path: string, headers: string) =>
    Array.from({ length: 200 }, (_, index) => get(path, `h${index}`, headers)).join('');
  return [
    { name: '5 × 1,700 pipelined pages', flood: { ...pages, connections: 5 }, answered: 8500 },
    { name: '40 × 1,700 pipelined pages', flood: { ...pages, connections: 40 }, answered: 5000 },
    {
      name: '640 × 100 pages from 8 addresses',
      flood: { ...pages, from: addresses(8), connections: 640, times: 100 },
      answered: 5000,
    },
    {
      name: '40 × 1,700 pages with data',
      flood: { ...pages, connections: 40, bytes: get('/hub/convert/data') },
      answered: 1000,
    },
    {
      name: '40 × 1,700 pages of made-up APIs',
      flood: {
        ...once,
        connections: 40,
        bytes: Array.from({ length: 1700 }, (_, index) => get(`/hub/convert/made-up-${index}`)).join(''),
      },
    },
    {
      name: '40 × 1,600 compressed pages with data of made-up hosts',
      flood: {
        ...pages,
        connections: 40,
        bytes: madeUpHosts('/hub/convert/data', 'Accept-Encoding: br\r\n'),
        times: 8,
      },
      answered: 1000,
    },
    {
      name: '40 × 1,700 pipelined scripts',
      flood: { ...reads, connections: 40, bytes: get(`/assets/${script}`) },
      answered: 1000,
    },
    {
      name: '40 × 1,700 pipelined calls',
      flood: { ...reads, connections: 40, bytes: get('/api/v1/random/uuid') },
      answered: 5000,
    },
    {
      name: '40 × 1,700 pages by HTTP/1.0',
      flood: { ...reads, connections: 40, bytes: 'GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n' },
      answered: 5000,
    },
    {
      name: '40 × 1,700 pages, half-closed',
      flood: { ...pages, connections: 40, manner: 'closes its side', reconnects: true },
      answered: 5000,
    },
    {
      name: '40 × 1,700 pages, not read for 45 s',
      flood: { ...pages, connections: 40, manner: 'reads nothing' },
      durationMs: 45_000,
      isCut: true,
    },
    {
      name: '40 × 1,700 scripts, not read',
      flood: { ...pages, connections: 40, bytes: get(`/assets/${script}`), manner: 'reads nothing' },
    },
    {
      name: '40 × 1,600 pages of made-up hosts, not read',
      flood: { ...pages, connections: 40, bytes: madeUpHosts('/', ''), times: 8, manner: 'reads nothing' },
    },
    {
      name: '600 × 20 sitemaps from 8 addresses, not read',
      flood: {
        ...pages,
        from: addresses(8),
        connections: 600,
        bytes: get('/sitemap.xml'),
        times: 20,
        manner: 'reads nothing',
      },
    },
    {
      name: '180 × 19 MB of results from 6 addresses, not read',
      flood: { ...once, from: addresses(6), connections: 180, bytes: largeOutput, manner: 'reads nothing' },
      durationMs: 20_000,
      memoryMb: heavyMb,
    },
    {
      name: '180 × 19 MB of results from 6 addresses, read slowly for 75 s',
      flood: { ...once, from: addresses(6), connections: 180, bytes: largeOutput, manner: 'reads little' },
      durationMs: 75_000,
      memoryMb: heavyMb,
      isCut: true,
    },
    {
      name: '240 × 5 MB of data from 8 addresses',
      flood: { ...once, from: addresses(8), connections: 240, bytes: largeInput },
      durationMs: 20_000,
      memoryMb: heavyMb,
      isRefused: true,
    },
    {
      name: '1,000 slow headers from 8 addresses',
      flood: { ...once, from: addresses(8), connections: 1000, bytes: get('/'.repeat(100)), manner: 'sends little' },
      durationMs: 25_000,
      isCut: true,
    },
    {
      name: '1,000 slow bodies from 8 addresses',
      flood: {
        ...once,
        from: addresses(8),
        connections: 1000,
        bytes: slowBody,
        firstBytes: slowBody.indexOf('\r\n\r\n') + 4,
        manner: 'sends little',
      },
    },
    {
      name: '2,000 connections with 20 pages each',
      flood: { ...pages, connections: 2000, times: 20, reconnects: true },
    },
    {
      name: '1,100 idle connections, 1,024 open files',
      flood: { ...pages, connections: 1100, bytes: '', reconnects: true },
      openFilesMax: 1024,
    },
    {
      name: '40 × 1,700 pages, 256 open files',
      flood: { ...pages, connections: 40 },
      answered: 3000,
      openFilesMax: 256,
    },
  ];
}

/** File descriptors that must stay free. */
const leftOver = 64;
/** Of the bystander, and what the server has opened since. */
const otherFiles = 40;
/** Before the end, when the attacker closes what is left. */
const lastLookMs = 1500;

export const floods: Trial = {
  name: 'floods',
  title: 'connections and requests without end',
  async run() {
    const all: Promise<readonly Finding[]>[] = [];
    for (const attack of cases()) {
      const { name, durationMs = 10_000, openFilesMax, memoryMb } = attack;
      const { findings } = await underAttack(
        name,
        {
          durationMs,
          ...(openFilesMax === undefined ? {} : { openFilesMax }),
          ...(memoryMb === undefined ? {} : { memoryMb }),
        },
        (server) => flooded(server, attack, durationMs),
      );
      all.push(findings);
    }
    return (await Promise.all(all)).flat();
  },
};

async function flooded(
  server: RunningServer,
  { name, flood: spec, answered, openFilesMax, isCut, isRefused }: Case,
  durationMs: number,
): Promise<readonly Finding[]> {
  const before = openFiles(server.pid);
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, openFiles(server.pid));
  }, 100);
  let left = 0;
  const looking = setTimeout(() => {
    left = openFiles(server.pid) - before;
  }, durationMs - lastLookMs);
  const { statuses } = await flood({ ...spec, port: Number(new URL(server.url).port), durationMs }).finally(() => {
    clearInterval(watching);
    clearTimeout(looking);
  });
  const well = (statuses['200'] ?? 0) + (statuses['429'] ?? 0);
  const badly = Object.entries(statuses)
    .filter(([status]) => status.startsWith('5') && !(isRefused === true && status === '503'))
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    atMost(name, `responses of 500 and above${isRefused === true ? ', without 503' : ''}`, badly, 0, ''),
    ...(answered === undefined ? [] : [atLeast(name, 'responses', well, answered)]),
    ...(openFilesMax === undefined ? [] : [atMost(name, 'open files', most, openFilesMax - leftOver, '')]),
    ...(isCut === true ? [atMost(name, 'connections still open before the end', left, otherFiles, '')] : []),
  ];
}
