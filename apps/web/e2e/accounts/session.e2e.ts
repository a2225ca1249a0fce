/** The session: what `/` shows, access to pages, and the end of a session. */
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { askedWhoIsHere, openBrowser, signIn, visit } from '../server/visit.ts';

const person = { username: 'amina', email: 'amina@example.test', password: 'a shed full of tools' };

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({
      env: { ADMIN_USERNAME: 'warden', ADMIN_EMAIL: 'warden@example.test', ADMIN_PASSWORD: 'a shed to keep tidily' },
    }),
    openBrowser(),
  ]);
  const made = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(person),
  });
  expect(made.status).toBe(200);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ends the session of a page as another device would: its cookies stay. */
async function endElsewhere(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${server.url}/api/logout`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

const refused = /status of 401 /;

it('leads from a page for admins to the login page and back there when the session has ended elsewhere', async () => {
  const { page, leave } = await visit(browser, server.url);
  await signIn(page, server.url, 'warden', 'a shed to keep tidily');
  await page.goto('/addscrape/start');
  await page.getByLabel('Page URL').fill('https://books.example/catalogue');
  // Otherwise a later call of the page may be the one that is refused.
  await page.waitForLoadState('networkidle');
  await endElsewhere(page);
  await page.getByRole('button', { name: 'Analyse page' }).click();
  await page.waitForURL((url) => url.pathname === '/auth/login');
  await page.getByText('Your session expired. Sign in to continue.').waitFor();
  await page.getByLabel('Username or email address').fill('warden');
  await page.getByLabel(/^Password/).fill('a shed to keep tidily');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/addscrape/start');
  await page.getByRole('heading', { level: 1, name: 'New API' }).waitFor();
  await leave([refused, /status of 502 |status of 429 /]);
});

it('reports on the current page that the session has ended elsewhere, and returns there after signing in', async () => {
  const { page, leave } = await visit(browser, server.url);
  await signIn(page, server.url, person.username, person.password);
  await page.goto('/hub?area=convert');
  const star = page.getByRole('button', { name: 'Favourite: Data formats' });
  await star.waitFor();
  await page.getByRole('button', { name: 'amina’s account' }).waitFor();

  await endElsewhere(page);
  await star.click();
  await page.getByText('You were signed out. Sign in to continue.').waitFor();
  expect(page.url()).toBe(`${server.url}/hub?area=convert`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/auth/login');
  expect(new URL(page.url()).searchParams.get('to')).toBe('/hub?area=convert');
  await page.getByText('Your session expired. Sign in to continue.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('apiKey'))).toBeNull();

  await page.getByLabel('Username or email address').fill(person.username);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${server.url}/hub?area=convert`);
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await page.getByRole('button', { name: 'amina’s account' }).waitFor();
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await leave([refused]);
});

/** Clicks again on an element of a page that the router has left but React has not unmounted, as on a busy machine. */
function pressWhatIsLeft(name: string) {
  const press = () => {
    if (location.pathname !== '/auth/login') return;
    const button = [...document.querySelectorAll('button')].find((one) => one.innerText === name);
    if (button === undefined) return;
    Object.assign(globalThis, { pressedLate: true });
    button.click();
  };
  const { replaceState, pushState } = history;
  Object.assign(history, {
    replaceState(...given: Parameters<typeof replaceState>) {
      replaceState.apply(history, given);
      queueMicrotask(press);
    },
    pushState(...given: Parameters<typeof pushState>) {
      pushState.apply(history, given);
      queueMicrotask(press);
    },
  });
}

