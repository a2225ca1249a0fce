/** Calendar links of prayer times in the built product, by keyboard: sign in, create, read, revoke and undo. */
import { makeAccount } from '@apiyard/tools/account';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, awake, signIn, visit } from '../server/visit.ts';

const site = runningSite();
const address = '/islami/prayer-times?lat=21.4225&lon=39.8262&place=Makkah&method=umm-al-qura';
const subscribe = 'Subscribe in calendars';

it('asks visitors to sign in, and brings them back to the page', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto(address);
  await awake(page);
  await page.getByRole('button', { name: subscribe }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Calendar links' });
  expect(await sheet.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth/login?to=${encodeURIComponent(address)}`,
  );
  await leave([askedWhoIsHere]);
});

it('creates a link that calendars read, revokes it and takes that back', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const { username, password } = await makeAccount(site.server.url, 'omar');
  await signIn(page, site.server.url, username, password);
  await page.goto(address);
  await awake(page);
  await page.getByRole('button', { name: subscribe }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Calendar links' });
  await sheet.getByText('No links yet.').waitFor();
  await sheet.getByRole('checkbox', { name: 'Sunrise' }).press('Space');
  await sheet.getByRole('button', { name: 'Create link' }).press('Enter');
  const open = sheet.getByRole('link', { name: 'Open Makkah in a calendar app' });
  await open.waitFor();
  const href = (await open.getAttribute('href')) ?? '';
  expect(href).toMatch(/^webcal:\/\/127\.0\.0\.1:\d+\/api\/feeds\/prayer-times\/[\w-]{43}\.ics$/);
  const url = href.replace('webcal:', 'http:');
  const read = async () => (await fetch(url)).status;
  const text = await (await fetch(url)).text();
  expect(text.match(/^SUMMARY:.*$/gm)?.slice(0, 6)).toEqual(
    ['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'].map((name) => `SUMMARY:${name}`),
  );

  await sheet.getByRole('button', { name: 'Revoke link for Makkah' }).press('Enter');
  await sheet.getByText('No links yet.').waitFor();
  await expect.poll(read).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await open.waitFor();
  await expect.poll(read).toBe(200);
  await leave([askedWhoIsHere]);
});
