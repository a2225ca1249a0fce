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

it.each<['visitor' | 'admin', string, Limits]>([
  ['visitor', '/', { requests: 24, scripts: 267, all: 438 }],
  ['visitor', '/dashboards/', { requests: 23, scripts: 274, all: 391 }],
  // Of the catalogue, one request is the health of the last days, after the first paint.
  ['visitor', '/hub', { requests: 26, scripts: 284, all: 408 }],
  ['visitor', '/hub/convert/data', { requests: 38, scripts: 359, all: 450 }],
  ['visitor', '/convert', { requests: 27, scripts: 286, all: 409 }],
  ['visitor', '/docs/convert/data', { requests: 31, scripts: 322, all: 446 }],
  ['visitor', blogPost, { requests: 31, scripts: 331, all: 435 }],
  ['visitor', '/auth/login', { requests: 25, scripts: 270, all: 345 }],
  ['admin', '/dashboards/', { requests: 33, scripts: 288, all: 411 }],
  ['admin', '/hub', { requests: 32, scripts: 298, all: 424 }],
  ['admin', '/hub/convert/data', { requests: 43, scripts: 370, all: 462 }],
  ['admin', '/docs/convert/data', { requests: 35, scripts: 331, all: 457 }],
  ['admin', blogPost, { requests: 36, scripts: 346, all: 451 }],
  ['admin', '/admin/users', { requests: 36, scripts: 312, all: 393 }],
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
