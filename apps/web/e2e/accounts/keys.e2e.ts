/** A key created on its page works only where its owner allowed it; its calls are in the usage and can be repeated. */
import { expect, it } from 'vitest';
import { signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);

/** As curl would: no cookies, no page. */
async function call(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string | null; detail: string; id: string }> {
  const answer = await fetch(`${site.server.url}/api/v1/${path}`, { headers });
  const body = (await answer.json()) as { code?: string; detail?: string };
  return {
    status: answer.status,
    code: body.code ?? null,
    detail: body.detail ?? '',
    id: answer.headers.get('x-request-id') ?? '',
  };
}

it('is made, limited, used, refused, found in the usage, made again in the playground, and revoked', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await signIn(page, site.server.url, 'keeper', password);

  await page.goto('/account/keys');
  await page.getByRole('button', { name: 'New key' }).first().click();
  await page.getByLabel('Name').fill('Shop window');
  await page.getByRole('button', { name: 'Restrictions' }).click();
  await page.getByLabel('IP addresses').fill('127.0.0.0/8 ::1');
  await page.getByLabel('Web origins').fill('https://shop.example/');
  await page.getByRole('button', { name: 'Create key' }).click();
  const issued = page.getByRole('alertdialog', { name: 'Shop window is ready' });
  const key = (await issued.getByRole('group', { name: 'API key' }).innerText()).trim();
  expect(key).toMatch(/^ay_[0-9A-Za-z]{38}$/);
  await issued.getByRole('button', { name: 'I’ve copied it' }).click();
  await page.getByText('2 addresses').waitFor();
  await page.getByText('1 origin').waitFor();

  await page.goto('/account/usage');
  // The switch changes immediately.
  const granted = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByText('Save call inputs').click();
  await page.getByRole('switch', { name: 'Save call inputs', checked: true }).waitFor();
  await granted;

  const withKey = { 'x-api-key': key };
  const good = await call('random/uuid?count=3', { ...withKey, origin: 'https://shop.example' });
  expect([good.status, (await call('random/uuid', withKey)).status]).toEqual([200, 200]);
  expect(await call('random/uuid', { ...withKey, origin: 'https://elsewhere.example' })).toMatchObject({
    status: 403,
    code: 'Forbidden',
  });
  expect(await call(`random/uuid?key=${key}`)).toMatchObject({ status: 401, code: 'Unauthenticated' });

  await page.goto('/account/keys');
  await page.getByRole('button', { name: 'Actions for Shop window' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Shop window' });
  await form.getByLabel('IP addresses').fill('198.51.100.7');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 address', { exact: true }).waitFor();
  const refused = await call('random/uuid', withKey);
  expect(refused).toMatchObject({ status: 403, code: 'Forbidden' });
  expect(refused.detail).toMatch(/^This API key cannot be used from the IP address (?:::ffff:)?127\.0\.0\.1\./);
  expect(refused.detail).not.toContain('198.51.100.7');

  await page.getByRole('button', { name: 'Actions for Shop window' }).click();
  await page.getByRole('menuitem', { name: 'View calls' }).click();
  await page.waitForURL(/\/account\/usage\?key=/);
  const rows = page.getByRole('table', { name: 'Call log' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(5);
  expect(await page.getByText('403 Forbidden').count()).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^calls-\d{4}-\d\d-\d\d\.csv$/);

  await page.locator(`a[href="/hub/random/uuid?call=${good.id}"]`).click();
  await page.waitForURL(/\/hub\/random\/uuid$/);
  await expect.poll(() => page.getByRole('textbox', { name: /^How many/ }).inputValue()).toBe('3');

  await page.goto('/account/keys');
  await page.getByRole('button', { name: 'Actions for Shop window' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('No API keys yet').waitFor();
  expect(await call('random/uuid', withKey)).toMatchObject({ status: 401, code: 'Unauthenticated' });
  expect(site.server.output()).not.toContain(key);
  await leave();
}, 120_000);
