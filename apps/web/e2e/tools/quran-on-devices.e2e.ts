/** Bookmarks and the last position of the Quran on two devices of a person, without a connection, and after signing in. */
import { makeAccount } from '@apiyard/tools/account';
import type { Page } from 'playwright';
import { it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';

const site = runningSite();
const open = async (page: Page, query = '') => {
  await page.goto(`/islami/quran${query}`);
  await page
    .getByRole('button', { name: /^Verse / })
    .first()
    .waitFor();
};
/** A save that has all of these. */
const saved = (page: Page, ...parts: readonly string[]) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/api/account/quran') &&
      parts.every((part) => response.request().postData()?.includes(part)),
  );

it('opens on another device where the person read last, with the bookmarks of both', async () => {
  const phone = await visit(site.browser, site.server.url);
  const laptop = await visit(site.browser, site.server.url);
  const { username, password } = await makeAccount(site.server.url, 'nora');
  await signIn(phone.page, site.server.url, username, password);
  await signIn(laptop.page, site.server.url, username, password);
  const first = saved(phone.page, '"add":[262]');
  await open(phone.page, '?verse=2:255');
  await phone.page.keyboard.press('b');
  await first;

  await open(laptop.page);
  await laptop.page.getByRole('heading', { name: 'Surah 2: Al-Baqara' }).waitFor();
  await laptop.page.getByRole('link', { name: 'Al-Baqara 2:255' }).waitFor();
  const second = saved(laptop.page, '"add":[6222]');
  await open(laptop.page, '?surah=112');
  await laptop.page.getByRole('link', { name: 'Al-Baqara 2:255' }).waitFor();
  await laptop.page.keyboard.press('b');
  await second;

  await open(phone.page);
  await phone.page.getByRole('heading', { name: 'Surah 112: Al-Ikhlaas' }).waitFor();
  await phone.page.getByRole('link', { name: 'Al-Ikhlaas 112:1' }).waitFor();
  await phone.page.getByRole('link', { name: 'Al-Baqara 2:255' }).waitFor();
  await phone.leave([askedWhoIsHere]);
  await laptop.leave([askedWhoIsHere]);
});

it('takes over what a visitor read when they sign in', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const { username, password } = await makeAccount(site.server.url, 'sami');
  await open(page, '?surah=18');
  await page.keyboard.press('b');
  await page.getByRole('link', { name: 'Al-Kahf 18:1' }).waitFor();
  await signIn(page, site.server.url, username, password);
  const taken = saved(page, 'surah=18', '"add":[2141]');
  await open(page);
  await taken;
  await page.getByRole('heading', { name: 'Surah 18: Al-Kahf' }).waitFor();
  await page.getByRole('link', { name: 'Al-Kahf 18:1' }).waitFor();
  await leave([askedWhoIsHere]);
});
