/** Another site in the browser of a signed-in person: it changes nothing and reads nothing. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { type Attacker, openAttacker } from './attacker.ts';
import { openBrowser, signIn, visit } from '../server/visit.ts';

const password = 'a shed to keep tidily';

/** What an attacker would want, as calls. The signed-in admin may make each of them. */
const wishes: readonly Wish[] = [
  { method: 'PUT', path: '/api/account/profile', body: { name: 'Pwned' } },
  { method: 'PUT', path: '/api/account/password', body: { password, next: 'known to a stranger' } },
  { method: 'POST', path: '/api/account/keys', body: { name: 'For a stranger' } },
  { method: 'PUT', path: '/api/admin/site', body: { version: 0, name: 'Pwned' } },
  { method: 'POST', path: '/api/login', body: { usernameOrEmail: 'stranger', password } },
  { method: 'POST', path: '/api/logout', body: {} },
  { method: 'DELETE', path: '/api/account/sessions', body: {} },
];
interface Wish {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: object;
}
const posts = wishes.filter(({ method }) => method === 'POST');
const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const;

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const env = { ADMIN_USERNAME: 'keeper', ADMIN_EMAIL: 'keeper@example.test', ADMIN_PASSWORD: password };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
  const made = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username: 'stranger', email: 'stranger@example.test', password }),
  });
  expect(made.status).toBe(200);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each([
  { here: '127.0.0.1', there: 'localhost' },
  { here: 'localhost', there: '127.0.0.1' },
] as const)('an admin of $here who visits a page of $there', ({ here, there }) => {
  let attacker: Attacker;
  let page: Page;
  let leave: (expected?: readonly RegExp[]) => Promise<void>;
  let url: string;
  let key: string;
  let before: unknown;

  beforeAll(async () => {
    attacker = await openAttacker(there);
    url = server.url.replace('127.0.0.1', here);
    ({ page, leave } = await visit(browser, url));
    await signIn(page, url, 'keeper', password);
    ({ apiKey: key } = (
      (await (await page.request.get(`${url}/api/user/me`)).json()) as { user: { apiKey: string } }
    ).user);
    before = await stateOf();
  });

  /** The admin's view of everything that the attacks target. */
  async function stateOf() {
    const ask = async (path: string) => {
      const answer = await page.request.get(url + path);
      expect([path, answer.status()]).toEqual([path, 200]);
      return answer.json() as Promise<Record<string, unknown>>;
    };
    const { user } = (await ask('/api/user/me')) as { user: { username: string; quota: { used: number } } };
    const ofItems = async (path: string, field: string) =>
      ((await ask(path))['items'] as Record<string, unknown>[]).map((item) => item[field]);
    return {
      who: user.username,
      callsUsed: user.quota.used,
      account: await ask('/api/account'),
      keys: await ofItems('/api/account/keys', 'id'),
      sessions: await ofItems('/api/account/sessions', 'id'),
      site: await ask('/api/admin/site'),
      people: await ofItems('/api/admin/people', 'username'),
      vouchers: await ofItems('/api/admin/vouchers', 'id'),
    };
  }

  afterAll(async () => {
    await leave([/.*/]);
    await attacker.close();
  });

  it('lets its own pages do what the attacks try, so that these could work', async () => {
    await page.goto(`${url}/about`);
    const rename = (name: string) =>
      page.evaluate(
        (to) =>
          fetch('/api/account/profile', {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ name: to }),
          }).then(({ status }) => status),
        name,
      );
    const { name } = (before as { account: { name: string } }).account;
    expect(await rename('Changed by its own page')).toBe(200);
    expect(await stateOf()).toMatchObject({ account: { name: 'Changed by its own page' } });
    expect(await rename(name)).toBe(200);
    expect(await stateOf()).toEqual(before);
  });

  it.each(encodings)('refuses forms that send %s, into a frame and as the whole page', async (enctype) => {
    for (const target of ['frame', '_top']) {
      for (const { path, body } of posts) {
        const lure = await page.context().newPage();
        await lure.goto(attacker.url);
        const answered = lure.waitForResponse((response) => response.url() === url + path);
        await lure.evaluate(
          ([action, encoding, where, json]) => {
            const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
            const form = Object.assign(document.createElement('form'), {
              method: 'post',
              action,
              enctype: encoding,
              target: where,
            });
            // Written as text, name and value are one JSON document around the sign between them.
            const fields =
              encoding === 'text/plain'
                ? [[`${json.slice(0, -1)}${json === '{}' ? '' : ','}"x":"`, '"}']]
                : Object.entries(JSON.parse(json) as Record<string, string>);
            for (const [name, value] of fields)
              form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
            document.body.append(frame, form);
            form.submit();
          },
          [url + path, enctype, target, JSON.stringify(body)] as const,
        );
        const answer = await answered;
        expect([target, path, answer.request().headers()['content-type']?.split(';')[0], answer.status()]).toEqual([
          target,
          path,
          enctype,
          403,
        ]);
        await lure.close();
      }
    }
    expect(await stateOf()).toEqual(before);
  });

  it('rejects requests of scripts: simple ones, no-cors ones and beacons; and fails their preflights', async () => {
    await page.goto(attacker.url);
    const statuses: [path: string, status: number][] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(url) && response.request().method() === 'POST')
        statuses.push([new URL(response.url()).pathname, response.status()]);
    });
    const outcomes = await page.evaluate(
      async ([to, all]) => {
        const outcomeOf = (asked: Promise<Response>) =>
          asked.then(
            ({ type, status }) => `${type} ${status}`,
            (error: Error) => error.name,
          );
        const found = [];
        for (const { method, path, body } of all) {
          const json = JSON.stringify(body);
          const send = (init: RequestInit) =>
            outcomeOf(fetch(to + path, { credentials: 'include', body: json, ...init }));
          found.push({
            path,
            simple: await send({ method: 'POST', headers: { 'content-type': 'text/plain' } }),
            blind: await send({ method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
            asJson: await send({ method, headers: { 'content-type': 'application/json' } }),
            withKey: await send({ method, headers: { 'x-api-key': 'ay_anything' } }),
          });
          navigator.sendBeacon(to + path, json);
        }
        return found;
      },
      [url, wishes] as const,
    );
    // Opaque requests resolve without a readable response; all others reject.
    expect(outcomes).toEqual(
      wishes.map(({ path }) => ({
        path,
        simple: 'TypeError',
        blind: 'opaque 0',
        asJson: 'TypeError',
        withKey: 'TypeError',
      })),
    );
    await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(3 * posts.length);
    const known = new Set(posts.map(({ path }) => path));
    expect(statuses.filter(([path, status]) => known.has(path) && status !== 403)).toEqual([]);
    expect(statuses.filter(([, status]) => status < 400)).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });

  it('returns no readable response, with or without cookies', async () => {
    await page.goto(attacker.url);
    const paths = [
      '/api/user/me',
      '/api/account',
      '/api/account/keys',
      '/api/admin/people',
      '/api/admin/audit/csv',
      '/api/site',
      '/',
      '/account/security',
    ];
    const read = await page.evaluate(
      async ([to, all]) => {
        const tried = [];
        for (const path of all)
          for (const credentials of ['include', 'omit'] as const)
            tried.push(
              await fetch(to + path, { credentials }).then(
                (answer) => answer.text(),
                (error: Error) => error.name,
              ),
            );
        return tried;
      },
      [url, paths] as const,
    );
    expect(read).toEqual(paths.flatMap(() => ['TypeError', 'TypeError']));
  });

  it('serves none of its calls as a picture, a script or a sheet of another page', async () => {
    await page.goto(attacker.url);
    const loaded = await page.evaluate(async (to) => {
      const known = Object.keys(globalThis).length;
      const tried: Record<string, string> = {};
      for (const path of [
        '/api/user/me',
        '/api/account',
        '/api/admin/people',
        '/api/admin/audit/csv',
        '/api/logout',
        '/api/account/keys',
      ]) {
        for (const kind of ['img', 'script', 'link'] as const) {
          const element = document.createElement(kind);
          const outcome = new Promise<string>((resolve) => {
            element.addEventListener('load', () => resolve('loaded'));
            element.addEventListener('error', () => resolve('refused'));
          });
          if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'stylesheet', href: to + path });
          else element.src = to + path;
          document.body.append(element);
          tried[`${kind} ${path}`] = await outcome;
        }
      }
      return { tried, added: Object.keys(globalThis).length - known };
    }, url);
    expect(Object.entries(loaded.tried).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
    expect(loaded.added).toBe(0);
    expect(await stateOf()).toEqual(before);
  });

  it('cannot be framed by another site: neither its pages nor its responses', async () => {
    for (const path of [
      '/',
      '/account/security',
      '/admin/users',
      '/auth/login',
      '/nothing-here',
      '/api/user/me',
      '/api/v1/random/uuid',
      '/favicon.svg',
    ]) {
      await page.goto(attacker.url);
      const answered = page.waitForResponse((response) => response.url() === url + path);
      await page.evaluate(
        (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
        url + path,
      );
      await answered;
      await expect
        .poll(() =>
          page
            .frames()
            .slice(1)
            .map((frame) => frame.url()),
        )
        .toEqual(['chrome-error://chromewebdata/']);
    }
  });

  it('keeps a window that another page opened out of its reach, and does nothing for being opened', async () => {
    for (const path of [
      '/account/security',
      '/admin/users',
      '/api/logout',
      '/api/account/keys',
      '/auth/confirm-email?token=nothing',
    ]) {
      await page.goto(attacker.url);
      const opened = page.waitForEvent('popup');
      await page.evaluate((to) => void Object.assign(globalThis, { popup: open(to) }), url + path);
      const popup = await opened;
      await popup.waitForURL(url + path);
      await popup.waitForLoadState('domcontentloaded');
      const seen = await page.evaluate(() => {
        const { popup: other } = globalThis as unknown as { popup: Window };
        try {
          return other.document.body.textContent;
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect([path, seen]).toEqual([path, 'SecurityError']);
      const isClosed = () => page.evaluate(() => (globalThis as unknown as { popup: Window }).popup.closed);
      await expect.poll(async () => [path, await isClosed()]).toEqual([path, true]);
      await popup.close();
    }
    expect(await stateOf()).toEqual(before);
  });

  it('accepts calls of `/api/v1` from another page with a key, and never with the user’s cookie', async () => {
    await page.goto(attacker.url);
    const call = (
      init: Pick<RequestInit, 'credentials' | 'method' | 'mode'> & { headers?: Record<string, string>; body?: string },
    ) =>
      page.evaluate(
        ([to, given]) =>
          fetch(`${to}/api/v1/random/uuid`, given).then(
            async (answer) =>
              `${answer.type} ${answer.status} ${
                answer.type === 'opaque'
                  ? ''
                  : Object.keys((await answer.json()) as object)
                      .toSorted()
                      .join()
              }`.trim(),
            (error: Error) => error.name,
          ),
        [url, init] as const,
      );
    expect(await call({ credentials: 'include' })).toBe('TypeError');
    expect(await call({ credentials: 'include', mode: 'no-cors' })).toBe('opaque 0');
    expect(
      await call({
        credentials: 'include',
        method: 'POST',
        mode: 'no-cors',
        headers: { 'content-type': 'text/plain' },
        body: '{}',
      }),
    ).toBe('opaque 0');
    // A link from there sends the cookie; a GET changes nothing.
    await page.evaluate((to) => location.assign(`${to}/api/v1/random/uuid`), url);
    await page.waitForURL(`${url}/api/v1/random/uuid`);
    expect(await stateOf()).toEqual(before);

    await page.goto(attacker.url);
    const cookies: (string | undefined)[] = [];
    page.on('request', async (request) => {
      if (request.url().includes('/api/v1/')) cookies.push((await request.allHeaders())['cookie']);
    });
    expect(await call({ headers: { 'x-api-key': key } })).toMatch(/^cors 200 data/);
    expect(cookies).toEqual([undefined]);
    await expect.poll(async () => (await stateOf()).callsUsed).toBe((before as { callsUsed: number }).callsUsed + 1);
  });
});
