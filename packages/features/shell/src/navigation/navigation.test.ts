import { describe, expect, it } from 'vitest';
import { storyPages } from '../story/story-pages.ts';
import { adminMenu, menuFor, personLinks, placesOf, siteLinks } from './navigation.ts';
import type { MenuInput } from './navigation.ts';
import { plannedPages } from './planned-pages.ts';
import { menuAt } from './use-menu.ts';

const menu = (input: Partial<MenuInput> = {}) => menuFor({ pages: storyPages, who: 'user', areas: 'all', ...input });
const hrefs = (input?: Partial<MenuInput>) =>
  menu(input).map(({ id, entries }) => [id, placesOf(entries).map(({ href }) => href)]);
const areasOf = (areas: MenuInput['areas']) => menu({ areas }).find(({ id }) => id === 'areas');

it('shows the areas that have APIs, with how many', () => {
  const areas = areasOf({ convert: 12, random: 3, scrape: 1 });
  expect(areas?.entries.map(({ href, chip }) => [href, chip])).toEqual([
    ['/convert', 12],
    ['/random', 3],
  ]);
  expect(areas?.pending).toBe(0);
});

it('reserves room for every area until the catalogue loads', () => {
  expect([areasOf(undefined)?.entries.length, areasOf(undefined)?.pending]).toEqual([0, 10]);
});

it('shows all areas when the catalogue fails to load, and no group of them if none has APIs', () => {
  expect(areasOf('all')?.entries.map(({ href }) => href)).toEqual([
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
  expect(areasOf({})).toBeUndefined();
});

it('shows people their account, and visitors the prices', () => {
  const shown = (who: MenuInput['who']) => hrefs({ who, areas: {} }).slice(0, -1);
  expect(shown('user')).toEqual([
    ['start', ['/dashboards/', '/hub', '/hub?favourites']],
    ['account', ['/account/keys', '/account/usage', '/account/plan']],
    ['learn', ['/docs', '/recent-updates', '/apps/blog/posts']],
  ]);
  expect(shown('visitor')).toEqual([
    ['start', ['/dashboards/', '/hub', '/hub?favourites']],
    ['learn', ['/docs', '/recent-updates', '/pricing', '/apps/blog/posts']],
  ]);
});

it('omits groups and submenus without pages', () => {
  const kept = ['/dashboards', '/hub', '/apps/blog/posts'];
  const pages = storyPages.filter(({ path }) => kept.includes(path));
  expect(hrefs({ pages })).toEqual([
    ['start', ['/dashboards/', '/hub', '/hub?favourites']],
    ['learn', ['/apps/blog/posts']],
  ]);
});

it('orders entries by number, independent of the page order, with submenus among them', () => {
  const samples = menu({ pages: [...plannedPages, ...storyPages].toReversed() }).at(-1);
  expect(samples?.entries.map(({ label, items }) => items?.map((item) => `${label}: ${item.label}`) ?? label)).toEqual([
    'Modern',
    'Ecommerce',
    'Contacts',
    'Chats',
    ['Users: Followers', 'Users: Friends', 'Users: Gallery'],
    'Notes',
    'Calendar',
    'Tickets',
    'shell.nav.table',
    'shell.nav.ktp',
    'shell.nav.kk',
  ]);
});

it('marks the updates as new after something was published', () => {
  const chips = (hasNews: boolean) =>
    menu({ areas: {}, hasNews })
      .flatMap(({ entries }) => entries)
      .flatMap(({ href, chip }) => (chip === undefined ? [] : [[href, chip]]));
  expect([chips(true), chips(false)]).toEqual([[['/recent-updates', 'new']], []]);
});

describe('the admin area', () => {
  it('has a menu of its own', () => {
    expect(adminMenu(storyPages).map(({ id, entries }) => [id, placesOf(entries).map(({ href }) => href)])).toEqual([
      ['admin', ['/admin/users', '/addscrape']],
      ['admin-system', ['/admin/audit']],
    ]);
  });

  it.each([
    ['/hub', true, ['start', { to: 'admin', href: '/admin/users' }]],
    ['/admin/users/7', true, ['admin', { to: 'site', href: '/dashboards/' }]],
    ['/admin/users/7', false, ['start', null]],
    ['/hub', false, ['start', null]],
  ])('%s, admin: %s', (pathname, isAdmin, shown) => {
    const { groups, areaSwitch } = menuAt(
      { pathname, search: '' },
      { pages: storyPages, who: isAdmin ? 'admin' : 'user', areas: 'all' },
    );
    expect([groups[0]?.id, areaSwitch]).toEqual(shown);
  });
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
    ['shell.site.product', ['/allfeature', '/pricing2', '/portfolio']],
    ['shell.nav.learn', ['/docs', '/recent-updates', '/apps/blog/posts', '/about']],
    ['shell.site.help', ['/support', '/contact']],
    ['shell.site.legal', ['/privacyp', '/tos', '/datadeletion']],
  ]);
});

it('finds the entry for an address: of its page, or of the nearest one above', () => {
  const pages = [...storyPages, ...plannedPages];
  const at = (address: string) => {
    const { pathname, search } = new URL(address, 'https://yard.example');
    return menuAt({ pathname, search }, { pages, who: 'admin', areas: 'all' }).current;
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
      '/docs/limits',
      '/account/keys',
      '/account/profile',
      '/addscrape/start',
      '/admin/users/7',
      '/admin/invitations',
      '/apps/followers',
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
    '/convert',
    '/convert',
    '/docs',
    '/account/keys',
    null,
    '/addscrape',
    '/admin/users',
    '/admin/users',
    '/apps/followers',
    null,
  ]);
});
