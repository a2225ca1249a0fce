import { expect, it } from 'vitest';
import { storyPages } from '../story/story-pages.ts';
import { currentOf, menuFor, personLinks, placesOf, siteLinks } from './navigation.ts';
import type { MenuInput } from './navigation.ts';
import { plannedPages } from './planned-pages.ts';

const hrefs = (input: Partial<MenuInput>) =>
  menuFor({ pages: storyPages, isAdmin: false, areas: 'all', ...input }).map(({ label, entries }) => [
    label,
    placesOf(entries).map(({ href }) => href),
  ]);

it('shows the areas that have APIs, with how many', () => {
  const [, tools] = menuFor({ pages: storyPages, isAdmin: false, areas: { convert: 12, random: 3, scrape: 1 } });
  expect(tools?.entries.map(({ href, chip }) => [href, chip])).toEqual([
    ['/allfeature', undefined],
    ['/hub', undefined],
    ['/hub?favourites', undefined],
    ['/convert', 12],
    ['/random', 3],
  ]);
  expect(tools?.pending).toBe(0);
});

it('reserves room for every area until the catalogue loads', () => {
  const [, tools] = menuFor({ pages: storyPages, isAdmin: false, areas: undefined });
  expect([tools?.entries.length, tools?.pending]).toEqual([3, 10]);
});

it('shows all areas when the catalogue fails to load', () => {
  expect(hrefs({})[1]?.[1]).toEqual([
    '/allfeature',
    '/hub',
    '/hub?favourites',
    '/downloader',
    '/stalker',
    '/cekid',
    '/convert',
    '/convertasync',
    '/puzzle',
    '/islami',
    '/photoeditor',
    '/random',
    '/ai',
  ]);
});

it('shows admin pages to admins only', () => {
  expect(hrefs({ isAdmin: true }).at(-1)).toEqual(['shell.nav.admin', ['/admin/users', '/addscrape']]);
  expect(hrefs({}).at(-1)?.[0]).toBe('shell.nav.samples');
});

it('omits groups and submenus without pages', () => {
  const kept = ['/dashboards', '/hub', '/apps/blog/posts'];
  const pages = storyPages.filter(({ path }) => kept.includes(path));
  expect(hrefs({ pages })).toEqual([
    ['shell.nav.start', ['/dashboards/']],
    ['shell.nav.tools', ['/hub', '/hub?favourites']],
    ['shell.nav.learn', ['/apps/blog/posts']],
  ]);
  expect(hrefs({ pages: pages.slice(0, 1) })).toEqual([['shell.nav.start', ['/dashboards/']]]);
});

it('orders entries by number, independent of the page order, with submenus among them', () => {
  const menu = menuFor({ pages: [...plannedPages, ...storyPages].toReversed(), isAdmin: false, areas: 'all' });
  expect(menu[3]?.entries.map(({ label, items }) => items?.map((item) => `${label}: ${item.label}`) ?? label)).toEqual([
    'Modern',
    'Ecommerce',
    'Contacts',
    ['eCommerce: Shop', 'eCommerce: Detail', 'eCommerce: List', 'eCommerce: Checkout'],
    'Chats',
    ['Users: Followers', 'Users: Friends', 'Users: Gallery'],
    'Notes',
    'Calendar',
    'Email',
    'Tickets',
    'shell.nav.table',
    'shell.nav.ktp',
    'shell.nav.kk',
  ]);
});

it('marks the updates as new after something was published', () => {
  const chips = (hasNews: boolean) =>
    menuFor({ pages: storyPages, isAdmin: false, areas: {}, hasNews })
      .flatMap(({ entries }) => entries)
      .flatMap(({ href, chip }) => (chip === undefined ? [] : [[href, chip]]));
  expect([chips(true), chips(false)]).toEqual([[['/recent-updates', 'new']], []]);
});

it('lists the links of the account menu and of public pages', () => {
  expect(personLinks(storyPages).map(({ href }) => href)).toEqual([
    '/dashboards/',
    '/hub?favourites',
    '/account/profile',
  ]);
  const { header, footer } = siteLinks(storyPages);
  expect(header.map(({ href }) => href)).toEqual(['/allfeature', '/pricing2', '/docs', '/apps/blog/posts', '/about']);
  expect(footer.map(({ label, links }) => [label, links.map(({ href }) => href)])).toEqual([
    ['shell.site.product', ['/allfeature', '/hub', '/pricing2', '/portfolio']],
    ['shell.nav.learn', ['/docs', '/recent-updates', '/apps/blog/posts', '/about']],
    ['shell.site.help', ['/support', '/contact']],
    ['shell.site.legal', ['/privacyp', '/tos', '/datadeletion']],
  ]);
});

it('finds the entry for an address', () => {
  const menu = menuFor({ pages: [...storyPages, ...plannedPages], isAdmin: true, areas: 'all' });
  const at = (address: string) => {
    const { pathname, search } = new URL(address, 'https://yard.example');
    return currentOf(menu, { pathname, search });
  };
  expect(
    [
      '/',
      '/dashboards',
      '/dashboards/',
      '/dashboards/modern',
      '/hub',
      '/hub?area=random',
      '/hub?favourites',
      '/hub/convert/hash?favourites',
      '/convert/',
      '/addscrape/start',
      '/admin/users/7',
      '/admin/invitations',
      '/apps/ecommerce/detail/1',
      '/auth/login',
    ].map(at),
  ).toEqual([
    '/dashboards/',
    '/dashboards/',
    '/dashboards/',
    '/dashboards/modern',
    '/hub',
    '/hub',
    '/hub?favourites',
    '/hub',
    '/convert',
    '/addscrape',
    '/admin/users',
    '/admin/users',
    '/apps/ecommerce/detail/1',
    null,
  ]);
});
