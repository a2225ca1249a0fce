/** Many connections, pipelined requests, clients that do not read: attacks with a few kilobytes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Flood } from './attacker.ts';
import { flood, openFiles, underAttack } from './attack.ts';
import type { Finding, Trial } from './trial.ts';
import { atLeast, atMost } from './trial.ts';

const durationMs = 10_000;
const assets = join(import.meta.dirname, '../../apps/web/dist/assets');
const get = (path: string, host = 'a') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

interface Case {
  readonly name: string;
  readonly flood: Omit<Flood, 'port' | 'durationMs'>;
  /** Minimum number of responses. */
  readonly answered?: number;
  readonly openFilesMax?: number;
}

function cases(): readonly Case[] {
  const script = readdirSync(assets).find((name) => /^framework-.*\.js$/.test(name));
  if (script === undefined) throw new Error(`There is no script in ${assets}: build the web app first.`);
  const reads = { from: '127.0.0.1', manner: 'reads', times: 1700, reconnects: false } as const;
  const pages = { ...reads, bytes: get('/') };
  return [
    { name: '5 × 1,700 pipelined pages', flood: { ...pages, connections: 5 }, answered: 8500 },
    { name: '40 × 1,700 pipelined pages', flood: { ...pages, connections: 40 }, answered: 5000 },
    {
      name: '40 × 1,700 pages with data',
      flood: { ...pages, connections: 40, bytes: get('/hub/convert/data') },
      answered: 1000,
    },
    {
      name: '40 × 1,700 pages of made-up APIs',
      flood: {
        ...pages,
        connections: 40,
        bytes: Array.from({ length: 1700 }, (_, index) => get(`/hub/convert/made-up-${index}`)).join(''),
        times: 1,
      },
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
    },
    { name: '40 × 1,700 pages, not read', flood: { ...pages, connections: 40, manner: 'reads nothing' } },
    {
      name: '40 × 1,700 scripts, not read',
      flood: { ...pages, connections: 40, bytes: get(`/assets/${script}`), manner: 'reads nothing' },
    },
    {
      name: '40 × 1,600 pages of made-up hosts, not read',
      flood: {
        ...pages,
        connections: 40,
        bytes: Array.from({ length: 200 }, (_, index) => get('/', `h${index}`)).join(''),
        times: 8,
        manner: 'reads nothing',
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

export const floods: Trial = {
  name: 'floods',
  title: 'connections and requests without end',
  async run() {
    const findings: Finding[] = [];
    for (const { name, flood: spec, answered, openFilesMax } of cases()) {
      findings.push(
        ...(await underAttack(
          name,
          { durationMs, ...(openFilesMax === undefined ? {} : { openFilesMax }) },
          async (server) => {
            let most = 0;
            const watching = setInterval(() => {
              most = Math.max(most, openFiles(server.pid));
            }, 100);
            const { statuses } = await flood({ ...spec, port: Number(new URL(server.url).port), durationMs });
            clearInterval(watching);
            const well = (statuses['200'] ?? 0) + (statuses['429'] ?? 0);
            const badly = Object.entries(statuses)
              .filter(([status]) => status.startsWith('5'))
              .reduce((sum, [, count]) => sum + count, 0);
            return [
              atMost(name, 'answers of 500 and above', badly, 0, ''),
              ...(answered === undefined ? [] : [atLeast(name, 'answers', well, answered)]),
              ...(openFilesMax === undefined ? [] : [atMost(name, 'open files', most, openFilesMax - leftOver, '')]),
            ];
          },
        )),
      );
    }
    return findings;
  },
};
