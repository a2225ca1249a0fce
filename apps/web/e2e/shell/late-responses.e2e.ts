/** Responses that arrive after people have navigated have no effect. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);

/** Holds back responses of such URLs. */
async function hold(page: Page, url: RegExp): Promise<{ readonly asked: Promise<void>; readonly release: () => void }> {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

it('leaves people where they went while their sign-in was under way', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/auth/login?to=%2Fhub');
  await page.getByLabel('Username or email address').fill('keeper');
  await page.getByLabel(/^Password/).fill(password);
  const login = await hold(page, /\/api\/login$/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await login.asked;
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Tools for everyday API work' }).waitFor();
  login.release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('apiKey'))).toMatch(/^ay_/);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/dashboards/');
  await leave([askedWhoIsHere]);
});

it('does not call back who leaves a new entry while it is being saved', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/');
  await signIn(page, site.server.url, 'keeper', password);
  await page.goto('/admin/recent-updates/new');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tides for every harbour');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('High water.');
  const saving = await hold(page, /\/api\/admin\/updates$/);
  const dashboard = await hold(page, /\/assets\/dashboard\.route[^/]*\.js$/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await saving.asked;
  await page
    .getByRole('link', { name: /^Back to / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await dashboard.asked;
  saving.release();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  dashboard.release();
  await page.getByRole('heading', { level: 1, name: 'Good' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboards/');
  await leave([askedWhoIsHere]);
});
