/** While a dozen addresses flood the forms, a visitor's browser does the proof of work by itself, on plain HTTP too. */
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, openBrowser, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite({ ...withKeeper, TRUST_PROXY: '1' });
/** Leads to this machine, but is no secure context: browsers have no `crypto.subtle` there. */
const plainHost = 'plain.test';

it('sends a message by itself with proof of work, with Web Crypto and without', async () => {
  const { port } = new URL(site.server.url);
  const post = (path: string, address: string, body: object) =>
    fetch(site.server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.server.url, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const flood = { kind: 'contact', name: 'F', email: 'f@example.test', subject: 'Flood', text: 'Flood' };
  for (let flooder = 1; flooder <= 12; flooder += 1) {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post('/api/messages', `203.0.113.${flooder}`, flood)).status).toBe(200);
  }

  const browser = await openBrowser([`--host-resolver-rules=MAP ${plainHost} 127.0.0.1`]);
  try {
    for (const [host, hasWebCrypto] of [
      ['127.0.0.1', true],
      [plainHost, false],
    ] as const) {
      const { page, leave } = await visit(browser, `http://${host}:${port}`);
      await page.goto('/contact');
      await awake(page);
      expect(await page.evaluate(() => 'subtle' in globalThis.crypto && globalThis.crypto.subtle !== undefined)).toBe(
        hasWebCrypto,
      );
      await page.getByLabel('Your name').fill('Noor');
      await page.getByLabel('Your email address').fill('noor@example.test');
      await page.getByLabel('Subject').fill(`From ${host}`);
      await page.getByLabel('Your message').fill('Is there an API for tides?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Message sent').waitFor();
      await leave([
        askedWhoIsHere,
        /status of 409 .*\/api\/messages\)$/,
        ...(hasWebCrypto ? [] : [/^The Cross-Origin-Opener-Policy header has been ignored/]),
      ]);
    }
  } finally {
    await browser.close();
  }

  const login = await post('/api/login', '198.51.100.1', { usernameOrEmail: 'keeper', password });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { items } = (await (await fetch(`${site.server.url}/api/admin/messages`, { headers: { cookie } })).json()) as {
    items: { subject: string }[];
  };
  expect(items.slice(0, 3).map(({ subject }) => subject)).toEqual([`From ${plainHost}`, 'From 127.0.0.1', 'Flood']);
});
