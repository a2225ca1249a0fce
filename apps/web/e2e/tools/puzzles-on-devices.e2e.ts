/** Positions of puzzles on two devices of a person, without a connection, and after signing in. */
import { makeAccount } from '@apiyard/tools/account';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, signIn, visit } from '../server/visit.ts';

const site = runningSite();
const noConnection = /net::ERR_INTERNET_DISCONNECTED/;

const cells = (page: Page) => page.getByRole('gridcell').allTextContents();
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('[role=grid][aria-busy=false]').waitFor();
};
const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/game'));
/** As when another window covers the page, and when it is seen again. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

it('continues a puzzle on another device, and takes over its moves', async () => {
  const phone = await visit(site.browser, site.server.url);
  const laptop = await visit(site.browser, site.server.url);
  const { username, password } = await makeAccount(site.server.url, 'nora');
  await signIn(phone.page, site.server.url, username, password);
  await signIn(laptop.page, site.server.url, username, password);
  await open(phone.page, '/puzzle/fifteen?level=3&seed=daily');
  await phone.page.getByRole('gridcell').first().focus();
  const first = saved(phone.page);
  await phone.page.keyboard.press('Shift+ArrowRight');
  await first;
  const moved = ['2', '8', '1', '7', '3', '4', '', '6', '5'];
  expect(await cells(phone.page)).toEqual(moved);

  // Without a level and seed in the address: the puzzle that was played last, on any device.
  await open(laptop.page, '/puzzle/fifteen');
  expect(await cells(laptop.page)).toEqual(moved);
  await setVisible(phone.page, 'hidden');
  await laptop.page.getByRole('gridcell').first().focus();
  const second = saved(laptop.page);
  await laptop.page.keyboard.press('Shift+ArrowDown');
  await second;
  await setVisible(phone.page, 'visible');
  await phone.page.getByText('Continued from another device.').waitFor();
  await phone.page.getByRole('button', { name: 'Resume' }).click();
  expect(await cells(phone.page)).toEqual(['2', '8', '1', '', '3', '4', '7', '6', '5']);
  await phone.page.keyboard.press('Control+z');
  await expect.poll(() => cells(phone.page)).toEqual(moved);
  await phone.leave();
  await laptop.leave();
});

it('plays without a connection and sends it later; what a visitor played is kept after signing in', async () => {
  const phone = await visit(site.browser, site.server.url);
  const laptop = await visit(site.browser, site.server.url);
  const { username, password } = await makeAccount(site.server.url, 'omar');
  await open(phone.page, '/puzzle/fifteen?level=3&seed=daily');
  await phone.page.getByRole('gridcell').first().focus();
  await phone.page.keyboard.press('Shift+ArrowRight');
  const byVisitor = ['2', '8', '1', '7', '3', '4', '', '6', '5'];
  await expect.poll(() => cells(phone.page)).toEqual(byVisitor);
  await signIn(phone.page, site.server.url, username, password);
  await open(phone.page, '/puzzle/fifteen?level=3&seed=daily');
  expect(await cells(phone.page)).toEqual(byVisitor);

  await signIn(laptop.page, site.server.url, username, password);
  await open(laptop.page, '/puzzle/fifteen');
  expect(await cells(laptop.page)).toEqual(byVisitor);
  await laptop.page.context().setOffline(true);
  await laptop.page.getByRole('gridcell').first().focus();
  await laptop.page.keyboard.press('Shift+ArrowDown');
  const offline = ['2', '8', '1', '', '3', '4', '7', '6', '5'];
  await expect.poll(() => cells(laptop.page)).toEqual(offline);
  const later = saved(laptop.page);
  await laptop.page.context().setOffline(false);
  await later;
  await open(phone.page, '/puzzle/fifteen');
  expect(await cells(phone.page)).toEqual(offline);
  await phone.leave([askedWhoIsHere]);
  await laptop.leave([noConnection]);
});
