/** What admins do to accounts, seen from both sides: by the admin at the desk and by the person whose page is open. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { askedWhoIsHere, openBrowser, signIn, visit } from './visit.ts';

const password = 'a yard to look after';
const refused = /status of 40[139] /;

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const env = { ADMIN_USERNAME: 'keeper', ADMIN_EMAIL: 'keeper@example.test', ADMIN_PASSWORD: password };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function registered(username: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username, email: `${username}@example.test`, password }),
  });
  expect(answer.status).toBe(200);
}

/** Somebody with a page of the hub before them, and their main key. */
async function atTheHub(username: string) {
  const { page, leave } = await visit(browser, server.url);
  await signIn(page, server.url, username, password);
  await page.goto('/hub?area=convert');
  await page.getByRole('button', { name: `Account of ${username}` }).waitFor();
  await starOf(page).waitFor();
  const key = await page.evaluate(() => localStorage.getItem('apiKey'));
  expect(key).toMatch(/^\S{20,}$/);
  return { page, leave, key: key ?? '' };
}

/** A press of it is one call of the person's. */
const starOf = (page: Page) => page.getByRole('button', { name: 'Favourite: Data formats' });

/** An admin before somebody's page of the desk. */
async function atTheDesk(admin: string, about: string) {
  const { page, leave } = await visit(browser, server.url);
  await signIn(page, server.url, admin, password);
  const found = (await (await page.request.get(`/api/admin/people?search=${about}`)).json()) as { items: { id: string; username: string }[] };
  const id = found.items.find(({ username }) => username === about)?.id ?? '';
  await page.goto(`/admin/users/${id}`);
  await page.getByRole('heading', { level: 1, name: about }).waitFor();
  const read = async () => (await (await page.request.get(`/api/admin/people/${id}`)).json()) as { role: string; state: string; version: number };
  return { page, leave, id, read };
}

const statusByKey = async (key: string) => (await fetch(`${server.url}/api/v1/random/uuid`, { headers: { 'x-api-key': key } })).status;
const statusByCookie = async (cookie: string) => (await fetch(`${server.url}/api/user/me`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status;
const cookieOf = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

it('signs a disabled person out of their open page with its next call, and stops their key at once', async () => {
  await registered('noor');
  const noor = await atTheHub('noor');
  const keeper = await atTheDesk('keeper', 'noor');
  expect(await statusByKey(noor.key)).toBe(200);
  const cookie = await cookieOf(noor.page);

  await keeper.page.getByRole('button', { name: 'Disable account' }).click();
  await keeper.page.getByText('noor is out: sessions and keys have stopped').waitFor();
  expect(await statusByKey(noor.key)).toBe(401);
  expect(await statusByCookie(cookie)).toBe(401);
  await starOf(noor.page).click();
  await noor.page.getByText('You were signed out. Sign in to go on.').waitFor();
  expect(await noor.page.evaluate(() => localStorage.getItem('apiKey'))).toBeNull();
  await noor.page.goto('/auth/login');
  await noor.page.getByLabel('Username or email').fill('noor');
  await noor.page.getByLabel(/^Password/).fill(password);
  await noor.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await noor.page.getByText('No account has this name and password together.').waitFor();

  await keeper.page.getByRole('button', { name: 'Let in again' }).click();
  await keeper.page.getByText('noor can sign in again').waitFor();
  expect(await statusByKey(noor.key)).toBe(200);
  await noor.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await noor.page.getByRole('button', { name: 'Account of noor' }).waitFor();
  await noor.leave([refused]);
  await keeper.leave();
});
