/** The menus, the breadcrumbs and the command palette over the built product. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { makeAccount } from '@apiyard/tools/account';
import { askedWhoIsHere, awake, signIn, visit } from '../server/visit.ts';
import { password, runningSite, withKeeper } from '../server/site.ts';

const site = runningSite(withKeeper);

/** What slides in would be pressed on its way. */
const still = { reducedMotion: 'reduce' } as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const shownIn = (page: Page) =>
  menu(page)
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

it('folds the groups of its menu, and keeps that from the first frame after a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await page.goto('/hub');
  await awake(page);
  expect(await shownIn(page)).not.toContain('/convert');
  await page.getByRole('button', { name: 'Tool areas' }).click();
  await page.getByRole('button', { name: 'Learn' }).click();
  await expect
    .poll(() => shownIn(page))
    .toEqual([
      '/dashboards/',
      '/hub',
      '/hub?favourites',
      '/convert',
      '/puzzle',
      '/islami',
      '/photoeditor',
      '/random',
      '/ai',
    ]);
  await page.route(/\.js$/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  expect(await shownIn(page)).toEqual([
    '/dashboards/',
    '/hub',
    '/hub?favourites',
    '/convert',
    '/puzzle',
    '/islami',
    '/photoeditor',
    '/random',
    '/ai',
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await awake(page);
  await expect.poll(() => page.getByRole('button', { name: 'Tool areas' }).getAttribute('aria-expanded')).toBe('true');
  await leave([askedWhoIsHere]);
});

it('shows an admin the menu that belongs to the address, and one link between both', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await signIn(page, site.server.url, 'keeper', password);
  await page.goto('/admin/audit');
  await menu(page).getByRole('link', { name: 'Audit log' }).waitFor();
  expect(await menu(page).getByRole('link', { name: 'Audit log' }).getAttribute('aria-current')).toBe('page');
  expect(await shownIn(page)).not.toContain('/hub');
  await page.getByRole('link', { name: 'Back to Apiyard' }).click();
  await page.waitForURL('**/dashboards/');
  await menu(page).getByRole('link', { name: 'API keys' }).waitFor();
  expect(await shownIn(page)).not.toContain('/admin/audit');
  expect((await shownIn(page)).length).toBeLessThanOrEqual(11);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await menu(page).getByRole('link', { name: 'Audit log' }).waitFor();
  await page.goBack();
  await menu(page).getByRole('link', { name: 'API keys' }).waitFor();
  await leave();
});

it('leads up from every page below the first level, also before any script', async () => {
  const crumbsOf = async (path: string, language = 'en') => {
    const html = await (await fetch(site.server.url + path, { headers: { 'accept-language': language } })).text();
    const nav = /<nav [^>]*aria-label="([^"]+)"[^>]*>(?:<template><\/template>)?<ol[^>]*>(.*?)<\/ol>/.exec(html);
    return [nav?.[1], Array.from((nav?.[2] ?? '').matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href)];
  };
  expect(await crumbsOf('/hub/convert/data')).toEqual(['Breadcrumbs', ['/hub', '/convert']]);
  expect(await crumbsOf('/hub/convert/data', 'ar')).toEqual(['مسار التنقل', ['/hub', '/convert']]);
  expect(await crumbsOf('/convert', 'fr')).toEqual(['Fil d’Ariane', ['/hub']]);
  expect(await crumbsOf('/docs/convert/data')).toEqual(['Breadcrumbs', ['/docs', '/docs/convert']]);
  expect((await crumbsOf('/apps/blog/detail/first-call-in-five-minutes'))[1]).toEqual(['/apps/blog/posts']);
  expect(await crumbsOf('/hub')).toEqual([undefined, []]);

  const { page, leave } = await visit(site.browser, site.server.url, still);
  await signIn(page, site.server.url, 'keeper', password);
  const shown = async (path: string) => {
    await page.goto(path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await crumbs.waitFor();
    return crumbs.getByRole('listitem').allInnerTexts();
  };
  expect(await shown('/account/keys')).toEqual(['Account', 'API keys']);
  expect(await shown('/admin/blog/new')).toEqual(['Admin', 'Manage blog', 'New post']);
  expect(await shown('/hub/convert/data')).toEqual(['API hub', 'Convert', 'Data formats']);
  await leave();
});

/** Types in the open palette; resolves to the name of the first result once it is this one. */
async function expectFirst(page: Page, query: string, name: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('searchbox').fill(query);
  const options = page.getByRole('dialog').getByRole('option');
  await expect.poll(() => options.first().innerText()).toMatch(name);
}

async function openPalette(page: Page): Promise<void> {
  const field = page.getByRole('dialog').getByRole('searchbox');
  // The part of the page that knows the shortcut may be later than the first.
  await expect
    .poll(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('Control+k');
      return field.isVisible();
    })
    .toBe(true);
}

it('creates a key from the palette, by keyboard alone', async () => {
  await makeAccount(site.server.url, 'noor', password);
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await signIn(page, site.server.url, 'noor', password);
  await page.goto('/dashboards/');
  await awake(page);
  await openPalette(page);
  await expectFirst(page, 'create key', /^Create API key/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  await expect.poll(() => page.url()).toBe(`${site.server.url}/account/keys`);
  await leave();
});

it('finds people and recent calls in the palette, and asks the server only when typing pauses', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, still);
  await signIn(page, site.server.url, 'keeper', password);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/people') asked.push(searchParams.get('search') ?? '');
  });
  expect((await page.request.get('/api/v1/random/uuid')).status()).toBe(200);
  await page.goto('/dashboards/');
  await awake(page);
  await openPalette(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('keeper', { delay: 20 });
  expect(asked).toEqual([]);
  await page.clock.resume();
  await page.getByRole('option', { name: /keeper@example\.test/ }).waitFor();
  expect(asked).toEqual(['keeper']);
  await expectFirst(page, 'k', /./);
  await expectFirst(page, 'uuid', /^UUID/);
  await page.getByRole('option', { name: /GET random\/uuid · 200/ }).waitFor();
  await expect.poll(() => asked).toEqual(['keeper', 'uuid']);
  await leave();
});

it.each([
  ['fr', 'déconnexion', /^Se déconnecter/],
  ['ar', 'داكن', /^الوضع الداكن/],
  ['zh-CN', '密钥', /^API 密钥/],
])('finds by synonyms in %s', async (locale, query, first) => {
  const { page, leave } = await visit(site.browser, site.server.url, { ...still, locale });
  await signIn(page, site.server.url, 'keeper', password);
  await page.goto('/dashboards/');
  await awake(page);
  await openPalette(page);
  await expectFirst(page, query, first);
  await leave();
});
