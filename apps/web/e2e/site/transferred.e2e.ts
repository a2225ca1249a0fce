/**
 * What the most visited pages transfer to a phone until they are idle, with an empty cache: a gate. How they feel is
 * measured by `pnpm bench first-paint`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';
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

/** After this time without requests a page is idle, ms. */
const idleMs = 2000;

it.each<['visitor' | 'admin', string, Limits]>([
  ['visitor', '/', { requests: 24, scripts: 263, all: 435 }],
  ['visitor', '/dashboards/', { requests: 25, scripts: 282, all: 399 }],
  // Of the catalogue, one request is the health of the last days, after the first paint.
  ['visitor', '/hub', { requests: 27, scripts: 290, all: 414 }],
  ['visitor', '/hub/convert/data', { requests: 56, scripts: 403, all: 524 }],
  ['visitor', '/convert', { requests: 28, scripts: 292, all: 416 }],
  ['visitor', '/docs/convert/data', { requests: 31, scripts: 326, all: 449 }],
  ['visitor', blogPost, { requests: 35, scripts: 339, all: 443 }],
  ['visitor', '/auth/login', { requests: 28, scripts: 277, all: 352 }],
  ['admin', '/dashboards/', { requests: 35, scripts: 295, all: 418 }],
  ['admin', '/hub', { requests: 34, scripts: 300, all: 427 }],
  ['admin', '/hub/convert/data', { requests: 61, scripts: 414, all: 537 }],
  ['admin', '/docs/convert/data', { requests: 35, scripts: 331, all: 455 }],
  ['admin', blogPost, { requests: 40, scripts: 353, all: 458 }],
  ['admin', '/admin/users', { requests: 38, scripts: 316, all: 399 }],
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
  await expect
    .poll(
      async () => {
        const before = requests.size;
        await page.waitForTimeout(idleMs);
        return requests.size - before;
      },
      { timeout: 15_000 },
    )
    .toBe(0);
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
