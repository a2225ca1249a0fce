import { menuFor, personLinks, placesOf, siteLinks } from '@apiyard/shell/navigation/navigation.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

it('shows an admin every group in order', () => {
  const menu = menuFor({ pages, isAdmin: true, areas: 'all' });
  expect(menu.map(({ label, entries }) => [label, placesOf(entries).map(({ href }) => href)])).toEqual([
    ['shell.nav.start', ['/dashboards/']],
    [
      'shell.nav.tools',
      [
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
      ],
    ],
    ['shell.nav.learn', ['/docs', '/recent-updates', '/pricing', '/android', '/apps/blog/posts']],
    ['shell.nav.samples', ['/tables/collapsible', '/ktp', '/kk']],
    [
      'shell.nav.admin',
      [
        '/admin',
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
    ],
  ]);
});

it('lists the links of the account menu', () => {
  expect(personLinks(pages).map(({ href, label }) => [href, label])).toEqual([
    ['/dashboards/', 'shell.nav.dashboard'],
    ['/hub?favourites', 'shell.nav.favourites'],
    ['/account/profile', 'Profile'],
    ['/account/security', 'shell.account.security'],
    ['/account/keys', 'shell.account.keys'],
    ['/account/usage', 'shell.account.usage'],
    ['/account/plan', 'shell.account.plan'],
  ]);
});

it('lists the links of public pages', () => {
  const { header, footer } = siteLinks(pages);
  expect(header.map(({ href }) => href)).toEqual(['/allfeature', '/pricing2', '/docs', '/apps/blog/posts', '/about']);
  expect(footer.map(({ label, links }) => [label, links.map(({ href }) => href)])).toEqual([
    ['shell.site.product', ['/allfeature', '/hub', '/pricing2', '/portfolio']],
    ['shell.nav.learn', ['/docs', '/recent-updates', '/apps/blog/posts', '/about']],
    ['shell.site.help', ['/support', '/contact']],
    ['shell.site.legal', ['/privacyp', '/tos', '/datadeletion']],
  ]);
});
