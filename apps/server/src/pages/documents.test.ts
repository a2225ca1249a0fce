import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileCache } from '../http/files/file-cache.ts';
import type { StaticFile } from '../http/files/files.ts';
import { siteOf } from '../../test/site-of.ts';
import { Documents } from './documents.ts';
import type { DocumentContent } from './documents.ts';

let folder: string;
let documents: Documents;
let file: StaticFile;
const content: DocumentContent = {
  key: 'tide tables',
  isNotFound: false,
  writeInto: (html, origin) => html.replace('<!--body-->', `<a href="${origin}/tides">Tides</a>`.repeat(500)),
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-documents-'));
  const path = join(folder, 'page.html');
  writeFileSync(path, '<!doctype html><link rel="canonical" href="%origin%/"><!--body-->');
  const { size, mtimeMs } = statSync(path);
  file = { file: path, type: 'text/html', etag: '"page"', hashed: false, stored: { identity: { size, mtimeMs } } };
  documents = new Documents({
    files: new FileCache(1_000_000),
    site: siteOf({ name: 'Harbour' }),
    areaCounts: () => ({ convert: 1 }),
    headersOf: () => ({}),
  });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const invented = (count: number) => Array.from({ length: count }, (_, index) => `http://h${index}.example`);
const bytesAt = async (origin: string) => [
  (await documents.get(file, origin, 'br'))?.bytes,
  (await documents.getContent(file, origin, 'br', content))?.bytes,
];

test('compresses two rendered pages at a time, and sends others uncompressed', async () => {
  const copies = await Promise.all(invented(20).map((origin) => documents.getContent(file, origin, 'br', content)));
  expect(copies.map((copy) => copy?.encoding).filter((encoding) => encoding === 'br')).toEqual(['br', 'br']);
  const plain = copies.findIndex((copy) => copy?.encoding === 'identity');
  expect(copies[plain]?.bytes.toString()).toContain(`<a href="http://h${plain}.example/tides">`);
  expect((await documents.getContent(file, 'http://harbour.example', 'br', content))?.encoding).toBe('br');
});

test('keeps the pages of an origin that is used while any number of others is invented', async () => {
  const [page, rendered] = await bytesAt('http://harbour.example');
  for (const origin of invented(100)) await bytesAt(origin);
  const again = await bytesAt('http://harbour.example');
  expect([again[0] === page, again[1] === rendered]).toEqual([true, true]);
});

test('keeps the pages of another origin once one is not used for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const origin of invented(4)) await bytesAt(origin);
  const late = 'http://harbour.example';
  const [first] = await bytesAt(late);
  expect((await bytesAt(late))[0] === first).toBe(false);
  vi.advanceTimersByTime(60_000);
  const [page, rendered] = await bytesAt(late);
  const again = await bytesAt(late);
  expect([again[0] === page, again[1] === rendered]).toEqual([true, true]);
});
