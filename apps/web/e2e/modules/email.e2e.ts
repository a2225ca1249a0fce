/** Email on the sample layer of the built product: read, moved, written, undone after navigation, and kept. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const inbox = (page: Page) => page.getByRole('grid', { name: 'Inbox', exact: true });
const rowCount = (page: Page) => inbox(page).getAttribute('aria-rowcount');
const open = async (page: Page) => {
  await page.goto('/apps/email');
  await inbox(page).getByText('Interview on Thursday').waitFor();
  expect(await rowCount(page)).toBe('9');
};

it('reads, archives and writes by pointer, keeps it over a reload, and undoes it after navigation', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);

  await inbox(page).getByText('Interview on Thursday').click();
  const reader = page.getByRole('region', { name: 'Email', exact: true });
  await reader.getByRole('heading', { name: 'Interview on Thursday' }).waitFor();
  await expect.poll(() => page.frameLocator('iframe').first().getByText('second candidate').count()).toBe(1);

  await reader.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Email archived').waitFor();
  await expect.poll(() => rowCount(page)).toBe('8');
  await page.reload();
  await inbox(page).waitFor();
  await expect.poll(() => rowCount(page)).toBe('8');

  await inbox(page).getByRole('button', { name: 'Star Rehearsal moved to the town hall' }).click();
  await page.getByRole('link', { name: 'Documentation' }).first().click();
  await page.waitForURL('**/docs');
  await page.goBack();
  const star = inbox(page).getByRole('button', { name: 'Star Rehearsal moved to the town hall' });
  expect(await star.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Control+z');
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: 'Compose' }).click();
  const dialog = page.getByRole('dialog', { name: 'New email' });
  await dialog.getByRole('combobox', { name: /^To/ }).fill('lin.chen@example.com');
  await dialog.getByLabel('Subject').fill('Keys');
  const titled = page.getByRole('dialog', { name: 'Keys' });
  await titled.getByRole('textbox', { name: 'Message' }).fill('They are here.');
  await titled.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Email sent').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).click();
  await page.goto('/apps/email?in=draft');
  await page.getByRole('grid', { name: 'Drafts' }).getByText('Keys', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Sample data' }).click();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('grid', { name: 'Drafts' }).getByText('Keys', { exact: true }).waitFor({ state: 'detached' });
  await leave([askedWhoIsHere]);
});

it('puts the focus of a reply in its text, also when the editor loads late', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.route('**/assets/RichArea-*.js', async (route) => {
    await setTimeout(1500);
    await route.continue();
  });
  await open(page);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await page.getByRole('region', { name: 'Email', exact: true }).waitFor();
  await page.keyboard.press('r');
  const message = page.getByRole('dialog', { name: /^Re: / }).getByRole('textbox', { name: 'Message' });
  await message.waitFor();
  await page.keyboard.type('Yes.');
  await expect.poll(() => message.textContent()).toContain('Yes.');
  await leave([askedWhoIsHere]);
});

it('reads, deletes, restores and replies by keyboard alone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('#');
  await expect.poll(() => rowCount(page)).toBe('8');
  await page.keyboard.press('Control+z');
  await expect.poll(() => rowCount(page)).toBe('9');

  await page.keyboard.press('/');
  await page.keyboard.type('from:mira is:unread');
  await expect.poll(() => rowCount(page)).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(() => rowCount(page)).toBe('9');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const reader = page.getByRole('region', { name: 'Email', exact: true });
  await reader.waitFor();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: /^Re: / });
  await dialog.getByRole('textbox', { name: 'Message' }).waitFor();
  await page.keyboard.type('Wednesday is fine.');
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Message' }).textContent())
    .toContain('Wednesday is fine.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Email sent').waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Reply all').waitFor();
  await page.keyboard.press('Escape');
  await leave([askedWhoIsHere]);
});

it('shows remote pictures of an email only after they were asked for', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const requested: string[] = [];
  await page.route('https://pictures.juniper-books.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"/>',
    });
  });
  await open(page);
  await inbox(page).getByText('Ten novels for long evenings').click();
  const picture = page.frameLocator('iframe').locator('img');
  await picture.waitFor({ state: 'attached' });
  const width = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);
  expect([requested, await width()]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect.poll(width).toBe(480);
  expect(requested).toEqual(['https://pictures.juniper-books.example/autumn.jpg']);
  await leave([askedWhoIsHere]);
});

it('takes presses while the list scrolls', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page);
  await page.waitForLoadState('networkidle');
  // The library would take none for 150 ms: a press that began before was lost.
  const seen = await inbox(page).evaluate(async (list) => {
    const rows = list.firstElementChild;
    if (rows === null) throw new Error('The list is empty.');
    const presses: string[] = [];
    for (const byPx of [60, -20, 20]) {
      list.scrollBy(0, byPx);
      for (let frames = 0; frames < 30; frames += 1) {
        await new Promise(requestAnimationFrame);
        presses.push(getComputedStyle(rows).pointerEvents);
      }
    }
    return { presses: Array.from(new Set(presses)), hasScrolled: list.scrollTop > 0 };
  });
  expect(seen).toEqual({ presses: ['auto'], hasScrolled: true });
  await leave([askedWhoIsHere]);
});
