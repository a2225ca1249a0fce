/**
 * What the most visited pages transfer to a phone until they are idle, with an empty cache: a gate. How they feel is
 * measured by `pnpm bench first-paint`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askedWhoIsHere, idle, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);
const blogPost = '/apps/blog/detail/first-call-in-five-minutes';

/** In kB of 1000 bytes, compressed. A few above what was measured: raise one only with a reason. */
interface Limits {
  readonly requests: number;
  readonly scripts: number;
  readonly all: number;
}

const assets = new URL('../../dist/assets/', import.meta.url);
/** The files with the sample layer's database. */
const sampleFiles = readdirSync(assets).filter(
  (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('apiyard-sample'),
);

// 2 % above what was measured: a change anywhere can move a few kB of shared files between pages.
it.each<['visitor' | 'admin', string, Limits]>([
  ['visitor', '/', { requests: 25, scripts: 272, all: 446 }],
  ['visitor', '/dashboards/', { requests: 25, scripts: 284, all: 402 }],
  // Of the catalogue, one request is the health of the last days, after the first paint.
  ['visitor', '/hub', { requests: 27, scripts: 290, all: 416 }],
  ['visitor', '/hub/convert/data', { requests: 39, scripts: 366, all: 459 }],
  ['visitor', '/convert', { requests: 28, scripts: 292, all: 417 }],
  ['visitor', '/docs/convert/data', { requests: 32, scripts: 328, all: 455 }],
  ['visitor', blogPost, { requests: 32, scripts: 337, all: 443 }],
  ['visitor', '/auth/login', { requests: 26, scripts: 275, all: 352 }],
  ['admin', '/dashboards/', { requests: 34, scripts: 294, all: 420 }],
  ['admin', '/hub', { requests: 33, scripts: 304, all: 432 }],
  ['admin', '/hub/convert/data', { requests: 44, scripts: 377, all: 471 }],
  ['admin', '/docs/convert/data', { requests: 36, scripts: 337, all: 466 }],
  ['admin', blogPost, { requests: 37, scripts: 353, all: 460 }],
  ['admin', '/admin/users', { requests: 37, scripts: 318, all: 401 }],
])('%s: %s transfers no more than its limits', async (who, path, limits) => {
  const { page, leave } = await visit(site.browser, site.server.url, { viewport: { width: 412, height: 823 } });
  if (who === 'admin') await signIn(page, site.server.url, 'keeper', password);
  const requests = new Map<string, { readonly url: string; bytes: number }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith(site.server.url)) requests.set(requestId, { url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await idle(page);
  const kB = (those: readonly { readonly bytes: number }[]) => those.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const all = [...requests.values()];
  const scripts = all.filter(({ url }) => url.endsWith('.js'));
  expect.soft(all.length, 'requests').toBeLessThanOrEqual(limits.requests);
  expect.soft(kB(scripts), 'kB of scripts').toBeLessThanOrEqual(limits.scripts);
  expect.soft(kB(all), 'kB').toBeLessThanOrEqual(limits.all);
  expect.soft(sampleFiles.length).toBeGreaterThan(0);
  expect.soft(scripts.filter(({ url }) => sampleFiles.some((file) => url.endsWith(file)))).toEqual([]);
  await leave([askedWhoIsHere]);
});
