/** Content by admins, as it appears in public: an update, a post with an uploaded cover, and two admins who edit one text. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);

/** A picture as a browser makes one: 1600 by 900, in two colours. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws nothing.');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 1600, 900);
    context.fillStyle = 'orange';
    context.fillRect(200, 200, 400, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

it('publishes an update: readers see nothing of the draft, and all of what is published', async () => {
  const reader = await visit(site.browser, site.server.url);
  const updates = async () =>
    ((await (await fetch(`${site.server.url}/api/updates`)).json()) as { items: { title: string }[] }).items.map(
      ({ title }) => title,
    );
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/');
  await signIn(page, site.server.url, 'keeper', password);
  await page.goto('/recent-updates');
  await page.getByRole('link', { name: 'Manage', exact: true }).click();
  await page.getByRole('link', { name: 'Write an update' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tides for every harbour');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('High water, **to the minute**.');
  await page.getByRole('region', { name: 'Preview' }).locator('strong').getByText('to the minute').waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/admin\/recent-updates\/[\da-f-]{36}$/);
  expect(await updates()).not.toContain('Tides for every harbour');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish' }).waitFor();
  expect((await updates())[0]).toBe('Tides for every harbour');
  await reader.page.goto('/recent-updates');
  await reader.page.getByText('Tides for every harbour').waitFor();
  expect(await reader.page.getByRole('link', { name: 'Manage', exact: true }).count()).toBe(0);
  await leave([askedWhoIsHere]);
  await reader.leave([askedWhoIsHere]);
});

/** How many drafts this browser keeps for the admin area. */
const keptDrafts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening it before the app has made it would make it without its shelf.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'apiyard-desk')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('apiyard-desk');
      opening.addEventListener('error', () => reject(new Error('The database does not open.')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('drafts').objectStore('drafts').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });

it('keeps typed text when its tab crashes, offers it again, and discards it after saving', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/');
  await signIn(page, site.server.url, 'keeper', password);
  const dying = await page.context().newPage();
  await dying.goto(`${site.server.url}/admin/recent-updates/new`);
  await dying.getByRole('textbox', { name: /^Title/ }).fill('Ferries in winter');
  await dying.getByRole('textbox', { name: 'Text', exact: true }).fill('Every second hour.');
  await expect.poll(() => keptDrafts(dying)).toBe(1);
  // Without a beforeunload dialog, as in a crash.
  await dying.close({ runBeforeUnload: false });

  await page.goto('/admin/recent-updates/new');
  await page.getByText('You have unsaved changes').waitFor();
  expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Ferries in winter');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue())
    .toBe('Every second hour.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/admin\/recent-updates\/[\da-f-]{36}$/);
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await leave([askedWhoIsHere]);
});

it('publishes a post with a cover that was uploaded, and refuses a file that is none', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/');
  const picture = await drawnPicture(page);
  await signIn(page, site.server.url, 'keeper', password);
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Été au port');
  await page.getByRole('textbox', { name: /^Category/ }).fill('Travel');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Boats and **light**.');
  await page.getByRole('button', { name: 'Choose cover' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: picture.subarray(0, 400) });
  await dialog.getByText('The picture is incomplete or damaged. Open it, save it again, then upload it.').waitFor();
  await input.setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: picture });
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Change cover' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish' }).waitFor();

  await page.goto('/apps/blog/detail/ete-au-port');
  await page.getByRole('heading', { level: 1, name: 'Été au port' }).waitFor();
  const cover = page.locator('img[src^="/api/data/content/pictures/"][src$=".webp"]').first();
  await cover.waitFor();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1600, 900]);
  // Links to the post that others share show its cover.
  const html = await (await page.request.get('/apps/blog/detail/ete-au-port')).text();
  const pictures = Array.from(html.matchAll(/<meta property="og:image[^>]* content="([^"]+)"/g), ([, url = '']) => url);
  expect(pictures).toEqual([site.server.url + (await cover.getAttribute('src'))]);
  const shared = await fetch(pictures[0] ?? '');
  expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await leave([askedWhoIsHere, /status of 409 .*\/api\/admin\/pictures\)$/]);
});

it('warns the second of two admins who edit one update, keeps the typed text, and overwrites nothing without confirmation', async () => {
  const [first, second] = [await visit(site.browser, site.server.url), await visit(site.browser, site.server.url)];
  for (const { page } of [first, second]) {
    await page.goto('/');
    await signIn(page, site.server.url, 'keeper', password);
    await page.goto('/admin/recent-updates?q=Tides');
    await page.getByRole('link', { name: 'Tides for every harbour' }).click();
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
  }
  await first.page.getByRole('textbox', { name: 'Text', exact: true }).fill('From the first admin.');
  await first.page.getByRole('button', { name: 'Save', exact: true }).click();
  await first.page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await first.page.getByText('Unsaved changes').waitFor({ state: 'hidden' });

  await second.page.getByRole('textbox', { name: 'Text', exact: true }).fill('From the second admin.');
  await second.page.getByRole('button', { name: 'Save', exact: true }).click();
  await second.page.getByText('Someone else saved changes').waitFor();
  await second.page.getByRole('region', { name: 'Their version' }).getByText('From the first admin.').waitFor();
  expect(await second.page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe(
    'From the second admin.',
  );
  const bodies = async () =>
    (
      (await (await fetch(`${site.server.url}/api/updates`)).json()) as { items: { title: string; body: string }[] }
    ).items.find(({ title }) => title === 'Tides for every harbour')?.body;
  expect(await bodies()).toBe('From the first admin.');

  await second.page.getByRole('button', { name: 'Keep mine' }).click();
  await second.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(bodies).toBe('From the second admin.');
  await first.leave([askedWhoIsHere]);
  await second.leave([askedWhoIsHere, /status of 409 .*\/api\/admin\/updates\//]);
});

it('shows a progress bar for each uploading picture, and keeps a rejected one with a retry', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/');
  await signIn(page, site.server.url, 'keeper', password);
  await page.goto('/admin/gallery');
  await page.getByRole('heading', { level: 1, name: 'Manage gallery' }).waitFor();
  // Noise cannot be packed: some megabytes, which take a while on the line of a phone.
  const noise = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1000;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws nothing.');
    const image = context.createImageData(1000, 1000);
    for (let at = 0; at < image.data.length; at += 65_536) crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_500_000,
  });
  const bars: number[] = [];
  await page.exposeFunction('reportBar', (value: number) => void bars.push(value));
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar][aria-label="storm.png"][aria-valuenow]'))
        (globalThis as unknown as { reportBar(value: number): void }).reportBar(
          Number(bar.getAttribute('aria-valuenow')),
        );
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
  });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'storm.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  const files = page.getByRole('list', { name: 'Add pictures' }).getByRole('listitem');
  await files.filter({ hasText: 'storm.png' }).getByRole('progressbar', { name: 'storm.png' }).waitFor();
  await files.filter({ hasText: 'broken.png' }).waitFor();

  await page.getByRole('region', { name: 'Gallery pictures' }).getByText('storm', { exact: true }).waitFor();
  expect(bars.filter((value) => value > 0 && value < 1).length).toBeGreaterThan(2);
  expect(bars).toEqual(bars.toSorted((one, other) => one - other));
  const broken = files.filter({ hasText: 'broken.png' });
  await broken.getByRole('button', { name: 'Try again' }).click();
  await broken.getByRole('button', { name: 'Remove broken.png' }).click();
  await files.first().waitFor({ state: 'detached' });
  await leave([askedWhoIsHere, /\/api\/admin\/pictures/]);
});
