/** A person's permissions change while a page is open, in real browsers: by an admin, another tab, a stolen cookie, guesses. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { openBrowser, signIn, visit } from '../server/visit.ts';

const password = 'a shed to keep tidily';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ env: { ADMIN_USERNAME: 'warden', ADMIN_EMAIL: 'warden@example.test', ADMIN_PASSWORD: password } }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const refused = /status of 401 |status of 403 /;

async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object,
): Promise<Record<string, unknown>> {
  const answer = await page.request.fetch(path, { method, data, headers: { origin: server.url } });
  expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 200, '']);
  return (await answer.json()) as Record<string, unknown>;
}

async function registered(username: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username, email: `${username}@example.test`, password }),
  });
  expect(answer.status).toBe(200);
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

/** A user's admin page. */
async function contentOf(admin: Page, username: string): Promise<{ id: string; version: number }> {
  const { items } = (await (await admin.request.get(`/api/admin/people?search=${username}`)).json()) as {
    items: { id: string; username: string }[];
  };
  const found = items.find((person) => person.username === username);
  if (found === undefined) throw new Error(`There is no user ${username}.`);
  return (await (await admin.request.get(`/api/admin/people/${found.id}`)).json()) as { id: string; version: number };
}

it('takes an admin’s rights away in the middle of their session, and everything once the account is disabled', async () => {
  await registered('deputy');
  const warden = await visit(browser, server.url);
  await signIn(warden.page, server.url, 'warden', password);
  const { id, version } = await contentOf(warden.page, 'deputy');
  await send(warden.page, 'PUT', `/api/admin/people/${id}/role`, { role: 'admin', version });

  const deputy = await visit(browser, server.url);
  await signIn(deputy.page, server.url, 'deputy', password);
  await deputy.page.goto('/admin/users');
  await deputy.page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

  await warden.page.goto(`/admin/users/${id}`);
  await warden.page.getByRole('button', { name: 'Remove admin role' }).click();
  await expect.poll(() => statusOf(deputy.page, '/api/admin/people')).toBe(403);
  expect(await statusOf(deputy.page, '/api/user/me')).toBe(200);
  await deputy.page.reload();
  await deputy.page.getByRole('heading', { level: 1, name: 'This page is for admins' }).waitFor();

  await deputy.page.goto('/hub?area=convert');
  const star = deputy.page.getByRole('button', { name: 'Favourite: Data formats' });
  await star.waitFor();
  await warden.page.getByRole('button', { name: 'Disable account' }).click();
  await expect.poll(() => statusOf(deputy.page, '/api/user/me')).toBe(401);
  await star.click();
  await deputy.page.getByText('You were signed out. Sign in to continue.').waitFor();
  await deputy.page.goto('/auth/login');
  await deputy.page.getByLabel('Username or email address').fill('deputy');
  await deputy.page.getByLabel(/^Password/).fill(password);
  await deputy.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await deputy.page.getByText('Incorrect username or password.').waitFor();
  await deputy.leave([refused]);
  await warden.leave();
});

it('invalidates a stolen cookie after its owner has signed out', async () => {
  await registered('olive');
  const owner = await visit(browser, server.url);
  await signIn(owner.page, server.url, 'olive', password);
  const stolen = await owner.page.context().storageState();
  const thief = await visit(browser, server.url, { storageState: stolen });
  expect(await statusOf(thief.page, '/api/user/me')).toBe(200);

  await owner.page.goto('/dashboards/');
  await owner.page.getByRole('button', { name: 'olive’s account' }).click();
  await owner.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await owner.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await statusOf(thief.page, '/api/user/me')).toBe(401);
  await thief.page.goto('/account/security');
  await thief.page.waitForURL((url) => url.pathname === '/auth/login');
  await signIn(owner.page, server.url, 'olive', password);
  expect(await statusOf(thief.page, '/api/user/me')).toBe(401);
  await owner.leave([refused]);
  await thief.leave([refused]);
});

it('lets two tabs be one person: what the second does ends in neither, and a logout ends both', async () => {
  await registered('twofold');
  const { page: first, leave } = await visit(browser, server.url);
  await signIn(first, server.url, 'twofold', password);
  const second = await first.context().newPage();
  await Promise.all([first.goto('/hub?area=convert'), second.goto('/account/profile')]);
  await second.getByRole('button', { name: 'twofold’s account' }).waitFor();
  const star = first.getByRole('button', { name: 'Favourite: Data formats' });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');

  await second.getByRole('button', { name: 'twofold’s account' }).click();
  await second.getByRole('menuitem', { name: 'Sign out' }).click();
  await second.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await statusOf(first, '/api/user/me')).toBe(401);
  await star.click();
  await first.getByText('You were signed out. Sign in to continue.').waitFor();

  await signIn(second, server.url, 'twofold', password);
  await first.reload();
  await first.getByRole('button', { name: 'twofold’s account' }).waitFor();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await leave([refused]);
});

it('checks few of 100 incorrect passwords, shows the limit on the page, and lets the owner sign in from their own browser', async () => {
  await registered('target');
  const owner = await visit(browser, server.url);
  await signIn(owner.page, server.url, 'target', password);
  await send(owner.page, 'POST', '/api/logout', {});

  const statuses: number[] = [];
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ usernameOrEmail: 'target', password: `guess ${tries}` }),
    });
    statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(20);

  const stranger = await visit(browser, server.url);
  await stranger.page.goto('/auth/login');
  await stranger.page.getByLabel('Username or email address').fill('target');
  await stranger.page.getByLabel(/^Password/).fill('one more guess');
  // Some attempts are checked again.
  await expect
    .poll(async () => {
      const answer = stranger.page.waitForResponse('**/api/login');
      await stranger.page.getByRole('button', { name: 'Sign in', exact: true }).click();
      const status = (await answer).status();
      // Until the page has said so, the button takes no other press.
      await stranger.page.getByText(/^(?:Incorrect username or password|Too many attempts\. Wait )/).waitFor();
      return status;
    })
    .toBe(429);
  await stranger.page.getByText(/^Too many attempts\. Wait /).waitFor();
  await stranger.leave([refused, /status of 429 /]);

  await owner.page.goto('/auth/login');
  await owner.page.getByLabel('Username or email address').fill('target');
  await owner.page.getByLabel(/^Password/).fill(password);
  await owner.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await owner.page.getByRole('button', { name: 'target’s account' }).waitFor();
  await owner.leave([refused]);
});
