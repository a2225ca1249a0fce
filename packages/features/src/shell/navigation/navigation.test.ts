import { expect, it } from 'vitest';
import { currentOf, menuFor, placesOf } from './navigation.ts';
import type { MenuInput } from './navigation.ts';

const anywhere = () => true;
const hrefs = (input: Partial<MenuInput>) =>
  menuFor({ isAdmin: false, areas: 'all', exists: anywhere, ...input }).map(({ label, entries }) => [
    label,
    placesOf(entries).map(({ href }) => href),
  ]);

it('shows the areas that have APIs, with how many', () => {
  const [, tools] = menuFor({ isAdmin: false, areas: { convert: 12, random: 3, scrape: 1 }, exists: anywhere });
  expect(tools?.entries.map(({ href, chip }) => [href, chip])).toEqual([
    ['/allfeature', undefined],
    ['/hub', undefined],
    ['/hub?favourites', undefined],
    ['/convert', 12],
    ['/random', 3],
  ]);
  expect(tools?.pending).toBe(0);
});

it('keeps room for every area while it is not known which have APIs', () => {
  const [, tools] = menuFor({ isAdmin: false, areas: undefined, exists: anywhere });
  expect([tools?.entries.length, tools?.pending]).toEqual([3, 10]);
});

it('shows all areas when the catalogue cannot be had', () => {
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

it('shows admins their pages, and nobody else', () => {
  expect(hrefs({ isAdmin: true }).at(-1)).toEqual([
    'shell.nav.admin',
    [
      '/admin/users',
      '/addprem',
      '/admin/plans',
      '/admin/messages',
      '/admin/recent-updates',
      '/admin/blog',
      '/admin/gallery',
      '/admin/addapk',
      '/addscrape',
      '/admin/audit',
      '/admin/health',
      '/admin/settings',
    ],
  ]);
  expect(hrefs({}).at(-1)?.[0]).toBe('shell.nav.samples');
});

it('leaves out what no route leads to, and groups that are empty then', () => {
  expect(hrefs({ exists: (href) => ['/dashboards/', '/hub', '/apps/blog/posts'].includes(href) })).toEqual([
    ['shell.nav.start', ['/dashboards/']],
    ['shell.nav.tools', ['/hub']],
    ['shell.nav.learn', ['/apps/blog/posts']],
  ]);
});

it('knows which entry an address belongs to', () => {
  const menu = menuFor({ isAdmin: true, areas: 'all', exists: anywhere });
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
