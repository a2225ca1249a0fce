/** Visits every page of the built product: pages × roles × languages × widths. `WALK=all` makes every visit. */
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import type { Visit } from '../server/visit.ts';
import { askedWhoIsHere, openBrowser, visit } from '../server/visit.ts';
import { inspect } from './inspect.ts';
import type { Role } from './places.ts';
import type { Step, WalkLanguage } from './plan.ts';
import { everyVisit, pairwise, sideBySide, walkerOf } from './plan.ts';
import { places } from './places.ts';
import type { Words } from './words.ts';
import { readWords } from './words.ts';

const admin = { ADMIN_USERNAME: 'warden', ADMIN_EMAIL: 'warden@example.test', ADMIN_PASSWORD: 'a shed to keep tidily' };
const user = { username: 'amina', email: 'amina@example.test', password: 'a shed full of tools' };

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

let server: RunningServer;
let browser: Browser;
let words: Words;
let slug: string;
let person: string;
let cookies: Record<Role, Cookies>;
/** As many as walk at the same time: `maxConcurrency` in vitest.config.ts. */
const walkersMax = 3;
/** Idle walkers. One that found an error is not reused. */
const resting: { readonly name: string; readonly walker: Visit }[] = [];
/** Links found on the pages, by role. */
const links = new Map<string, Step>();

beforeAll(async () => {
  [server, browser, words] = await Promise.all([startServer({ env: admin }), openBrowser(), readWords()]);
  const post = (path: string, data: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify(data),
    });
  expect((await post('/api/register', user)).status).toBe(200);
  cookies = {
    visitor: [],
    user: await cookiesOf(user.username, user.password),
    admin: await cookiesOf(admin.ADMIN_USERNAME, admin.ADMIN_PASSWORD),
  };
  const posts = (await (await fetch(`${server.url}/api/data/blog/BlogPosts`)).json()) as { data: { slug: string }[] };
  slug = posts.data[0]?.slug ?? '';
  person = await idOf(user.username);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.concurrent('every place in order', () => {
  const steps = sideBySide(process.env['WALK'] === 'all' ? everyVisit(places) : pairwise(places), walkersMax);
  it.each(steps.map((step) => ({ ...step, at: step.place.at })))(
    '$at as $role in $language at $width px',
    async (step) => {
      const walker = await walkerFor(step);
      const { page } = walker;
      const { but = {} } = step.place;
      const at = addressOf(step.place.at);
      const expected = but[step.role];
      await page.goto(at);
      await page.locator('h1').first().waitFor();
      if (expected === 'login')
        await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('to') === at);
      else if (expected === 'dashboard') await page.waitForURL('**/dashboards/');
      else expect(new URL(page.url()).pathname).toBe(at.split('?')[0]);
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"], [data-start]') === null);
      const { title } = step.place;
      if (title !== undefined && expected === undefined)
        expect(await page.title()).toBe(`${words.texts[step.language][title]} · Apiyard`);
      const { wrong, links: found } = await inspect(page, step.language, words);
      // A page links to itself, to its own parts: this one was just opened, and may say that something is missing.
      for (const link of found) if (link !== at && !links.has(link)) links.set(link, step);
      expect(wrong).toEqual([]);
      walker.goOn(step.role === 'visitor' ? [askedWhoIsHere] : []);
      resting.push({ name: walkerOf(step), walker });
      if (resting.length > walkersMax) await resting.shift()?.walker.leave();
    },
  );
});

it('finds something behind every link', async () => {
  const broken: string[] = [];
  for (const role of ['visitor', 'user', 'admin'] as const) {
    const own = Array.from(links).filter(([, step]) => step.role === role);
    const { page, leave } = await visit(browser, server.url, optionsOf({ role, language: 'en', width: 1280 }));
    for (const [link, { place }] of own) {
      if (link.startsWith('/api/')) {
        const { status } = await fetch(server.url + link);
        if (status >= 400) broken.push(`${link} on ${place.at}: ${status}`);
        continue;
      }
      await page.goto(link);
      await page.locator('h1').first().waitFor();
      const heading = await page.locator('h1').first().innerText();
      if (
        link !== '/auth/404' &&
        (new URL(page.url()).pathname === '/auth/404' ||
          /^(?:There is no such|Unexpected Application Error)| not found$/.test(heading))
      ) {
        broken.push(`${link} on ${place.at}: ${heading}`);
      }
    }
    await leave([askedWhoIsHere]);
  }
  expect(broken).toEqual([]);
}, 400_000);

/** Continues in a page used by the same person before, as people do: its cache is warm. */
async function walkerFor(step: Step): Promise<Visit> {
  const at = resting.findIndex(({ name }) => name === walkerOf(step));
  const [found] = at === -1 ? [] : resting.splice(at, 1);
  return found?.walker ?? (await visit(browser, server.url, optionsOf(step)));
}

const addressOf = (at: string): string => at.replace('{slug}', slug).replace('{person}', person);

function optionsOf({ role, language, width }: Pick<Step, 'role' | 'language' | 'width'>) {
  const today = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  const chosen = [
    { name: 'customizer', value: JSON.stringify({ isLanguage: language }) },
    { name: 'APP_DATE', value: `${today.getFullYear()}-${part(today.getMonth() + 1)}-${part(today.getDate())}` },
  ];
  return {
    viewport: { width, height: 860 },
    reducedMotion: 'reduce' as const,
    ...(width === 375 ? { hasTouch: true, isMobile: true } : {}),
    storageState: {
      cookies: [...cookies[role], languageCookie(language)],
      origins: [{ origin: server.url, localStorage: chosen }],
    },
  };
}

function languageCookie(language: WalkLanguage): Cookies[number] {
  return {
    name: 'lang',
    value: language,
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  };
}

async function idOf(username: string): Promise<string> {
  const cookie = cookies.user.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { user: found } = (await (await fetch(`${server.url}/api/user/me`, { headers: { cookie } })).json()) as {
    user: { id: string; username: string };
  };
  expect(found.username).toBe(username);
  return found.id;
}

async function cookiesOf(usernameOrEmail: string, password: string): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: server.url });
  const answer = await context.request.post('/api/login', {
    data: { usernameOrEmail, password },
    headers: { origin: server.url },
  });
  expect(answer.status()).toBe(200);
  const found = await context.cookies();
  await context.close();
  return found;
}
