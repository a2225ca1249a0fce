/** A voucher, from its creation to the call that it permits, until the admin revokes the plan. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { type BookSite, openBookSite } from '../server/book-site.ts';
import { openBrowser, signIn, visit } from '../server/visit.ts';

const password = 'a shed to keep tidily';

let site: BookSite;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  site = await openBookSite();
  const env = {
    EGRESS_ALLOW: site.host,
    SCRAPER_TEST_EVERY_S: '0',
    ADMIN_USERNAME: 'keeper',
    ADMIN_EMAIL: 'keeper@example.test',
    ADMIN_PASSWORD: password,
  };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.close();
});

const definition = () => ({
  path: 'books/premium',
  title: 'Harbour books',
  summary: 'The books of the harbour.',
  premium: true,
  request: { url: `${site.url}/catalogue`, retries: 0 },
  source: 'html',
  items: { css: 'article.book' },
  fields: [{ name: 'title', select: { css: 'h3' }, required: true }],
});

it('is rejected until the voucher is redeemed, and again once the plan is revoked', async () => {
  const admin = await visit(browser, server.url);
  await signIn(admin.page, server.url, 'keeper', password);
  const post = async (url: string, data: object) => {
    const answer = await admin.page.request.post(url, { data, headers: { origin: server.url } });
    expect([url, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([url, 200, '']);
    return (await answer.json()) as { id: string; version: number };
  };
  const { id } = await post('/api/admin/scrapers', definition());
  await post(`/api/admin/scrapers/${id}/publish`, {});

  const noor = await visit(browser, server.url);
  const registered = await noor.page.request.post('/api/register', {
    data: { username: 'noor', email: 'noor@example.test', password: 'low tide at noon' },
    headers: { origin: server.url },
  });
  expect(registered.status()).toBe(200);
  await signIn(noor.page, server.url, 'noor', 'low tide at noon');
  const { user } = (await (await noor.page.request.get('/api/user/me')).json()) as { user: { apiKey: string } };
  const call = async () => {
    const answer = await fetch(`${server.url}/api/v1/scrape/books/premium`, { headers: { 'x-api-key': user.apiKey } });
    const body = (await answer.json()) as { code?: string; pricing?: string; data?: { title: string }[] };
    return [answer.status, body.code ?? body.data?.[0]?.title, body.pricing];
  };
  expect(await call()).toEqual([403, 'PremiumOnly', '/pricing']);

  // The admin makes a voucher; its code is seen once.
  await admin.page.goto('/addprem?tab=vouchers');
  await admin.page.getByRole('button', { name: 'Create vouchers' }).first().click();
  const making = admin.page.getByRole('dialog', { name: 'Create vouchers' });
  await making.getByLabel('Note').fill('Spring fair');
  await making.getByRole('button', { name: 'Create', exact: true }).click();
  const made = admin.page.getByRole('alertdialog', { name: '1 voucher created' });
  const code = (await made.getByRole('listitem').first().innerText()).trim();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  await made.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await made.waitFor({ state: 'detached' });
  await admin.page.getByText('Spring fair').waitFor();
  expect(await admin.page.getByText(code).count()).toBe(0);

  // The person types it as people do, and the next call is answered.
  await noor.page.goto('/account/plan');
  await noor.page.getByRole('textbox', { name: /^Code/ }).pressSequentially(code.toLowerCase().replaceAll('-', ''));
  await noor.page.getByRole('button', { name: 'Redeem' }).click();
  await noor.page.getByText('You’re now on Premium').waitFor();
  await noor.page.getByText('Voucher redeemed: Premium').waitFor();
  expect(await call()).toEqual([200, 'The Salt Road', undefined]);

  // The admin revokes it, undoes that, and revokes it again.
  await admin.page.goto('/addprem');
  const revoke = async () => {
    await admin.page.getByRole('button', { name: 'Actions for noor' }).click();
    await admin.page.getByRole('menuitem', { name: 'Revoke' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await admin.page.getByText('Premium revoked for noor').waitFor();
  };
  await revoke();
  expect(await call()).toEqual([403, 'PremiumOnly', '/pricing']);
  await admin.page.getByRole('button', { name: 'Undo' }).click();
  await admin.page.getByRole('button', { name: 'Actions for noor' }).waitFor();
  // Optimistic: the list shows it before the server has confirmed.
  await expect.poll(async () => (await call())[0]).toBe(200);
  await revoke();
  expect(await call()).toEqual([403, 'PremiumOnly', '/pricing']);
  await noor.page.reload();
  await noor.page.getByText('Premium revoked').first().waitFor();

  await admin.leave();
  await noor.leave();
}, 120_000);
