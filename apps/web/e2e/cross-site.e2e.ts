/** Another site in the browser of somebody who is signed in here: it changes nothing and reads nothing. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { type Attacker, openAttacker } from './attacker.ts';
import { openBrowser, signIn, visit } from './visit.ts';

const password = 'a yard to look after';

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

describe.each([
  { here: '127.0.0.1', there: 'localhost' },
  { here: 'localhost', there: '127.0.0.1' },
] as const)('an admin of $here who visits a page of $there', ({ here, there }) => {
  let attacker: Attacker;
  let page: Page;
  let leave: (expected?: readonly RegExp[]) => Promise<void>;
  let url: string;

  beforeAll(async () => {
    attacker = await openAttacker(there);
    url = server.url.replace('127.0.0.1', here);
    ({ page, leave } = await visit(browser, url));
    await signIn(page, url, 'keeper', password);
  });

  afterAll(async () => {
    await leave([/.*/]);
    await attacker.close();
  });

  it('gives it no answer to read, with cookies or without', async () => {
    await page.goto(attacker.url);
    const read = await page.evaluate(async (to) => {
      const tried = [];
      for (const path of ['/api/user/me', '/api/account', '/api/keys', '/api/admin/people', '/'])
        for (const credentials of ['include', 'omit'] as const) tried.push(await fetch(to + path, { credentials }).then((answer) => answer.text(), (error: Error) => error.name));
      return tried;
    }, url);
    expect(read).toEqual(Array.from({ length: 10 }, () => 'TypeError'));
  });
});
