/** The shell around every page: its look, keyboard navigation, and its messages without a connection. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const look = (page: Page) =>
  page.evaluate(() => {
    const { className, dir, dataset, style } = document.documentElement;
    const { colorTheme, layout, boxedLayout, sidebarType, card } = dataset;
    return {
      mode: className,
      dir,
      colorTheme,
      layout,
      boxedLayout,
      sidebarType,
      card,
      radius: style.getPropertyValue('--apiyard-radius'),
    };
  });

const atFirst = {
  mode: 'light',
  dir: 'ltr',
  colorTheme: 'BLUE_THEME',
  layout: 'vertical',
  boxedLayout: 'boxed',
  sidebarType: 'full-sidebar',
  card: 'shadow',
  radius: '7px',
};
const changed = {
  mode: 'dark',
  dir: 'rtl',
  colorTheme: 'PURPLE_THEME',
  layout: 'vertical',
  boxedLayout: 'full',
  sidebarType: 'mini-sidebar',
  card: 'border',
  radius: '9px',
};

/** What slides in would be pressed on its way. */
const still = { reducedMotion: 'reduce' } as const;

async function openHub(page: Page): Promise<void> {
  await page.goto('/hub');
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await awake(page);
}

it('keeps every choice of the customizer over a reload, and takes all of them back and again', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await openHub(page);
  await expect.poll(() => look(page)).toEqual(atFirst);
  await page.getByRole('button', { name: 'Customise' }).click();
  for (const name of ['Dark', 'Purple', 'Right to left', 'Full width', 'Icons only', 'Border'])
    await page.getByRole('radio', { name, exact: true }).click();
  await page.getByRole('slider', { name: 'Corner radius' }).press('ArrowUp');
  await page.getByRole('slider', { name: 'Corner radius' }).press('ArrowUp');
  await expect.poll(() => look(page)).toEqual(changed);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await expect.poll(() => look(page)).toEqual(changed);

  await page.getByRole('button', { name: 'Customise' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => look(page)).toEqual(atFirst);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => look(page)).toEqual(changed);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await expect.poll(() => look(page)).toEqual(changed);
  await leave([askedWhoIsHere]);
});

