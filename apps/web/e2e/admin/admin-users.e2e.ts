/** Actions of admins on accounts, from the view of the admin and of the person with an open page. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const refused = /status of 40[139] /;

const site = runningSite(withKeeper);

async function registered(username: string): Promise<void> {
  const answer = await fetch(`${site.server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.server.url },
    body: JSON.stringify({ username, email: `${username}@example.test`, password }),
  });
  expect(answer.status).toBe(200);
}

/** A person with a page of the hub open, and their main key. */
async function atTheHub(username: string) {
  const { page, leave } = await visit(site.browser, site.server.url);
  await signIn(page, site.server.url, username, password);
  await page.goto('/hub?area=convert');
  await page.getByRole('button', { name: `${username}’s account` }).waitFor();
  await starOf(page).waitFor();
  const key = await page.evaluate(() => localStorage.getItem('apiKey'));
  expect(key).toMatch(/^\S{20,}$/);
  return { page, leave, key: key ?? '' };
}

/** A press of it is one call of the person's. */
const starOf = (page: Page) => page.getByRole('button', { name: 'Favourite: Data formats' });

/** An admin on a user's page. */
async function asAdmin(admin: string, about: string) {
  const { page, leave } = await visit(site.browser, site.server.url);
  await signIn(page, site.server.url, admin, password);
  const found = (await (await page.request.get(`/api/admin/people?search=${about}`)).json()) as {
    items: { id: string; username: string }[];
  };
  const id = found.items.find(({ username }) => username === about)?.id ?? '';
  await page.goto(`/admin/users/${id}`);
  await page.getByRole('heading', { level: 1, name: about }).waitFor();
  const read = async () =>
    (await (await page.request.get(`/api/admin/people/${id}`)).json()) as {
      role: string;
      state: string;
      version: number;
    };
  return { page, leave, id, read };
}

const statusByKey = async (key: string) =>
  (await fetch(`${site.server.url}/api/v1/random/uuid`, { headers: { 'x-api-key': key } })).status;
