/** The first admin, by the link that the server prints. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

it('creates the first admin with the printed link, and no one after that', async () => {
  const link = /Create the first one here: (\S+)/.exec(site.server.output())?.[1] ?? '';
  const { page, leave } = await visit(site.browser, site.server.url);
  const other = await visit(site.browser, site.server.url);
  const fillIn = async (page: Page, username: string) => {
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Set up Apiyard' }).waitFor();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email address').fill(`${username}@example.test`);
    await page.getByLabel(/^Password/).fill('a shed full of tools');
    await page.getByRole('button', { name: 'Create account' }).click();
  };

  await fillIn(page, 'keeper');
  await page.waitForURL(/\/dashboards\/?$/);
  await fillIn(other.page, 'intruder');
  await other.page.getByText('This setup link was already used').waitFor();

  const me = (await (await page.request.get('/api/user/me')).json()) as { user: { username: string; role: string } };
  expect({ username: me.user.username, role: me.user.role }).toEqual({ username: 'keeper', role: 'admin' });
  await leave([askedWhoIsHere]);
  await other.leave([askedWhoIsHere, /status of 409/]);
});
