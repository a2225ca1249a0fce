/** Messages to the operator: they arrive complete, and their number is limited. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);

const text = 'Good day,\nis there an API for tides? 你好 مرحبا';

async function write(page: Page): Promise<void> {
  await page.goto('/contact');
  await awake(page);
  await page.getByLabel('Your name').fill('Noor');
  await page.getByLabel('Your email address').fill('noor@example.test');
  await page.getByLabel('Subject').fill('Tides');
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}

interface Messages {
  readonly items: readonly Record<string, unknown>[];
}

it('brings a visitor’s message to the admin as it was written, under the reference the visitor was given', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await write(page);
  await page.getByText('Message sent').waitFor();
  const reference = await page
    .getByText(/^AY-[2-9A-Z]{6}$/)
    .first()
    .innerText();
  expect((await page.request.get('/api/admin/messages')).status()).toBe(401);

  await signIn(page, site.server.url, 'keeper', password);
  const { items } = (await (await page.request.get('/api/admin/messages')).json()) as Messages;
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    reference,
    kind: 'contact',
    name: 'Noor',
    email: 'noor@example.test',
    subject: 'Tides',
    text,
    requestId: null,
    username: null,
  });
  await leave([askedWhoIsHere, /status of 401 .*\/api\/admin\/messages\)$/]);
});

it('accepts five messages from one address, then shows how long to wait and keeps the text', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const send = () =>
    fetch(`${site.server.url}/api/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.server.url },
      body: JSON.stringify({
        kind: 'contact',
        name: 'Noor',
        email: 'noor@example.test',
        subject: 'Again',
        text: 'Hello again',
      }),
    });
  // The first one came from the form.
  const statuses = [];
  for (let sent = 1; sent < 5; sent += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([200, 200, 200, 200]);

  await write(page);
  await page.getByText(/^Too many messages\. Wait .+, then send it again\. Your message is still here\.$/).waitFor();
  expect(await page.getByLabel('Your message').inputValue()).toBe(text);
  await signIn(page, site.server.url, 'keeper', password);
  expect(((await (await page.request.get('/api/admin/messages')).json()) as Messages).items).toHaveLength(5);
  await leave([askedWhoIsHere, /status of 429 /]);
});