it.each([
  { width: 375, isResponding: 'More' },
  { width: 600, isResponding: 'Customise' },
  { width: 1180, isResponding: 'Customise' },
  { width: 1200, isResponding: 'Customise' },
  { width: 1920, isResponding: 'Customise' },
])('opens the customizer from where it covers nothing of the page, at $width px', async ({ width, isResponding }) => {
  const { page, leave } = await visit(site.browser, site.server.url, { viewport: { width, height: 700 }, ...still });
  for (const choices of [{}, { activeDir: 'rtl' }, { isLayout: 'full' }]) {
    await page.addInitScript((chosen) => localStorage.setItem('customizer', JSON.stringify(chosen)), choices);
    await openHub(page);
    const way = page.getByRole('button', { name: isResponding, exact: true });
    await way.waitFor();
    // No fixed or sticky element covers content of the page.
    const over = await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main === null) return ['no page'];
      const { paddingLeft, paddingRight } = getComputedStyle(main);
      const box = main.getBoundingClientRect();
      const [from, to] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
      const fixed = [...document.querySelectorAll('button, a')].filter(
        (each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility(),
      );
      return fixed
        .filter(
          (each) =>
            each.getBoundingClientRect().right > from &&
            each.getBoundingClientRect().left < to &&
            each.getBoundingClientRect().top >= 70,
        )
        .map((each) => each.getAttribute('aria-label'));
    });
    expect(over).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await way.click();
    if (isResponding === 'More') await page.getByRole('menuitem', { name: 'Customise' }).click();
    await page.getByRole('dialog', { name: 'Customise' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await leave([askedWhoIsHere]);
});

it('narrows and widens its menu, and lays it under the header', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await openHub(page);
  const pageFrom = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
  await expect.poll(pageFrom).toBe(270);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(pageFrom).toBe(87);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(pageFrom).toBe(87);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(pageFrom).toBe(270);
  await page.getByRole('button', { name: 'Customise' }).click();
  await page.getByRole('radio', { name: 'Horizontal' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const bar = page.getByRole('navigation', { name: 'Menu' });
  await bar.waitFor();
  const { top, left } = await bar.evaluate((nav) => ({
    top: Math.round(nav.getBoundingClientRect().top),
    left: nav.getBoundingClientRect().left,
  }));
  expect(top).toBeGreaterThanOrEqual(70);
  expect(left).toBeLessThan(270);
  await leave([askedWhoIsHere]);
});

it.each([1280, 1400, 1920])(
  'has a horizontal menu that holds all places and never scrolls the page sideways at %d px',
  async (width) => {
    const { page, leave } = await visit(site.browser, site.server.url, { viewport: { width, height: 860 } });
    await page.addInitScript(() =>
      localStorage.setItem('customizer', JSON.stringify({ isHorizontal: true, isLanguage: 'fr' })),
    );
    await page.goto('/hub');
    const bar = page.getByRole('navigation', { name: 'Menu' });
    await bar.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBe(0);
    // Each way is in the bar, in one of its menus, or under the last of them.
    const links = await bar
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const entries: (string | null)[] = [...links];
    for (const button of await bar.getByRole('button').filter({ visible: true }).all()) {
      if (!(await button.evaluate((element) => element.checkVisibility({ visibilityProperty: true })))) continue;
      await button.click();
      await page.getByRole('menu').waitFor();
      entries.push(
        ...(await page
          .getByRole('menuitemradio')
          .or(page.getByRole('menuitem'))
          .evaluateAll((all) => all.map((item) => item.getAttribute('href')))),
      );
      expect(await sideways()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
    }
    expect(entries).toEqual(
      expect.arrayContaining(['/dashboards/', '/hub', '/docs', '/recent-updates', '/pricing', '/ktp', '/kk']),
    );
    await leave([askedWhoIsHere]);
  },
);

it('finds a tool in Arabic with Ctrl K, and opens it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, { locale: 'ar' });
  await page.goto('/hub');
  await awake(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const title =
    (
      (await (await fetch(`${site.server.url}/api/v1/catalogue?lang=ar`)).json()) as {
        items: { path: string; title: string }[];
      }
    ).items.find(({ path }) => path === 'puzzle/sudoku')?.title ?? '';
  expect(title).toMatch(/\p{Script=Arabic}/u);
  await page.keyboard.type(title);
  await dialog
    .getByRole('option', { name: title })
    .or(dialog.getByRole('menuitem', { name: title }))
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  // The page to play on comes before the API.
  expect(new URL(page.url()).pathname).toBe('/puzzle/sudoku');
  await leave([askedWhoIsHere]);
});

it('starts the search with letters typed while it was loading', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await openHub(page);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/PaletteHere[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  // `g` and `d` one after the other would lead to the documentation, `/` to the page's own search.
  await page.keyboard.type('gd/x');
  for (const _ of 'gd/x') await page.keyboard.press('Backspace');
  await page.keyboard.type('sudo');
  release();
  const search = page.getByRole('dialog').getByRole('searchbox');
  await search.waitFor();
  await page.keyboard.type('ku');
  await expect.poll(() => search.inputValue()).toBe('sudoku');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: 'Sudoku' })
    .or(page.getByRole('dialog').getByRole('menuitem', { name: 'Sudoku' }))
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/hub');
  // The first takes the words back, the second leaves.
  await page.keyboard.press('Escape');
  await expect.poll(() => search.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await search.waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
  await leave([askedWhoIsHere]);
});

it('lists its keys with ?, those of the page first, and obeys them', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await openHub(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor();
  expect(await sheet.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['On this page', 'All pages']);
  await sheet.getByText('Go to documentation').waitFor();
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.waitForURL('**/docs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await leave([askedWhoIsHere]);
});

it('can be used by keyboard alone: skip to the page, or go to another through the menu', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await openHub(page);
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.textContent?.trim() ||
        document.activeElement?.getAttribute('aria-label') ||
        document.activeElement?.tagName,
    );
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);

  // Not a reload: the browser would start from the fragment in the URL, `#main`.
  await page.goto('about:blank');
  await openHub(page);
  const walked: (string | undefined)[] = [];
  for (let step = 0; step < 8 && walked.at(-1) !== 'Dashboard'; step += 1) {
    await page.keyboard.press('Tab');
    walked.push(await focused());
  }
  expect(walked).toEqual(['Skip to content', 'Apiyard', 'Dashboard']);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboards/');
  // Screen readers announce the new page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await leave([askedWhoIsHere]);
});

it('has its menu in a drawer on phones, which closes with the place chosen, with Escape and by a press outside', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, {
    viewport: { width: 375, height: 780 },
    hasTouch: true,
    isMobile: true,
    ...still,
  });
  await openHub(page);
  const drawer = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.waitFor();
    await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  };
  await open();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
  await open();
  await page.mouse.click(365, 600);
  await drawer.waitFor({ state: 'hidden' });
  await open();
  await drawer.getByText('Recent updates').click();
  await page.waitForURL('**/recent-updates');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Recent updates' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await leave([askedWhoIsHere]);
});

it('shows that the connection is lost, and keeps the page', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/hub/convert/data');
  const text = page.getByRole('textbox', { name: 'Text' });
  await awake(page);
  await text.fill('{"kept": true}');
  // What runs the tool loads with the first use.
  await page.getByText('Ran in your browser · uses no calls').waitFor();
  const banner = page.getByText('You’re offline.');
  await page.context().setOffline(true);
  await banner.waitFor();
  expect(await text.inputValue()).toBe('{"kept": true}');
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'hidden' });
  expect(await text.inputValue()).toBe('{"kept": true}');
  await leave([askedWhoIsHere, /ERR_INTERNET_DISCONNECTED/]);
});