it('returns to the page also if a page that the session’s end removes is clicked again', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.addInitScript(pressWhatIsLeft, 'Analyse page');
  await signIn(page, server.url, 'warden', 'a shed to keep tidily');
  const counted = page.waitForResponse('**/api/account/notifications/unread');
  await page.goto('/addscrape/start');
  await page.getByLabel('Page URL').fill('https://books.example/catalogue');
  await counted;
  await endElsewhere(page);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.waitForURL((url) => url.pathname === '/auth/login');
  await page.getByText('Your session expired. Sign in to continue.').waitFor();
  expect(await page.evaluate(() => (globalThis as { pressedLate?: boolean }).pressedLate)).toBe(true);
  expect(new URL(page.url()).search).toBe('?to=%2Faddscrape%2Fstart');
  await page.getByLabel('Username or email address').fill('warden');
  await page.getByLabel(/^Password/).fill('a shed to keep tidily');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${server.url}/addscrape/start`);
  await leave([refused]);
});

/** Records every heading at the top of the page, frame by frame. */
function watchHeadings() {
  const seen: string[] = [];
  const look = () => {
    const text = document.querySelector('h1')?.innerText.trim() ?? '';
    if (text !== '' && seen.at(-1) !== text) seen.push(text);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(globalThis, { headingsSeen: seen });
}

const headingsSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { headingsSeen: string[] }).headingsSeen);

it('shows the landing page at / to visitors and the dashboard to people, and neither for a moment to the other', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.addInitScript(watchHeadings);
  await page.goto('/');
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  const toVisitors = await headingsSeen(page);
  expect(toVisitors).toHaveLength(1);

  await signIn(page, server.url, person.username, person.password);
  await page.goto('/');
  await page.getByText('Calls left today').or(page.getByText('Your API key')).first().waitFor();
  // The network may be idle before the name is rendered.
  await expect.poll(() => headingsSeen(page)).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  const toPeople = await headingsSeen(page);
  expect(toPeople).toEqual([
    expect.stringMatching(/^Good (?:morning|afternoon|evening)$/),
    expect.stringMatching(/^Good (?:morning|afternoon|evening), amina$/),
  ]);
  expect(toPeople).not.toEqual(toVisitors);
  expect(new URL(page.url()).pathname).toBe('/');
  await leave([askedWhoIsHere]);
});

it('shows people that an admin page is for admins, at its own URL, and redirects visitors to sign in', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.goto('/addscrape');
  await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('to') === '/addscrape');

  await signIn(page, server.url, person.username, person.password);
  await page.goto('/addscrape');
  await page.getByRole('heading', { level: 1, name: 'This page is for admins' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/addscrape');
  expect((await page.request.get('/api/admin/scrapers')).status()).toBe(403);
  // The menu does not lead there either.
  expect(await page.getByRole('link', { name: 'Scraper APIs' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to dashboard' }).click();
  await page.waitForURL('**/dashboards/');
  await leave([askedWhoIsHere]);
});

it('goes from any page to the public dashboard on sign-out, and cancels a pending request of the person', async () => {
  const { page, leave } = await visit(browser, server.url);
  await signIn(page, server.url, person.username, person.password);
  const unread = '**/api/account/notifications/unread';
  const isUnread = (request: Request) => request.url().endsWith('/api/account/notifications/unread');
  // Sent on after the sign-out, the request would be answered with 401, and the console would show that.
  const signedOut = Promise.withResolvers<void>();
  await page.route(unread, async (route) => {
    await signedOut.promise;
    await route.continue().catch(() => {});
  });
  await page.route('**/api/logout', async (route) => {
    const response = await route.fetch();
    signedOut.resolve();
    await over;
    await route.fulfill({ response });
  });
  const over = Promise.race([
    page.waitForEvent('requestfinished', isUnread),
    page.waitForEvent('requestfailed', isUnread),
  ]);
  const pending = page.waitForRequest(unread);
  await page.goto('/recent-updates');
  await pending;
  await page.getByRole('button', { name: 'amina’s account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/dashboards/');
  await page.getByRole('heading', { level: 1, name: 'Tools for everyday API work' }).waitFor();
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('apiKey'))).toBeNull();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Tools for everyday API work' }).waitFor();
  await leave([askedWhoIsHere]);
});
