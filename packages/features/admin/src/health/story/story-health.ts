/** A server that has run for a few days, with typical warnings. */
import type { Health } from '@apiyard/api/contract/site/health';

export const storyHealth: Health = {
  at: '2026-11-20T09:30:00.000Z',
  version: '0.1.0',
  node: '24.11.0',
  startedAt: '2026-11-17T06:12:00.000Z',
  database: {
    engine: 'sqlite',
    pingMs: 0.4,
    sizeBytes: 48_300_032,
    lastMigration: { name: '0013-mail', at: '2026-11-17T06:11:58.000Z' },
    migrationsPending: [],
  },
  disk: {
    data: { bytesFree: 31_400_000_000, bytesTotal: 80_000_000_000 },
    files: { bytesFree: 31_400_000_000, bytesTotal: 80_000_000_000 },
    areOne: true,
  },
  process: { memoryBytes: 171_000_000, heapBytes: 62_000_000, delayMs: 0.6, delayMaxMs: 14.2 },
  waiting: { charges: 0, calls: 3, callsDropped: 0 },
  mails: { waiting: 1, delayed: 0, failed: 0 },
  upstreams: {
    requests: 18_204,
    answers: 17_960,
    cacheHits: 6120,
    retries: 88,
    refused: 12,
    failed: 232,
    troubled: [
      { site: 'https://books.example', failures: 6, restsUntil: '2026-11-20T09:30:21.000Z' },
      { site: 'https://weather.example', failures: 2, restsUntil: null },
    ],
  },
  scrapersFailing: [
    { id: 'sample-scraper-books', api: 'scrape/books/list', title: 'Books of a shelf', failuresInRow: 4 },
  ],
  lastDay: {
    calls: 9412,
    failed: 318,
    byCode: [
      { code: 'InvalidInput', calls: 171 },
      { code: 'UpstreamFailed', calls: 96 },
      { code: 'QuotaSpent', calls: 44 },
      { code: 'Internal', calls: 7 },
    ],
  },
  internalErrors: [
    {
      requestId: '01935a11-7c00-7e1a-8a2b-5f0c9d3e7a41',
      at: '2026-11-20T08:58:12.000Z',
      method: 'POST',
      route: '/api/v1/*',
      error: 'TypeError',
      message: "Cannot read properties of undefined (reading 'length')",
    },
  ],
  lastBackup: '2026-11-19T02:00:04.000Z',
  integrity: {
    isRunning: false,
    last: {
      at: '2026-11-17T06:12:01.000Z',
      ms: 412,
      reason: 'start',
      method: 'integrity_check',
      problems: [],
      isComplete: true,
    },
  },
  warnings: ['scrapers-failing', 'no-public-url', 'no-smtp'],
};
