/** An Android app, from the file on an admin's disk to a phone: interrupted, resumed, published, downloaded in ranges. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apkOf } from '@apiyard/api/conformance/content/apk';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('resumes an interrupted upload after a reload, publishes it, and serves the same bytes', async () => {
  const bytes = Buffer.from(
    apkOf(
      { packageName: 'com.example.harbour', versionCode: 12, versionName: '1.2', label: 'Harbour', minSdk: 26 },
      { filler: 2_500_000 },
    ),
  );
  const file = { name: 'harbour-1.2.apk', mimeType: 'application/vnd.android.package-archive', buffer: bytes };
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/auth/login?to=/admin/addapk');
  await page.getByLabel('Username or email address').fill('keeper');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Android apps' }).waitFor();

  // The first part arrives; then the connection breaks, and the page is loaded again.
  const parts = '**/api/admin/app-uploads/*/bytes/*';
  let first = true;
  await page.route(parts, (route) => {
    if (!first) return route.abort('connectionreset');
    first = false;
    return route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Connection lost. Your progress is saved and the upload resumes automatically.').waitFor();
  await page.reload();
  await page.getByText(/^512 kB of 2\.5 MB uploaded/).waitFor();
  await page.unroute(parts);
  const offsets: string[] = [];
  page.on('request', (request) => {
    const offset = /\/bytes\/(\d+)$/.exec(request.url())?.[1];
    if (offset !== undefined) offsets.push(offset);
  });
  await page.locator('input[type=file]').setInputFiles(file);

  // The form is filled from the file's manifest.
  await page.getByRole('heading', { name: 'Version details' }).waitFor();
  expect(offsets[0]).toBe('512000');
  expect(await page.getByRole('textbox', { name: /Package name/ }).inputValue()).toBe('com.example.harbour');
  expect(await page.getByRole('textbox', { name: /Version code/ }).inputValue()).toBe('12');
  await page.getByRole('textbox', { name: /What’s new/ }).fill('- Finds the **harbour**');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { level: 3, name: /Harbour/ }).waitFor();
  await leave([askedWhoIsHere, /ERR_CONNECTION_RESET .*\/bytes\/512000\)$/]);

  // Visitors see it and can download it.
  const { page: visitor, leave: goHome } = await visit(site.browser, site.server.url);
  await visitor.goto('/android');
  await visitor.getByRole('link', { name: 'Harbour' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();
  await visitor.getByText(sha256(bytes)).waitFor();
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor
      .getByRole('link', { name: /^Download version/ })
      .first()
      .click(),
  ]);
  expect(sha256(await readFile(await download.path()))).toBe(sha256(bytes));

  // Also in ranges, like a resumed download.
  const address = `${site.server.url}/api/apps/com.example.harbour/versions/12/file`;
  const piece = async (range: string, tag?: string) => {
    const response = await fetch(address, { headers: { range, ...(tag !== undefined && { 'if-range': tag }) } });
    return { status: response.status, etag: response.headers.get('etag') ?? '', bytes: await response.bytes() };
  };
  const start = await piece('bytes=0-999999');
  const rest = await piece('bytes=1000000-', start.etag);
  expect([start.status, rest.status]).toEqual([206, 206]);
  expect(sha256(Buffer.concat([start.bytes, rest.bytes]))).toBe(sha256(bytes));
  // All of it from one address on one day is one download.
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${site.server.url}/api/apps/com.example.harbour`)).json()) as { downloads: number })
          .downloads,
    )
    .toBe(1);
  await goHome([askedWhoIsHere]);
});
