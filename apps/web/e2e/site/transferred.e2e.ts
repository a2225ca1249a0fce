/**
 * What the most visited pages transfer to a phone until they are idle, with an empty cache: a gate. How they feel is
 * measured by `pnpm bench first-paint`.
 */
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

/** After this time without requests a page is idle, ms. */
const idleMs = 2000;

it.each<['visitor' | 'admin', string, Limits]>([
  ['visitor', '/', { requests: 29, scripts: 265, all: 340 }],
  ['visitor', '/dashboards/', { requests: 26, scripts: 270, all: 340 }],
  ['visitor', '/hub', { requests: 30, scripts: 290, all: 365 }],
  ['visitor', '/hub/convert/data', { requests: 38, scripts: 340, all: 420 }],
  ['visitor', '/docs/convert/data', { requests: 35, scripts: 325, all: 405 }],
  ['visitor', blogPost, { requests: 36, scripts: 350, all: 440 }],
  ['visitor', '/auth/login', { requests: 33, scripts: 290, all: 355 }],
  ['admin', '/dashboards/', { requests: 42, scripts: 315, all: 400 }],
  ['admin', '/hub', { requests: 40, scripts: 320, all: 395 }],
  ['admin', '/hub/convert/data', { requests: 44, scripts: 350, all: 430 }],
  ['admin', '/docs/convert/data', { requests: 40, scripts: 340, all: 420 }],
  ['admin', blogPost, { requests: 44, scripts: 380, all: 465 }],
  ['admin', '/admin/users', { requests: 43, scripts: 335, all: 405 }],
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
  await leave([askedWhoIsHere]);
});
