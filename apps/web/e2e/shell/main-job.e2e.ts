/** The main job, whole: from a first visit to the same call in a browser and from a terminal. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { askedWhoIsHere, notFound, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const csvPath = fileURLToPath(new URL('files/people.csv', import.meta.url));
const run = promisify(execFile);

const site = runningSite();

it('registers, converts a CSV file in the playground, does the same by key with curl, and logs out', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);

  await page.goto('/auth/register');
  await page.getByLabel('Username').fill('amina');
  await page.getByLabel('Email address').fill('amina@example.test');
  await page.getByLabel(/^Password/).fill('a shed full of tools');
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL(/\/dashboards\/?$/);

  await page.getByRole('link', { name: 'API hub' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await page.getByRole('main').getByRole('searchbox').fill('csv to json');
  await page.getByRole('link', { name: 'Data formats' }).click();

  await page.getByRole('heading', { level: 1, name: 'Data formats' }).waitFor();
  await page.getByRole('radio', { name: 'File' }).click();
  await page.locator('input[type="file"]').setInputFiles(csvPath);
  await page.getByRole('button', { name: /^YAML To/ }).click();
  await page.getByRole('option', { name: 'JSON', exact: true }).click();
  await page.getByRole('tab', { name: 'Raw' }).click();
  const shown = async () =>
    JSON.parse((await page.getByRole('tabpanel', { name: 'Raw' }).innerText()).replace(/^[^{]*/, '')) as unknown;

  const apiKey = await page.evaluate(() => localStorage.getItem('apiKey'));
  expect(apiKey).toMatch(/^ay_\w+$/);
  const { stdout } = await run('curl', [
    '--silent',
    '--show-error',
    '--fail-with-body',
    '--header',
    `X-Api-Key: ${apiKey}`,
    '--form',
    `file=@${csvPath};type=text/csv`,
    '--form',
    'to=json',
    `${site.server.url}/api/v1/convert/data`,
  ]);
  const answered = JSON.parse(stdout) as { data: { text: string; rows: number } };
  await expect.poll(shown).toEqual(answered.data);
  expect(answered.data.rows).toBe(50);
  const people = JSON.parse(answered.data.text) as Record<string, string>[];
  expect(people[1]).toEqual({
    id: '0002',
    name: 'Li, Wei',
    city: 'القاهرة',
    price: '3.70',
    note: 'two\nlines',
    joined: '2026-02-02',
  });
  expect((await readFile(csvPath, 'utf8')).split('\r\n')[5]).toContain('"Jo ""JJ"" Jones"');
  expect(people[4]?.['name']).toBe('Jo "JJ" Jones');

  const me = await page.request.get('/api/user/me');
  expect(((await me.json()) as { user: { quota: { used: number } } }).user.quota.used).toBe(1);

  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/dashboards\/?$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('apiKey'))).toBeNull();
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-apiyard-device']);

  await leave([askedWhoIsHere]);
});

it('reports where a CSV is malformed, and keeps the input', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/hub/convert/data');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('name,city\nAmina,"Khartoum\n');
  await page.getByRole('button', { name: /^Detect From/ }).click();
  await page.getByRole('option', { name: 'CSV', exact: true }).click();
  await page.getByRole('alert').getByText('Check your input').waitFor();
  await page
    .getByText(/Line 2, column 7/)
    .first()
    .waitFor();
  expect(await text.inputValue()).toBe('name,city\nAmina,"Khartoum\n');
  await leave([askedWhoIsHere]);
});

it('reads from right to left in Arabic, on a phone, without sideways scroll', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, {
    viewport: { width: 375, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/hub');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await page.getByRole('heading', { level: 1, name: 'مركز' }).waitFor();
  for (const path of [
    '/hub',
    '/hub/convert/data',
    '/hub/random/qr',
    '/auth/login',
    '/auth/register',
    '/dashboards/',
    '/auth/404',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = await page.evaluate(() => ({
      dir: document.documentElement.dir,
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect({ path, ...seen }).toEqual({ path, dir: 'rtl', lang: 'ar', headings: 1, sideways: 0 });
  }
  await leave([askedWhoIsHere]);
});

it('changes the language of an open form in place, and keeps what is in it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/hub/convert/data');
  await page.getByRole('textbox', { name: 'Text' }).fill('{"kept": true}');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const field = page.getByRole('textbox', { name: 'النص' });
  await field.waitFor();
  expect(await field.inputValue()).toBe('{"kept": true}');
  expect(await page.getByRole('textbox', { name: 'Text' }).count()).toBe(0);
  await leave([askedWhoIsHere]);
});

it('starts every newly opened page at its top', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, { viewport: { width: 375, height: 780 } });
  await page.goto('/hub/convert/data');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.goto('/dashboards/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await leave([askedWhoIsHere]);
});

it('goes where a link leads although what was typed just before is not yet written down', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  // As on a busy machine, where the pause in typing is over before the press is rendered.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.clock.install();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/playground[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/hub');
  await page.getByRole('main').getByRole('searchbox').fill('csv to json');
  await page.getByRole('link', { name: 'Data formats' }).click();
  // Longer than a pause in typing takes.
  await page.clock.runFor(1000);
  release();
  await page.getByRole('heading', { level: 1, name: 'Data formats' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/hub/convert/data');
  await leave([askedWhoIsHere]);
});

it('shows the not-found page for unknown paths', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/nothing/of/the/kind');
  await page.waitForURL('**/auth/404');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await leave([askedWhoIsHere, notFound]);
});
