/** What people do on a page before its scripts have arrived happens once, when they have. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { holdScripts } from './hold-scripts.ts';

const site = runningSite();

/** How long scripts are on their way, ms. */
const delayMs = 3000;

interface EarlyPage {
  readonly page: Page;
  /** Lets the scripts in, 3 s after the page, and leaves. */
  readonly arrive: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** The page at an address, without its scripts. */
async function openEarly(path: string): Promise<EarlyPage> {
  const { page, leave } = await visit(site.browser, site.server.url);
  const letIn = await holdScripts(page);
  const openedMs = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  // It holds what people do.
  await page.locator('#rest').waitFor({ state: 'attached' });
  return {
    page,
    arrive: async () => {
      await expect.poll(() => Date.now() - openedMs, { timeout: 2 * delayMs }).toBeGreaterThan(delayMs);
      letIn();
      await awake(page);
    },
    leave: () => leave([askedWhoIsHere]),
  };
}

const pressed = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

describe('before its scripts have arrived', () => {
  it('a field of a page of Islami is typed in, and the list is filtered', async () => {
    const { page, arrive, leave } = await openEarly('/islami/names');
    const search = page.getByRole('searchbox', { name: 'Search names' });
    await search.pressSequentially('light');
    const peace = page.getByText('The Source of Peace');
    expect(await peace.isVisible()).toBe(true);
    await arrive();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=light');
    expect(await search.inputValue()).toBe('light');
    expect(await peace.count()).toBe(0);
    expect(await page.getByRole('status').filter({ hasText: 'found' }).innerText()).toBe('1 name found');
    await leave();
  });

  it('a button of a puzzle that is pressed three times counts once', async () => {
    const { page, arrive, leave } = await openEarly('/puzzle/sudoku');
    for (let times = 0; times < 3; times += 1) await pressed(page, 'Hide time').click();
    expect(await pressed(page, 'Hide time').count()).toBe(1);
    await arrive();
    await pressed(page, 'Show time').waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await leave();
  });

  it('of two menus and dialogs of a puzzle, the one pressed last opens, and a switch pressed before them switches', async () => {
    const { page, arrive, leave } = await openEarly('/puzzle/minesweeper');
    await pressed(page, 'Hide time').click();
    await pressed(page, 'Statistics').click();
    await pressed(page, 'New puzzle').click();
    await arrive();
    const menu = page.getByRole('menu', { name: 'New puzzle' });
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual([
      'Beginner',
      'Intermediate',
      'Expert',
      'Daily puzzle',
    ]);
    expect(await page.getByRole('dialog', { name: 'Statistics: Minesweeper' }).count()).toBe(0);
    await expect.poll(() => menu.evaluate((list) => list.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await pressed(page, 'Show time').waitFor();
    await leave();
  });

  it('keys of a shortcut are pressed on a puzzle, and the list of shortcuts opens once', async () => {
    const { page, arrive, leave } = await openEarly('/puzzle/2048');
    await page.keyboard.press('?');
    await page.keyboard.press('?');
    await arrive();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expect.poll(() => sheet.evaluate((list) => list.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await leave();
  });

  it('Control+K is pressed on a page of Islami, and the search over everything opens', async () => {
    const { page, arrive, leave } = await openEarly('/islami/zakat');
    await page.keyboard.press('Control+k');
    await arrive();
    const search = page.getByRole('searchbox', { name: 'Search pages, tools and settings' });
    await search.waitFor();
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await leave();
  });

  it('a letter typed into a field is no shortcut', async () => {
    const { page, arrive, leave } = await openEarly('/hub');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.pressSequentially('uuid?');
    await arrive();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=uuid%3F');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await leave();
  });

  it('a link of a puzzle leads to its page', async () => {
    const { page, arrive, leave } = await openEarly('/puzzle/maze');
    await page.getByRole('link', { name: 'View API: Maze' }).click();
    await page.waitForURL('**/hub/puzzle/maze');
    await arrive();
    expect(await page.title()).toBe('Maze API · Apiyard');
    await leave();
  });
});
