import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Site } from '@apiyard/api/contract/site/site';
import { threadsMax } from '../../thread-pool.ts';
import { ContentPages } from './content-pages.ts';
import type { CallResponse } from './render-task.ts';

/** Renders what it gets; asks for the post's author after it has the post. */
const bundle = `
const garbage = [];
export async function renderDocument({ path, language, who, site, answers }) {
  if (path.startsWith('/slow')) for (;;);
  if (path === '/huge') for (;;) garbage.push(Array(100_000).fill(path));
  // The thread has room for two, not for three.
  if (path.startsWith('/big')) garbage.push(...Array.from({ length: 35 }, () => Array(100_000).fill(path)));
  if (path === '/broken') throw new Error('This page has a bug.');
  const calls = path === '/plain' ? [] : ['/api/post', ...('/api/post' in answers ? ['/api/author'] : [])];
  const missing = calls.filter((call) => !(call in answers));
  if (missing.length > 0) return { missing };
  const texts = calls.map((call) => answers[call].body);
  const isNotFound = calls.some((call) => answers[call].status !== 200);
  return { head: '<title>' + path + '</title>', body: [site.name, language, who, ...texts].join(' '), data: texts, isNotFound };
}`;

let folder = '';
let site = { name: 'Harbour' } as Site;
let siteChanged = () => {};
let areaCounts: Record<string, number> = {};
let answers: Record<string, CallResponse> = {};
let calls: string[] = [];
let errors: unknown[] = [];
let pages: ContentPages;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apiyard-content-'));
  const file = join(folder, 'render.mjs');
  await writeFile(file, bundle);
  site = { name: 'Harbour' } as Site;
  answers = { '/api/post': { status: 200, body: '"tide"' }, '/api/author': { status: 200, body: '"Noor"' } };
  areaCounts = { convert: 1 };
  calls = [];
  errors = [];
  pages = new ContentPages({
    bundle: file,
    site: { current: () => site, onChange: (listener) => (siteChanged = listener) },
    basePath: '',
    origin: 'https://origin.invalid',
    areaCounts: () => areaCounts,
    call: async (url, address) => {
      calls.push(`${address} ${url}`);
      return answers[url] ?? { status: 404, body: '{}' };
    },
    onError: (error) => errors.push(error),
  });
});
afterEach(async () => {
  await pages.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, other: Partial<Parameters<ContentPages['get']>[0]> = {}) =>
  pages.get({ path, language: 'en', who: 'visitor', address: '203.0.113.1', ...other });

it('renders a page with the responses of its calls, as the visitor who asks', async () => {
  expect(await get('/post')).toMatchObject({
    head: '<title>/post</title>',
    body: 'Harbour en visitor "tide" "Noor"',
    data: ['"tide"', '"Noor"'],
    isNotFound: false,
  });
  expect(calls).toEqual(['203.0.113.1 /api/post', '203.0.113.1 /api/author']);
});

it('renders again only when the data, the language or the audience is another', async () => {
  const first = await get('/post');
  expect((await get('/post'))?.id).toBe(first?.id);
  expect((await get('/post', { language: 'ar' }))?.body).toBe('Harbour ar visitor "tide" "Noor"');
  expect((await get('/post', { who: 'person' }))?.body).toBe('Harbour en person "tide" "Noor"');
  answers['/api/author'] = { status: 200, body: '"Amina"' };
  // Answers are kept for a second.
  await expect.poll(async () => (await get('/post'))?.body).toBe('Harbour en visitor "tide" "Amina"');
});

it('renders again after the settings of the site have changed', async () => {
  await get('/plain');
  site = { name: 'Lighthouse' } as Site;
  siteChanged();
  expect((await get('/plain'))?.body).toBe('Lighthouse en visitor');
});

it('renders again when the number of APIs has changed, which the menu shows', async () => {
  const first = await get('/post');
  areaCounts = { convert: 1, random: 2 };
  const second = await get('/post');
  expect([second?.id === first?.id, second?.revision === first?.revision]).toEqual([false, false]);
});

it('leaves a page to the browser whose data cannot be read', async () => {
  answers['/api/author'] = { status: 500, body: '{}' };
  expect(await get('/post')).toBeNull();
  expect(errors).toEqual([]);
});

it('renders a page about something that does not exist, once for all request IDs', async () => {
  answers['/api/author'] = { status: 404, body: '{"requestId":"1"}' };
  const first = await get('/post');
  expect(first).toMatchObject({ isNotFound: true, body: 'Harbour en visitor "tide" {"requestId":"1"}' });
  answers['/api/author'] = { status: 404, body: '{"requestId":"2"}' };
  // Answers are kept for a second.
  await expect.poll(async () => (await get('/post')) && calls.length, { timeout: 5000 }).toBe(4);
  expect((await get('/post'))?.id).toBe(first?.id);
  answers['/api/author'] = { status: 422, body: '{"requestId":"3"}' };
  await expect.poll(async () => (await get('/post'))?.id, { timeout: 5000 }).not.toBe(first?.id);
});

it('renders a page while all networks of one IPv6 customer request slow ones', async () => {
  let isOver = false;
  const slow = Promise.all(
    Array.from({ length: threadsMax }, (_, number) => get(`/slow/${number}`, { address: `2001:db8:1:${number}::1` })),
  ).then(() => (isOver = true));
  expect((await get('/plain'))?.body).toBe('Harbour en visitor');
  expect(isOver).toBe(false);
  await slow;
});

it('leaves a page to the browser that cannot be rendered, or not in time, and reports bugs', async () => {
  expect([await get('/broken'), await get('/slow'), await get(`/${'a'.repeat(200)}`)]).toEqual([null, null, null]);
  expect(errors).toEqual([expect.objectContaining({ message: 'This page has a bug.' })]);
  expect((await get('/plain'))?.body).toBe('Harbour en visitor');
});

it('renders a page again if garbage of earlier ones has filled the memory of the thread', async () => {
  const paths = Array.from({ length: 4 * threadsMax }, (_, number) => `/big/${number}`);
  for (const path of paths) expect((await get(path))?.head).toBe(`<title>${path}</title>`);
  expect(errors).toEqual([]);
});

it('leaves a page to the browser that takes more memory than a thread has, and reports it', async () => {
  expect(await get('/huge')).toBe(null);
  expect(errors).toEqual([expect.objectContaining({ message: 'A task took more than 80 MB.' })]);
  expect((await get('/plain'))?.body).toBe('Harbour en visitor');
});
