/** The shop on its sample data: from a product to the receipt, by pointer and by keyboard alone. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const address = [
  ['Full name', 'Noor Amrani'],
  ['Email address', 'noor@example.com'],
  ['Street and number', 'Example Street 1'],
  ['Postal code', '10115'],
  ['City', 'Berlin'],
] as const;
const card = [
  ['Name on card', 'Noor Amrani'],
  ['Card number', '4111111111111111'],
  ['Expiry date', '1230'],
  ['Security code', '123'],
] as const;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const totals = (page: Page) => page.getByRole('main').locator('dl');

it('sells a product by pointer, and keeps the cart over a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/apps/ecommerce/shop?query=radio');
  await page.getByRole('button', { name: 'Add Pocket radio “Marconi Bay” to cart' }).click();
  await page
    .getByRole('dialog', { name: 'Cart' })
    .getByRole('button', { name: /Increase/ })
    .click();
  await page.getByText('€198.00').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Cart (2)' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  await page.getByRole('button', { name: 'Continue to address' }).click();
  for (const [name, text] of address) await field(page, name).fill(text);
  await page.getByRole('button', { name: /Country/ }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  for (const [name, text] of card) await field(page, name).fill(text);
  await page.goBack();
  await field(page, 'City').waitFor();
  await page.goForward();
  expect(await field(page, 'Card number').inputValue()).toBe('4111 1111 1111 1111');
  await page.getByText('Fast, €2.00').click();
  await page.getByRole('button', { name: 'Place order' }).dblclick();

  await page.waitForURL('**/apps/ecommerce/order/AY-1042?new');
  expect(await totals(page).innerText()).toContain('€190.10');
  await page.reload();
  await page.getByText('Visa ending in 1111').waitFor();
  await page.goto('/apps/ecommerce/detail/13');
  await page.getByText('Only 2 left').waitFor();
  await page.getByRole('button', { name: 'Cart (0)' }).waitFor();
  expect(requests.filter((request) => request.includes('4111'))).toEqual([]);
  await leave([askedWhoIsHere]);
});

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp, stepsMax = 60): Promise<void> {
  const stops: string[] = [];
  while (stops.length < stepsMax) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
    if (name.test(stop)) return;
    stops.push(stop);
  }
  expect.fail(`No stop is named ${name}: ${stops.join(', ')}.`);
}

it('moves the focus nowhere but into the cart if Tab is pressed while it slides in', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/ecommerce/detail/12');
  await page.getByRole('heading', { level: 1, name: 'Headphones “Tide”' }).waitFor();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).focus();
  await page.evaluate(() => {
    const focused: string[] = [];
    addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      focused.push(element.closest('[role="dialog"]') ? 'cart' : (element.getAttribute('aria-label') ?? 'page'));
    });
    Object.assign(globalThis, { focused });
  });
  await page.keyboard.press('Enter');
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('Tab');
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect.poll(() => cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  const focused = await page.evaluate(() => (globalThis as unknown as { focused: readonly string[] }).focused);
  expect(Array.from(new Set(focused))).toEqual(['cart']);
  await leave([askedWhoIsHere]);
});

it('sells a product by keyboard alone, and undoes a removal on another page', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/ecommerce/detail/12');
  await page.getByRole('heading', { level: 1, name: 'Headphones “Tide”' }).waitFor();
  await tabTo(page, /^Add to cart$/, 90);
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect.poll(() => cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await tabTo(page, /^Remove Headphones/, 20);
  await page.keyboard.press('Enter');
  await cart.getByText('Your cart is empty').waitFor();
  await page.keyboard.press('Escape');
  await cart.waitFor({ state: 'detached' });
  await tabTo(page, /^Shop$/, 120);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
  await page.keyboard.press('c');
  await cart
    .locator(':focus')
    .or(cart.and(page.locator(':focus')))
    .waitFor();
  await tabTo(page, /^Go to checkout$/, 20);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await tabTo(page, /^Continue to address$/, 90);
  await page.keyboard.press('Enter');
  await field(page, 'Full name').waitFor();
  await tabTo(page, /^Full name/, 90);
  await page.keyboard.type('Noor Amrani');
  await tabTo(page, /^Email address/, 5);
  await page.keyboard.type('noor@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('Ger');
  await page.keyboard.press('Enter');
  for (const [name, text] of address.slice(2)) {
    await tabTo(page, new RegExp(`^${name}`), 5);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await field(page, 'Card number').waitFor();
  await tabTo(page, /^Name on card/, 90);
  await page.keyboard.type('Noor Amrani');
  for (const [name, text] of card.slice(1)) {
    await tabTo(page, new RegExp(`^${name}`), 5);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Order AY-1042' }).waitFor();
  expect(await totals(page).innerText()).toContain('€136.04');
  await leave([askedWhoIsHere]);
});
