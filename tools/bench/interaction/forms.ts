import type { Browser } from 'playwright';
import type { Figure } from '../figure.ts';
import type { Kept } from './long-data.ts';
import { repeats, upTo, withPage } from './timing.ts';

/** Filtering and searching the products of the sample. */
export function shopFigures(browser: Browser, url: string): Promise<Figure[]> {
  const opened = { path: '/apps/ecommerce/shop', ready: 'article h2' };
  return withPage(browser, url, opened, async (page, take) => {
    const count = '[role=status]:has(+ ul)';
    const shown = async () => (await page.locator(count).textContent()) ?? '';
    const all = await shown();
    const books = page.locator('label', { hasText: 'Books' });
    await books.click();
    await page.locator(count).filter({ hasNotText: all }).waitFor();
    const some = await shown();
    const first = page.locator('fieldset', { hasText: 'Books' }).locator('label').first();
    const figures = await take('shop', {
      name: 'filter, and back',
      event: 'pointerdown',
      inputs: upTo(repeats).map((index) => ({
        act: () => (index % 2 === 0 ? first : books).click(),
        awaited: { selector: count, text: index % 2 === 0 ? all : some },
      })),
    });
    await page.keyboard.press('/');
    const typed = 'field notes of a book';
    return [
      ...figures,
      ...(await take('shop', {
        name: 'type in search',
        event: 'keydown',
        inputs: [...typed].map((letter, index) => ({
          act: () => page.keyboard.press(letter === ' ' ? 'Space' : letter),
          awaited: { selector: `input[value="${typed.slice(0, index + 1)}"]`, text: null },
        })),
      })),
    ];
  });
}

/** Typing in a line of invoice 101, and changing its quantity, which changes the sums. */
export function invoiceFigures(browser: Browser, url: string, name: string, kept: Kept | null): Promise<Figure[]> {
  const opened = {
    path: '/apps/invoice/edit/101',
    ready: '[id^=invoice-line-]',
    ...(kept !== null && { kept: { name: 'invoices', kept, shows: 'Invoice 101' } }),
  };
  return withPage(browser, url, opened, async (page, take) => {
    const item = page.locator('[id^=invoice-line-]').first();
    await item.fill('');
    const typed = 'consulting in november';
    const figures = await take(name, {
      name: 'type in a line',
      event: 'keydown',
      inputs: [...typed].map((letter, index) => ({
        act: () => page.keyboard.press(letter === ' ' ? 'Space' : letter),
        awaited: { selector: `[id^=invoice-line-][value="${typed.slice(0, index + 1)}"]`, text: null },
      })),
    });
    const units = page.getByRole('textbox', { name: /^Quantity/ }).first();
    const before = Number(await units.inputValue());
    await units.focus();
    return [
      ...figures,
      ...(await take(name, {
        name: 'change a quantity',
        event: 'keydown',
        inputs: upTo(repeats).map((index) => ({
          act: () => page.keyboard.press('ArrowUp'),
          awaited: { selector: `input[value="${before + index + 1}"]`, text: null },
        })),
      })),
    ];
  });
}