const statusByCookie = async (cookie: string) =>
  (await fetch(`${site.server.url}/api/user/me`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status;
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

it('signs a disabled person out of their open page with its next call, and stops their key immediately', async () => {
  await registered('noor');
  const noor = await atTheHub('noor');
  const keeper = await asAdmin('keeper', 'noor');
  expect(await statusByKey(noor.key)).toBe(200);
  const cookie = await cookieOf(noor.page);

  await keeper.page.getByRole('button', { name: 'Disable account' }).click();
  await keeper.page.getByText('noor is disabled. Their sessions and keys no longer work.').waitFor();
  expect(await statusByKey(noor.key)).toBe(401);
  expect(await statusByCookie(cookie)).toBe(401);
  await starOf(noor.page).click();
  await noor.page.getByText('You were signed out. Sign in to continue.').waitFor();
  expect(await noor.page.evaluate(() => localStorage.getItem('apiKey'))).toBeNull();
  await noor.page.goto('/auth/login');
  await noor.page.getByLabel('Username or email address').fill('noor');
  await noor.page.getByLabel(/^Password/).fill(password);
  await noor.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await noor.page.getByText('Incorrect username or password.').waitFor();

  await keeper.page.getByRole('button', { name: 'Enable account' }).click();
  await keeper.page.getByText('noor enabled').waitFor();
  expect(await statusByKey(noor.key)).toBe(200);
  await noor.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await noor.page.getByRole('button', { name: 'noor’s account' }).waitFor();
  await noor.leave([refused]);
  await keeper.leave();
});

it('revokes admin pages immediately, including an open one, and grants them as fast', async () => {
  await registered('deniz');
  const deniz = await visit(site.browser, site.server.url);
  await signIn(deniz.page, site.server.url, 'deniz', password);
  await deniz.page.goto('/admin/users');
  await deniz.page.getByRole('heading', { level: 1, name: 'This page is for admins' }).waitFor();

  const keeper = await asAdmin('keeper', 'deniz');
  await keeper.page.getByRole('button', { name: 'Make admin' }).click();
  await keeper.page.getByText('deniz is now an admin').waitFor();
  expect((await deniz.page.request.get('/api/admin/people')).status()).toBe(200);
  await deniz.page.reload();
  await deniz.page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await deniz.page.getByRole('row', { name: /keeper@example\.test/ }).waitFor();
  const menu = deniz.page.getByRole('link', { name: 'Audit log', exact: true });
  await menu.first().waitFor();

  await keeper.page.getByRole('button', { name: 'Remove admin role' }).click();
  await keeper.page.getByText('deniz is no longer an admin').waitFor();
  expect((await deniz.page.request.get('/api/admin/people')).status()).toBe(403);
  await deniz.page.getByLabel('Search by name or email').fill('keeper');
  await deniz.page.getByRole('heading', { level: 1, name: 'This page is for admins' }).waitFor();
  await expect.poll(() => deniz.page.getByText('keeper@example.test').count()).toBe(0);
  await expect.poll(() => menu.count()).toBe(0);
  // The session itself is whole.
  expect((await deniz.page.request.get('/api/user/me')).status()).toBe(200);
  await deniz.leave([refused]);
  await keeper.leave();
});

it('invalidates a stolen cookie when the password is changed, and keeps the person signed in', async () => {
  await registered('selma');
  const selma = await visit(site.browser, site.server.url);
  await signIn(selma.page, site.server.url, 'selma', password);
  const stolen = await selma.page.context().cookies();
  const cookie = await cookieOf(selma.page);
  const thief = await visit(site.browser, site.server.url);
  await thief.page.context().addCookies(stolen);
  await thief.page.goto('/hub?area=convert');
  await thief.page.getByRole('button', { name: 'selma’s account' }).waitFor();
  await starOf(thief.page).waitFor();

  await selma.page.goto('/account/security');
  await selma.page.getByLabel('Current password', { exact: true }).fill(password);
  await selma.page.getByLabel('New password', { exact: true }).fill('high tide at dawn');
  await selma.page.getByRole('button', { name: 'Change password' }).click();
  await selma.page.getByText('Password changed. All other sessions were signed out.').waitFor();
  await selma.page.getByRole('button', { name: 'selma’s account' }).waitFor();
  expect(await statusByCookie(cookie)).toBe(401);
  await starOf(thief.page).click();
  await thief.page.getByText('You were signed out. Sign in to continue.').waitFor();
  expect((await thief.page.request.get('/api/account')).status()).toBe(401);
  // The cookies in the attacker's browser give no access either.
  await thief.page.goto('/account/security');
  await thief.page.waitForURL((to) => to.pathname === '/auth/login');

  await selma.page.reload();
  await selma.page.getByRole('button', { name: 'selma’s account' }).waitFor();
  expect((await selma.page.request.get('/api/account')).status()).toBe(200);
  await thief.leave([refused]);
  // Requests sent during the change, with the old cookie, may have been refused; the person stays signed in.
  await selma.leave([askedWhoIsHere, refused]);
});

it('signs out a second tab with its next call after sign-out in the first', async () => {
  await registered('imre');
  const first = await atTheHub('imre');
  const second = await first.page.context().newPage();
  await second.goto('/hub?area=convert');
  await starOf(second).waitFor();
  await second.getByRole('button', { name: 'imre’s account' }).waitFor();

  await first.page.getByRole('button', { name: 'imre’s account' }).click();
  await first.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await first.page.waitForURL('**/dashboards/');
  await starOf(second).click();
  await second.getByText('You were signed out. Sign in to continue.').waitFor();
  await second.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await second.getByRole('button', { name: 'imre’s account' }).count()).toBe(0);
  expect(await second.evaluate(() => localStorage.getItem('apiKey'))).toBeNull();
  expect(await statusByKey(first.key)).toBe(200);
  await first.leave([refused]);
});

it('warns the second of two admins who change the same person, and overwrites nothing', async () => {
  await registered('vera');
  await registered('deputy');
  const promote = await asAdmin('keeper', 'deputy');
  await promote.page.getByRole('button', { name: 'Make admin' }).click();
  await promote.page.getByText('deputy is now an admin').waitFor();
  await promote.leave();

  const keeper = await asAdmin('keeper', 'vera');
  const deputy = await asAdmin('deputy', 'vera');
  await keeper.page.getByRole('button', { name: 'Disable account' }).click();
  await keeper.page.getByText('vera is disabled. Their sessions and keys no longer work.').waitFor();
  const after = await keeper.read();
  expect(after).toMatchObject({ state: 'disabled', role: 'user' });

  await deputy.page.getByRole('button', { name: 'Make admin' }).click();
  await deputy.page.getByText(/^Someone else changed this account\./).waitFor();
  // The page shows what the other did, and nothing was done.
  await deputy.page.getByText(/^Disabled since /).waitFor();
  expect(await keeper.read()).toMatchObject({ state: 'disabled', role: 'user', version: after.version });
  // After reviewing the change, the second may continue.
  await deputy.page.getByRole('button', { name: 'Enable account' }).click();
  await deputy.page.getByText('vera enabled').waitFor();
  expect(await keeper.read()).toMatchObject({ state: 'active', role: 'user', version: after.version + 1 });
  await keeper.leave();
  await deputy.leave([/status of 409/]);
});

it('records all of it in the audit log: action, admin, target and request ID', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await signIn(page, site.server.url, 'keeper', password);
  const rowOf = (what: string, who: string, to: string) =>
    page.getByRole('row').filter({ hasText: what }).filter({ hasText: who }).filter({ hasText: to });

  await page.goto('/admin/audit?person=noor');
  await rowOf('Disabled an account', 'keeper', 'noor').waitFor();
  await rowOf('Re-enabled an account', 'keeper', 'noor').waitFor();
  await rowOf('Sign-in failed', '', 'noor').first().waitFor();
  await page.goto('/admin/audit?person=deniz');
  await rowOf('Made a user an admin', 'keeper', 'deniz').waitFor();
  await rowOf('Removed the admin role', 'keeper', 'deniz').waitFor();
  await page.goto('/admin/audit?person=selma');
  await rowOf('Changed the password', 'selma', '').first().waitFor();
  await page.goto('/admin/audit?person=imre');
  await rowOf('Signed out', 'imre', '').first().waitFor();

  // The rejected change of the second admin is not recorded; their later one is, under their name.
  await page.goto('/admin/audit?person=vera');
  await rowOf('Re-enabled an account', 'deputy', 'vera').waitFor();
  await rowOf('Disabled an account', 'keeper', 'vera').waitFor();
  expect(
    await page
      .getByRole('row')
      .filter({ hasText: 'vera' })
      .filter({ hasText: /role|an admin/ })
      .count(),
  ).toBe(0);

  const { items } = (await (await page.request.get('/api/admin/audit?person=vera&group=admin')).json()) as {
    items: { requestId: string; actor: { name: string } }[];
  };
  const byDeputy = items.find(({ actor }) => actor.name === 'deputy')?.requestId ?? '';
  expect(byDeputy).toMatch(/^[\da-f-]{36}$/);
  await rowOf('Re-enabled an account', 'deputy', 'vera')
    .getByRole('button', { name: /^Details: / })
    .click();
  const details = page.getByRole('dialog');
  await details.getByText(byDeputy, { exact: true }).waitFor();
  await details.getByText('PUT /api/admin/people/{id}/state').waitFor();
  await details.getByRole('link', { name: 'All events from this request' }).click();
  await page.waitForURL((to) => to.searchParams.get('requestId') === byDeputy);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'vera' }).count()).toBe(1);
  await leave();
});
